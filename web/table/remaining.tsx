import { useState } from 'preact/hooks';
import { api, bodyOf, type Game } from '../api/client.ts';
import { t } from '../i18n/index.ts';
import { PiecePicture, TilePicture } from '../ui/art.tsx';
import { useResource } from '../ui/use-resource.ts';

/** On request: the scores if the game ended now, and the tiles that can still be drawn. */
export function Remaining({ game }: { game: Game }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t().scores.remaining}</summary>
      {isOpen && <Projection game={game} />}
    </details>
  );
}

function Projection({ game }: { game: Game }) {
  const { value } = useProjection(game);
  if (value === undefined) return <p class="quiet">{t().loading}</p>;
  return (
    <>
      <h3>{t().scores.projection}</h3>
      <p class="projection">
        {value.scores.map((score, seat) => (
          <span key={seat}>
            <PiecePicture piece="meeple" seat={seat} size={18} /> {score}
          </span>
        ))}
      </p>
      <Tiles tiles={value.remaining} size={48} />
    </>
  );
}

/** The tiles that can still be drawn, in a strip below the board in wide windows. */
export function RemainingStrip({ game }: { game: Game }) {
  const { value } = useProjection(game);
  return (
    <section class="remaining-strip for-wide" aria-label={t().scores.remaining} tabIndex={0}>
      <Tiles tiles={value?.remaining ?? []} size={40} />
    </section>
  );
}

const useProjection = ({ id, version }: Game) =>
  useResource(
    () => bodyOf(api.GET('/v1/games/{id}/projection', { params: { path: { id } } })),
    [id, version],
  );

interface TilesProps {
  readonly tiles: readonly { readonly tile: string; readonly count: number }[];
  readonly size: number;
}

function Tiles({ tiles, size }: TilesProps) {
  return (
    <ul class="remaining">
      {tiles.map(({ tile, count }) => (
        <li key={tile}>
          <TilePicture tile={tile} size={size} />
          <span>{`×${count}`}</span>
        </li>
      ))}
    </ul>
  );
}
