import { Entrance } from '../link/entrance.tsx';
import { prepareParts } from '../table/later.ts';
import { SessionOver } from '../table/session-over.tsx';
import { firstView } from '../ui/lazy.tsx';
import type { ViewProps } from './router.ts';

const GamePage = firstView<ViewProps>(async () => (await import('../table/game-page.tsx')).GamePage);

function TableOfGame(props: ViewProps) {
  const { id, session } = props;
  return (
    <SessionOver session={session}>
      <Entrance key={session?.playerId} id={id} session={session}>
        <GamePage {...props} />
      </Entrance>
    </SessionOver>
  );
}

/** The table of a game, including the steps before the player is seated; `prepare` loads all of its code. */
export const Table = Object.assign(TableOfGame, {
  prepare: async () => {
    await Promise.all([GamePage.prepare(), prepareParts()]);
  },
  /** Loads the code of a table's first view. */
  prepareFirst: GamePage.prepare,
});
