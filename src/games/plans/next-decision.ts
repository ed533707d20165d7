import {
  awaiting,
  bareDecisions,
  type Decision,
  deploymentsOf,
  explain,
  type GameState,
  viewFor,
} from '../../engine/index.ts';
import { conditionsHold } from './condition.ts';
import type { Plan } from './plan.ts';
import { decisionOf, typeOfStep } from './preference.ts';

/** The decision to make now for a plan. */
export interface PlannedDecision {
  readonly plan: Plan;
  readonly decision: Decision;
}

/**
 * Returns the decision that a seat's plans make now, if the game waits for the seat: the next one of a plan started in this turn, or else
 * the first one of the first plan that applies.
 */
export function plannedDecision(
  state: GameState,
  seat: number,
  plans: readonly Plan[],
): PlannedDecision | undefined {
  const begun = plans.find(({ made }) => made > 0);
  const found =
    begun === undefined ? plans.map((plan) => firstOf(state, seat, plan)) : [nextOf(state, seat, begun)];
  return found.find((each) => each !== undefined);
}

function nextOf(state: GameState, seat: number, plan: Plan): PlannedDecision | undefined {
  const step = plan.decisions[plan.made];
  const decision = step && decisionOf(state, seat, step);
  if (decision === undefined || explain(state, seat, decision) !== undefined) return undefined;
  return { plan, decision };
}

function firstOf(state: GameState, seat: number, plan: Plan): PlannedDecision | undefined {
  const [first] = plan.decisions;
  if (awaiting(state)?.decisions.some((type) => type === typeOfStep(first)) !== true) return undefined;
  if (!conditionsHold(state, seat, plan.conditions)) return undefined;
  const decision = asOffered(state, seat, plan).find((each) => explain(state, seat, each) === undefined);
  return decision && { plan, decision };
}

/** Returns the first decision of a plan in the form of the options: with its tile if several could be placed. */
function asOffered(state: GameState, seat: number, { tile, decisions: [first] }: Plan): Decision[] {
  if (first.type !== 'tile') {
    const decision = decisionOf(state, seat, first);
    return decision === undefined ? [] : [decision];
  }
  const { drawn, hand } = viewFor(state, seat);
  const playable = drawn === null ? [...new Set(hand ?? [])] : [drawn];
  const fitting = playable.filter((each) => tile === null || each === tile);
  return fitting.map((each) => (playable.length > 1 ? { ...first, tile: each } : first));
}

/** Returns a seat's only legal decision; undefined if there are several. */
export function forcedDecision(state: GameState, seat: number): Decision | undefined {
  const [only, ...others] = bareDecisions(state, seat);
  if (only === undefined || others.length > 0) return undefined;
  return deploymentsOf(state, only).length === 0 ? only : undefined;
}
