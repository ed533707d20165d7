import {
  awaiting,
  decisionTypesIn,
  explain,
  type GameState,
  isDeclining,
  supposeTurn,
} from '../../engine/index.ts';
import { playTurn, usedUp } from './assume.ts';
import type { Before } from './chain.ts';
import { comingTiles } from './coming-tiles.ts';
import { conditionsHold, lostCondition } from './condition.ts';
import type { Misfit, PlanContent } from './plan.ts';
import { typeOfStep } from './preference.ts';

/** Permanent reasons: no event on the board removes them before the conditions of a plan hold. */
const lasting: readonly string[] = [
  'cell-not-free',
  'edges-do-not-match',
  'no-such-segment',
  'no-such-piece',
  'corner-not-allowed',
];

/**
 * Returns why a seat's plan could not be carried out if it were the seat's turn now, after the plans it follows; undefined if it could.
 * While conditions of any of these plans do not hold, only permanent facts count: an occupied cell never becomes free.
 */
export function misfitOf(before: Before, seat: number, plan: PlanContent): Misfit | undefined {
  const { game } = before;
  const { state } = game;
  if (lostCondition(state, seat, plan.conditions) !== undefined)
    return { reason: 'condition-lost', detail: 'The condition can no longer hold.' };
  const [first] = plan.decisions;
  if (first.type !== 'tile') return misfitOfAnswer(before, seat, plan);
  const coming = comingTiles(game, seat);
  if (plan.tile !== null && !coming.includes(plan.tile)) return usedUp(plan.tile);
  const tiles = plan.tile === null ? coming : [plan.tile];
  let firstMisfit: Misfit | undefined;
  for (const tile of tiles) {
    const misfit = misfitOfTurn(supposeTurn(state, seat, tile), seat, plan);
    if (misfit === undefined) return undefined;
    firstMisfit ??= misfit;
  }
  return lastingOne(before, seat, plan, firstMisfit);
}

/** A preference or a declining answer fits any board; any other answer must be legal before the seat's next draw. */
function misfitOfAnswer(before: Before, seat: number, plan: PlanContent): Misfit | undefined {
  const { state } = before.game;
  const [first] = plan.decisions;
  const type = typeOfStep(first);
  if (!decisionTypesIn(state).includes(type))
    return { reason: 'wrong-decision', detail: `This game has no decision "${type}".` };
  if (first.type === 'preference' || isDeclining(first)) return undefined;
  const isAwaiting = awaiting(state)?.seat === seat && explain(state, seat, first) === undefined;
  if (isAwaiting) return undefined;
  const misfit = misfitOfTurn(supposeTurn(state, seat), seat, plan);
  return lastingOne(before, seat, plan, misfit);
}

function misfitOfTurn(
  turn: GameState | undefined,
  seat: number,
  { decisions }: PlanContent,
): Misfit | undefined {
  const outcome = playTurn(turn, seat, decisions);
  return 'misfit' in outcome ? outcome.misfit : undefined;
}

function lastingOne(
  { game, isCertain }: Before,
  seat: number,
  { conditions }: PlanContent,
  misfit: Misfit | undefined,
): Misfit | undefined {
  if (misfit === undefined || (isCertain && conditionsHold(game.state, seat, conditions))) return misfit;
  return lasting.includes(misfit.reason) ? misfit : undefined;
}
