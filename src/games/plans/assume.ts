import { explain, type GameState, isDeclining, supposeDecision, supposeTurn } from '../../engine/index.ts';
import type { LoadedGame } from '../store/game-cache.ts';
import { comingTiles } from './coming-tiles.ts';
import type { Misfit } from './plan.ts';
import { decisionOf, type Step } from './preference.ts';

/** An assumed future turn. */
export interface AssumedTurn {
  readonly seat: number;
  /** Type of the drawn tile; null if none is drawn yet, or it is from the hand. */
  readonly tile: string | null;
  readonly decisions: readonly Step[];
}

/** The outcome of an assumption: a result, or why it is impossible. */
export type Outcome<Value> = { readonly result: Value } | { readonly misfit: Misfit };

/** Returns the game after an assumed turn, as far as a viewer can know it: nothing hidden is drawn. */
export function assume(game: LoadedGame, viewer: number, turn: AssumedTurn): Outcome<LoadedGame> {
  const { seat, tile, decisions } = turn;
  if (tile !== null && !comingTiles(game, seat, viewer).includes(tile)) return { misfit: usedUp(tile) };
  const [first] = decisions;
  if (tile === null && first !== undefined && first.type !== 'preference' && isDeclining(first))
    return { misfit: drawsUnknown };
  const outcome = playTurn(supposeTurn(game.state, seat, tile ?? undefined, viewer), seat, decisions);
  return 'misfit' in outcome ? outcome : { result: { ...game, state: outcome.result } };
}

/** Returns the misfit of a tile that can no longer be drawn. */
export const usedUp = (tile: string): Misfit => ({
  reason: 'tile-used-up',
  detail: `No tile ${tile} can be drawn any longer.`,
});

const drawsUnknown: Misfit = {
  reason: 'wrong-decision',
  detail: 'The tile drawn after this decision is unknown.',
};

/**
 * Makes decisions in an assumed turn. Skips later ones that decline if there is nothing to decline, and preferences if there
 * is nothing to prefer.
 */
export function playTurn(
  turn: GameState | undefined,
  seat: number,
  decisions: readonly Step[],
): Outcome<GameState> {
  if (turn === undefined)
    return { misfit: { reason: 'not-your-turn', detail: 'This turn is no longer possible.' } };
  let state = turn;
  for (const [index, step] of decisions.entries()) {
    const decision = decisionOf(state, seat, step);
    if (decision === undefined) continue;
    const refusal = explain(state, seat, decision);
    if (refusal === undefined) state = supposeDecision(state, decision);
    else if (index === 0 || !isDeclining(decision)) {
      const { reason, rule, detail } = refusal;
      return { misfit: { reason, rule, detail, refused: { state, decision } } };
    }
  }
  return { result: state };
}
