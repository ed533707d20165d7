import { fitting, project, remaining } from '../../engine/index.ts';
import { seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { loadGame } from '../state/load.ts';
import type { GameRow } from '../store/games.ts';
import { requireAssistance } from './assistance.ts';

/**
 * Projects a game from its row's version, using only the viewer's knowledge. `fitting` is null without a cell.
 * @throws Problem game-not-running before the start, assistance-off
 */
export async function projectGame(
  deps: Deps,
  playerId: string | undefined,
  row: GameRow,
  cell: { readonly x: number; readonly y: number } | undefined,
) {
  if (row.startedAt === null) throw problem('game-not-running', { gameStatus: row.status });
  requireAssistance(row);
  const { state } = await loadGame(deps, row);
  const viewer = seatOf(row, playerId)?.seat;
  return {
    version: row.version,
    scores: project(state),
    remaining: remaining(state, viewer),
    fitting: cell === undefined ? null : fitting(state, viewer, cell.x, cell.y),
  };
}
