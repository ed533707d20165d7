import { z } from 'zod';
import { type Decision, decisionSchema, type GameState, REFUSAL_REASONS } from '../../engine/index.ts';
import { type Problem, problem } from '../../platform/problems.ts';
import type { PlanRow } from '../store/plans.ts';
import { type Condition, conditionSchema } from './condition.ts';

export { PlanState } from '../store/plans.ts';

/** Most plans of a player in a game that wait. */
export const maxWaiting = 20;
/** Most plans of a player in a game that are kept after they ended. */
export const maxEnded = 20;
/** Most decisions of a plan: a placement, and answers to what follows from it. */
export const maxDecisions = 6;
/** Most conditions of a plan. */
export const maxConditions = 4;

/** Why a plan was cancelled: a rule that its decision would break, or something else that keeps it from fitting. */
export const cancelReasons = [
  'tile-used-up',
  'condition-lost',
  'robot-decides',
  'undone',
  'before-cancelled',
  ...REFUSAL_REASONS,
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Why a plan does not fit the game as it is. `rule`: the id of the rule that it would break. */
export interface Misfit {
  readonly reason: CancelReason;
  readonly rule?: string;
  /** An English sentence. */
  readonly detail: string;
  /** The decision that the rules refuse, and the supposed game in which they do. */
  readonly refused?: { readonly state: GameState; readonly decision: Decision };
}

/** Why a plan makes no sense from the beginning, with an English sentence for each. */
const unfit = {
  'tile-without-placement': 'A plan for a tile begins with its placement.',
  'cannot-repeat': 'Only an answer that declines can be given again and again.',
  'unknown-feature': 'A condition names a feature that is not on the board.',
  'condition-lost': 'The condition can no longer hold.',
  'before-cancelled': 'The plan before it was cancelled.',
  'cannot-be-followed':
    'A plan for any tile, or one that repeats, leaves open how the game stands after it, so that no plan can follow.',
  'no-such-seat': 'The game has no such seat.',
  'tile-needed': 'A turn of somebody else is assumed with a tile.',
} as const;
export type UnfitReason = keyof typeof unfit;
export const unfitReasons = Object.keys(unfit) as [UnfitReason, ...UnfitReason[]];

/** Returns the problem of a plan that can never be carried out. */
export const doesNotFit = (reason: UnfitReason): Problem =>
  problem('plan-not-applicable', { reason, detail: unfit[reason] });

/** What a plan does, and when. */
export interface PlanContent {
  /** Type of the tile that has to be drawn, or held; null: any, or none. */
  readonly tile: string | null;
  /** All of them have to hold. */
  readonly conditions: readonly Condition[];
  /** A decision, and answers to what it leads to in the same turn. */
  readonly decisions: readonly [Decision, ...Decision[]];
  /** Whether it goes on waiting after it was carried out. */
  readonly repeats: boolean;
}

/** A plan with its content. */
export interface Plan extends Omit<PlanRow, 'conditions' | 'decisions'>, PlanContent {}

const conditions = z.array(conditionSchema);
const decisions = z.tuple([decisionSchema], decisionSchema);

/** Returns a plan as it is stored. */
export function planFrom({ conditions: when, decisions: made, ...row }: PlanRow): Plan {
  return { ...row, conditions: conditions.parse(when), decisions: decisions.parse(made) };
}

/** Returns the row of a plan. */
export function rowOf({ conditions: when, decisions: made, ...plan }: Plan): PlanRow {
  return { ...plan, conditions: when, decisions: made };
}
