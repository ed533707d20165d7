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

/** Returns a state that takes less room. */
export function compactState(state: GameState): CompactState {
  return compactPosition(positionOf(state)) as unknown as CompactState;
}

/** Returns how many bytes a state takes. */
export function sizeOfState(state: CompactState): number {
  return sizeOfPosition(state as unknown as CompactPosition);
}

/** Returns the state again; takes microseconds. */
export function expandState(state: CompactState): GameState {
  return stateOf(expandPosition(state as unknown as CompactPosition));
}
