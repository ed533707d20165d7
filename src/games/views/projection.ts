import type { GameRow } from '../../db/games/games.ts';
import { type FittingTile, fitting, project, type RemainingTile, remaining } from '../../engine/index.ts';
import { seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { loadGame } from '../state/load.ts';
import { requireAids } from './aids.ts';

/** A look ahead, based on what the viewer may know. */
export interface Projection {
  readonly version: number;
  /** Points per seat if the game ended now. */
  readonly scores: readonly number[];
  /** Tiles that can still come. */
  readonly remaining: readonly RemainingTile[];
  /** Those of them that fit into the requested cell; null if none was requested. */
  readonly fitting: readonly FittingTile[] | null;
}

/**
 * Looks ahead from a game as it stands at `row`.
 * @throws Problem game-not-running before the start, aids-off
 */
export async function projectGame(
  deps: Deps,
  playerId: string | undefined,
  row: GameRow,
  cell: { readonly x: number; readonly y: number } | undefined,
): Promise<Projection> {
  if (row.startedAt === null) throw problem('game-not-running', { gameStatus: row.status });
  requireAids(row);
  const { state } = await loadGame(deps, row);
  const viewer = seatOf(row, playerId)?.seat;
  return {
    version: row.version,
    scores: project(state),
    remaining: remaining(state, viewer),
    fitting: cell === undefined ? null : fitting(state, viewer, cell.x, cell.y),
  };
}
