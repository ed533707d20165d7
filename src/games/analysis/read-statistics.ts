import { rulesSchema, viewFor } from '../../engine/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { readEntries } from '../log/read-entries.ts';
import { loadGame } from '../state/load.ts';
import type { GameRow } from '../store/games.ts';
import { statisticsOf } from './statistics/statistics.ts';

/**
 * Returns the statistics of a finished game.
 * @throws Problem game-not-finished
 */
export async function readStatistics(deps: Deps, row: GameRow) {
  if (row.status !== 'finished' || row.startedAt === null) {
    const detail = 'Statistics are made when a game is over. Until then read it: GET /v1/games/{id}.';
    throw problem('game-not-finished', { detail, gameStatus: row.status });
  }
  const entries = await readEntries(deps, row, 0, row.version);
  const { state } = await loadGame(deps, row);
  const rules = rulesSchema.parse(row.rules);
  const { seatCount, startedAt } = row;
  return statisticsOf({ rules, seatCount, startedAt, entries, end: viewFor(state, undefined) });
}
