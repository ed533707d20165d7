import { awaiting, type GameState, result } from '../../engine/index.ts';
import type { GameUpdate } from '../store/append-entry.ts';

/** Returns the status of a started game; `aborted` if the players agreed to end it without a result. */
export function statusOf(state: GameState): GameUpdate['status'] {
  if (result(state) !== undefined) return 'finished';
  return awaiting(state) === undefined ? 'aborted' : 'running';
}

/** Returns the place of each seat, from 1; empty unless the game is finished with a result. */
export function placesOf(state: GameState): readonly number[] {
  return result(state)?.places ?? [];
}
