import type { GameRow } from '../../db/games.ts';
import type { Deps } from '../../deps.ts';
import { rulesSchema, viewFor } from '../../engine/index.ts';
import { problem } from '../../problems.ts';
import { readEntries } from '../log/read-entries.ts';
import { loadGame } from '../state/load.ts';
import { type GameStatistics, statisticsOf } from './statistics/statistics.ts';

/**
 * Returns the statistics of a game that is over.
 * @throws Problem game-not-finished
 */
export async function readStatistics(deps: Deps, row: GameRow): Promise<GameStatistics> {
  if (row.status !== 'finished' || row.startedAt === null)
    throw problem('game-not-finished', { gameStatus: row.status });
  const entries = await readEntries(deps, row, 0, row.version);
  const { state } = await loadGame(deps, row);
  const rules = rulesSchema.parse(row.rules);
  const { seatCount, startedAt } = row;
  return statisticsOf({ rules, seatCount, startedAt, entries, end: viewFor(state, undefined) });
}
