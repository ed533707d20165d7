import { type PackedPosition, packPosition, unpackPosition } from './core/position/compact.ts';
import { type GameState, positionOf, stateOf } from './game.ts';
import type { Rules } from './table-rules.ts';
import { rulesetFor } from './tiles-of-game.ts';

/** A state as data, which can be cloned and sent to another thread. */
export interface PackedState {
  readonly rules: unknown;
  readonly seats: number;
  readonly position: PackedPosition;
}

/** Returns a state as data. */
export function packState(state: GameState): PackedState {
  const position = positionOf(state);
  const { rules, seats } = position.box;
  return { rules, seats, position: packPosition(position) };
}

/** Returns the state again; takes microseconds once the rules are known here. */
export function unpackState({ rules, seats, position }: PackedState): GameState {
  return stateOf(unpackPosition(rulesetFor(rules as Rules, seats), position));
}
