import type { GameUpdate } from '../../db/games/append-entry.ts';
import { awaiting, type GameState, result } from '../../engine/index.ts';

/** Returns the status of a started game; `aborted` where everybody agreed to end it without a result. */
export function statusOf(state: GameState): GameUpdate['status'] {
  if (result(state) !== undefined) return 'finished';
  return awaiting(state) === undefined ? 'aborted' : 'running';
}
