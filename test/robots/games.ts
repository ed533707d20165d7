import {
  awaiting,
  type Decision,
  type GameSetup,
  type GameState,
  newGame,
  resolveRules,
} from '../../src/engine/index.ts';
import { decided } from '../engine/support/decided.ts';

/** The base game for a number of seats; the seed determines the shuffle. */
export function baseGame(seats: number, number: number): GameSetup {
  const seed = number.toString(16).padStart(64, '0');
  return { rules: resolveRules({}), seats, bag: { seed } };
}

/**
 * Plays a whole game with its seats' decisions.
 * @throws Error on a decision that the engine refuses
 * @returns the final state
 */
export function playOut(setup: GameSetup, decide: (state: GameState, seat: number) => Decision): GameState {
  let { state } = newGame(setup);
  for (let next = awaiting(state); next !== undefined; next = awaiting(state)) {
    state = decided(state, next.seat, decide(state, next.seat));
  }
  return state;
}
