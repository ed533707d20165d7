import {
  awaiting,
  type Decision,
  decisionTypesIn,
  explain,
  type GameState,
  isDeclining,
  type Refusal,
  supposeDecision,
  supposeTurn,
} from '../../engine/index.ts';
import type { LoadedGame } from '../state/cache.ts';
import { comingTiles } from './coming-tiles.ts';
import { conditionsHold, lostCondition } from './condition.ts';
import type { CancelReason, PlanContent } from './plan.ts';

/** Why a plan does not fit the game as it is. `rule`: the id of the rule that it would break. */
export interface Misfit {
  readonly reason: CancelReason;
  readonly rule?: string;
  /** An English sentence. */
  readonly detail: string;
  /** The decision that the rules refuse, and the supposed game in which they do. */
  readonly refused?: { readonly state: GameState; readonly decision: Decision };
}

/** Reasons that stay, whatever happens on the board until the conditions of a plan hold. */
const lasting: readonly string[] = [
  ...['cell-not-free', 'edges-do-not-match', 'no-such-segment', 'no-such-piece', 'corner-not-allowed'],
];

/**
 * Returns why a plan of a seat could not be carried out if it were the seat's turn now; undefined if it could. While the
 * conditions of a plan do not hold, only what stays as it is counts: a cell that is taken is not freed.
 */
export function misfitOf(game: LoadedGame, seat: number, plan: PlanContent): Misfit | undefined {
  const { state } = game;
  if (lostCondition(state, seat, plan.when) !== undefined)
    return { reason: 'condition-lost', detail: 'The condition can no longer hold.' };
  const [first] = plan.decisions;
  if (first.type !== 'tile') return misfitOfAnswer(state, seat, plan);
  const coming = comingTiles(game, seat);
  if (plan.tile !== null && !coming.includes(plan.tile))
    return { reason: 'tile-used-up', detail: `No tile ${plan.tile} can come any more.` };
  const tiles = plan.tile === null ? coming : [plan.tile];
  let firstMisfit: Misfit | undefined;
  for (const tile of tiles) {
    const misfit = misfitOfTurn(supposeTurn(state, seat, tile), seat, plan.decisions);
    if (misfit === undefined) return undefined;
    firstMisfit ??= misfit;
  }
  return lastingOne(state, seat, plan, firstMisfit);
}

/** An answer that declines needs no board on which it is asked; any other has to be legal before the seat's next draw. */
function misfitOfAnswer(state: GameState, seat: number, plan: PlanContent): Misfit | undefined {
  const [first] = plan.decisions;
  if (!decisionTypesIn(state).includes(first.type))
    return { reason: 'wrong-decision', detail: `This game has no decision "${first.type}".` };
  if (isDeclining(first)) return undefined;
  const isAwaiting = awaiting(state)?.seat === seat && explain(state, seat, first) === undefined;
  if (isAwaiting) return undefined;
  const misfit = misfitOfTurn(supposeTurn(state, seat), seat, plan.decisions);
  return lastingOne(state, seat, plan, misfit);
}

function misfitOfTurn(
  turn: GameState | undefined,
  seat: number,
  [first, ...others]: readonly [Decision, ...Decision[]],
): Misfit | undefined {
  if (turn === undefined) return { reason: 'not-your-turn', detail: 'You have no turn any more.' };
  const refused = explain(turn, seat, first);
  if (refused !== undefined) return misfitFrom(refused, turn, first);
  let state = supposeDecision(turn, first);
  for (const decision of others) {
    const refusal = explain(state, seat, decision);
    if (refusal === undefined) state = supposeDecision(state, decision);
    else if (!isDeclining(decision)) return misfitFrom(refusal, state, decision);
  }
  return undefined;
}

function misfitFrom({ reason, rule, detail }: Refusal, state: GameState, decision: Decision): Misfit {
  return { reason, rule, detail, refused: { state, decision } };
}

function lastingOne(
  state: GameState,
  seat: number,
  { when }: PlanContent,
  misfit: Misfit | undefined,
): Misfit | undefined {
  if (misfit === undefined || conditionsHold(state, seat, when)) return misfit;
  return lasting.includes(misfit.reason) ? misfit : undefined;
}
