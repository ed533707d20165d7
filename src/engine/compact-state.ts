import {
  type CompactPosition,
  compactPosition,
  expandPosition,
  sizeOfPosition,
} from './core/position/compact.ts';
import { type GameState, positionOf, stateOf } from './game.ts';

declare const compact: unique symbol;
/** A state that takes a quarter of the room, for those who keep many. */
export interface CompactState {
  readonly [compact]: true;
}

/**
 * Returns a state that takes less room: that of an `earlier` state of the same game where one is given, which is
 * overwritten. A server that keeps thousands of games has less garbage that way.
 */
export function compactState(state: GameState, earlier?: CompactState): CompactState {
  const before = earlier as unknown as CompactPosition | undefined;
  return compactPosition(positionOf(state), before) as unknown as CompactState;
}

/** Returns how many bytes a state takes. */
export function sizeOfState(state: CompactState): number {
  return sizeOfPosition(state as unknown as CompactPosition);
}

/** Returns the state again, independent of the compact one; takes microseconds. */
export function expandState(state: CompactState): GameState {
  return stateOf(expandPosition(state as unknown as CompactPosition));
}
