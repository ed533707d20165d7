import type { Deps } from '../../platform/deps.ts';
import { type FinishedPart, finishedGames } from '../store/game-lists.ts';
import type { GameRow } from '../store/games.ts';
import { readTimeouts, type Timeouts } from '../store/timeouts.ts';
import { settledBefore } from './finished-games.ts';

/** Which finished games are listed. */
export interface ResultsPart extends Omit<FinishedPart, 'until'> {
  /** Only games that ended before. */
  readonly until?: Date | undefined;
}

/**
 * Returns finished games that everybody may see, in the order of their ends. Those of the last minute come to the next
 * reader, so that no place is passed over.
 */
export function listFinished(deps: Deps, { until, ...part }: ResultsPart): Promise<GameRow[]> {
  return finishedGames(deps.db.prisma, { ...part, until: settledBefore(deps, until) });
}

/** Returns the turns that were lost because time was over, by game. */
export const timeoutsIn = ({ db }: Deps, games: readonly GameRow[]): Promise<ReadonlyMap<string, Timeouts>> =>
  readTimeouts(
    db.prisma,
    games.map(({ id }) => id),
  );
