import { z } from 'zod';
import { type Decision, type GameState, REFUSAL_REASONS } from '../../engine/index.ts';
import { type Problem, problem } from '../../platform/problems.ts';
import type { PlanRow } from '../store/plans.ts';
import { type Condition, conditionSchema } from './condition.ts';
import { type Steps, stepSchema } from './preference.ts';

export { PlanState } from '../store/plans.ts';

/** Maximum number of waiting plans of a player in a game. */
export const maxWaiting = 20;
/** Maximum number of ended plans that are kept for a player in a game. */
export const maxEnded = 20;
/** Maximum number of decisions of a plan: a placement and later answers in the same turn. */
export const maxDecisions = 6;
/** Maximum number of conditions of a plan. */
export const maxConditions = 4;

/** Why a plan was cancelled: a rule that its decision would break, or another misfit. */
export const cancelReasons = [
  'tile-used-up',
  'condition-lost',
  'robot-decides',
  'undone',
  'before-cancelled',
  ...REFUSAL_REASONS,
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Why a plan does not fit the current game. `rule` is the id of the rule that it would break. */
export interface Misfit {
  readonly reason: CancelReason;
  readonly rule?: string;
  /** An English sentence. */
  readonly detail: string;
  /** The decision refused by the rules, and the assumed game that it was tried in. */
  readonly refused?: { readonly state: GameState; readonly decision: Decision };
}

/** Why a plan can never be valid, each reason with an English sentence. */
const unfit = {
  'tile-without-placement': 'A plan for a tile must start with its placement.',
  'cannot-repeat': 'Only a declining answer or a preference can repeat.',
  'unknown-feature': 'A condition names a feature that is not on the board.',
  'condition-lost': 'The condition can no longer hold.',
  'before-cancelled': 'The plan before it was cancelled.',
  'cannot-be-followed':
    'No plan can follow a plan for any tile or a repeating one, because the position after it is unknown.',
  'no-such-seat': 'The game has no such seat.',
  'tile-needed': 'An assumed turn of another player needs a tile.',
} as const;
export type UnfitReason = keyof typeof unfit;
export const unfitReasons = Object.keys(unfit) as [UnfitReason, ...UnfitReason[]];

/** Returns the problem of a plan that is never valid. */
export const doesNotFit = (reason: UnfitReason): Problem =>
  problem('plan-not-applicable', { reason, detail: unfit[reason] });

/** The actions and conditions of a plan. */
export interface PlanContent {
  /** Type of the tile that must be drawn or held; null if any will do, or none. */
  readonly tile: string | null;
  /** All of them must hold. */
  readonly conditions: readonly Condition[];
  /** A decision, and answers to the questions it raises in the same turn. */
  readonly decisions: Steps;
  /** Whether it waits again after being carried out. */
  readonly repeats: boolean;
}

/** A plan with its content. */
export interface Plan extends Omit<PlanRow, 'conditions' | 'decisions'>, PlanContent {}

/** A plan, with the names of its game's players by seat, which its words need. */
export interface NamedPlan {
  readonly plan: Plan;
  readonly names: readonly string[];
}

const conditions = z.array(conditionSchema);
const decisions = z.tuple([stepSchema], stepSchema);

/** Returns a plan from its stored row. */
export function planFrom({ conditions: when, decisions: made, ...row }: PlanRow): Plan {
  return { ...row, conditions: conditions.parse(when), decisions: decisions.parse(made) };
}

/** Returns the row of a plan. */
export function rowOf({ conditions: when, decisions: made, ...plan }: Plan): PlanRow {
  return { ...plan, conditions: when, decisions: made };
}
