import { useMemo } from 'preact/hooks';
import { playRobot } from '../guests/play.ts';
import { more, t } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';
import { useRemembered } from '../ui/use-remembered.ts';
import { OPEN_TABLES, SUITABLE_TABLES } from './first-lists.ts';
import { FollowedTables } from './followed-tables.tsx';
import { GameCards } from './game-cards.tsx';
import { Pools } from './pools.tsx';
import { StandingTables } from './standing-tables.tsx';
import { usePages } from './use-pages.ts';

interface FindGameProps {
  readonly playerId: string;
  /** Whether it is the player's first game, which the view offers already. */
  readonly isFirst: boolean;
}

/** Renders all ways to start a game: a new table, a robot, a pool, and a seat at an open table. */
export function FindGame({ playerId, isFirst }: FindGameProps) {
  const robot = useAction(() => playRobot('fair'));
  return (
    <section id="find" class="find">
      <h2>{t().nav.find}</h2>
      <div class="buttons">
        <a class="button main" href="/new">
          {t().nav.newGame}
        </a>
        {!isFirst && <Button label={more().find.robot} disabled={robot.isBusy} onClick={() => robot.run()} />}
      </div>
      <FormError error={robot.error} />
      <Pools playerId={playerId} />
      <StandingTables playerId={playerId} />
      <FollowedTables playerId={playerId} />
      <OpenTables playerId={playerId} />
    </section>
  );
}

function OpenTables({ playerId }: { playerId: string }) {
  const words = t().games;
  const [isSuiting, setSuiting] = useRemembered('carcassonne.suitable-tables');
  const open = usePages(isSuiting ? SUITABLE_TABLES : OPEN_TABLES, [playerId, isSuiting]);
  const tables = useMemo(
    () => (open.value?.items ?? []).filter(({ yourSeat }) => yourSeat === null),
    [open.value],
  );
  return (
    <section>
      <h2>{words.openTables}</h2>
      <label class="suiting" title={more().person.suitableHint}>
        <input
          type="checkbox"
          checked={isSuiting}
          onChange={(event) => setSuiting(event.currentTarget.checked)}
        />
        {more().person.suitable}
      </label>
      {tables.length === 0 ? (
        <p class="quiet">{isSuiting ? more().person.noneSuits : words.noOpenTables}</p>
      ) : (
        <GameCards games={tables} />
      )}
    </section>
  );
}
