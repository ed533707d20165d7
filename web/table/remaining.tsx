import { useState } from 'preact/hooks';
import { api, bodyOf, type Game } from '../api/client.ts';
import { PiecePicture, TilePicture } from '../art.tsx';
import { t } from '../i18n/index.ts';
import { useResource } from '../use-resource.ts';

/** On demand: the scores if the game ended now, and the tiles that may still come. */
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
  const { value } = useResource(
    () => bodyOf(api.GET('/v1/games/{id}/projection', { params: { path: { id: game.id } } })),
    [game.id, game.version],
  );
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
      <ul class="remaining">
        {value.remaining.map(({ tile, count }) => (
          <li key={tile}>
            <TilePicture tile={tile} size={48} />
            <span>{`×${count}`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
