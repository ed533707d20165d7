import { useState } from 'preact/hooks';
import { api, bodyOf, type Game, newKey } from '../api/client.ts';
import { currentSession } from '../api/session.ts';
import { momentAddress } from '../app/addresses.ts';
import { go } from '../app/router.ts';
import { becomeGuest } from '../guests/play.ts';
import { t } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';

interface PlayOnProps {
  /** The finished game. */
  readonly game: string;
  /** The moment: after this entry of its log. */
  readonly version: number;
  /** The player's seat; undefined for their own or else that of the turn. */
  readonly seat?: number | undefined;
}

const levels = ['easy', 'fair', 'strong'] as const;
type Level = (typeof levels)[number];

/** Continues a finished game from a moment, against robots. Visitors become guests. */
export function PlayOn({ game, version, seat }: PlayOnProps) {
  const words = t().variation;
  const [robot, setRobot] = useState<Level>('fair');
  const { run, isBusy, error } = useAction(async () => {
    if (currentSession() === undefined) await becomeGuest();
    const params = { path: { id: game }, header: newKey() };
    const body = { version, robot, ...(seat !== undefined && { seat }) };
    const { id } = await bodyOf(api.POST('/v1/games/{id}/variations', { params, body }));
    go(`/games/${id}`);
  });
  return (
    <div class="play-on">
      <h3>{words.title}</h3>
      <p class="quiet">{words.hint}</p>
      <FormError error={error} />
      <div class="buttons">
        <Button label={words.playOn} class="main" disabled={isBusy} onClick={() => run()} />
        <label>
          <span>{words.against}</span>
          <select value={robot} onChange={(event) => setRobot(event.currentTarget.value as Level)}>
            {levels.map((level) => (
              <option key={level} value={level}>
                {words.robots[level]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}

/** Shows which moment of another game a game continues from. */
export function VariationNote({ game: { variation } }: { game: Pick<Game, 'variation'> }) {
  const words = t().variation;
  if (variation === null) return null;
  const { game, version } = variation;
  return (
    <section class="card variation">
      <h2>{words.title}</h2>
      <p>{words.from(version)}</p>
      <p>
        <a href={momentAddress(game, version)}>{words.toOrigin}</a>
      </p>
    </section>
  );
}
