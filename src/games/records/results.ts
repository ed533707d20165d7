import type { Deps } from '../../platform/deps.ts';
import { type FinishedPart, finishedGames } from '../store/game-lists.ts';
import type { GameRow } from '../store/games.ts';
import { readTimeouts, type Timeouts } from '../store/timeouts.ts';
import { settledBefore } from './finished-games.ts';

/** Filters for finished games. */
export interface ResultsPart extends Omit<FinishedPart, 'until'> {
  /** Only games that ended before this time. */
  readonly until?: Date | undefined;
}

/** Returns public finished games in the order of their ends. Leaves the last minute's games for the next call, so that none is skipped. */
export function listFinished(deps: Deps, { until, ...part }: ResultsPart): Promise<GameRow[]> {
  return finishedGames(deps.db.prisma, { ...part, until: settledBefore(deps, until) });
}

/** Returns the turns lost on time, by game. */
export const timeoutsIn = ({ db }: Deps, games: readonly GameRow[]): Promise<ReadonlyMap<string, Timeouts>> =>
  readTimeouts(
    db.prisma,
    games.map(({ id }) => id),
  );
