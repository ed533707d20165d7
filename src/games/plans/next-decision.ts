import {
  awaiting,
  type Decision,
  explain,
  type GameState,
  legalDecisions,
  viewFor,
} from '../../engine/index.ts';
import { conditionsHold } from './condition.ts';
import type { Plan } from './plan.ts';

/** A decision that a plan makes now. */
export interface PlannedDecision {
  readonly plan: Plan;
  readonly decision: Decision;
}

/**
 * Returns the decision that a seat's plans make now, as the game waits for the seat: the next one of a plan that was begun
 * in this turn, or else the first one of the first plan that holds.
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
  const decision = plan.decisions[plan.made];
  if (decision === undefined || explain(state, seat, decision) !== undefined) return undefined;
  return { plan, decision };
}

function firstOf(state: GameState, seat: number, plan: Plan): PlannedDecision | undefined {
  const [first] = plan.decisions;
  if (awaiting(state)?.decisions.some((type) => type === first.type) !== true) return undefined;
  if (!conditionsHold(state, seat, plan.conditions)) return undefined;
  const decision = asOffered(state, seat, plan).find((each) => explain(state, seat, each) === undefined);
  return decision && { plan, decision };
}

/** Returns the first decision of a plan in the form in which it would be on offer: with the tile where there are several. */
function asOffered(state: GameState, seat: number, { tile, decisions: [first] }: Plan): Decision[] {
  if (first.type !== 'tile') return [first];
  const { drawn, hand } = viewFor(state, seat);
  const playable = drawn === null ? [...new Set(hand ?? [])] : [drawn];
  const fitting = playable.filter((each) => tile === null || each === tile);
  return fitting.map((each) => (playable.length > 1 ? { ...first, tile: each } : first));
}

/** Returns the only legal decision of a seat, if there is but one. */
export function forcedDecision(state: GameState, seat: number): Decision | undefined {
  const [only, ...others] = legalDecisions(state, seat);
  return others.length === 0 ? only : undefined;
}
