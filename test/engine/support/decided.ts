import {
  applyDecision,
  type GameSetup,
  type GameState,
  newGame,
  type PlayedDecision,
} from '../../../src/engine/index.ts';

/**
 * Returns the state after a decision.
 * @throws Error with the detail of the refusal if the decision is not legal
 */
export function decided(state: GameState, seat: number, decision: PlayedDecision): GameState {
  const applied = applyDecision(state, seat, decision);
  if (!applied.ok) throw new Error(`${JSON.stringify(decision)}: ${applied.refusal.detail}`);
  return applied.state;
}

/** Returns the state of a new game after the decisions of its seats. */
export const decidedAll = (setup: GameSetup, decisions: readonly (readonly [number, PlayedDecision])[]) =>
  decisions.reduce((state, [seat, decision]) => decided(state, seat, decision), newGame(setup).state);
