import { type Decision, formatDecision } from '../../engine/index.ts';
import { adviceFor, type Language, planReason } from '../../texts/index.ts';
import type { Condition } from './condition.ts';
import type { CancelReason, Plan } from './plan.ts';

/** A plan as its owner sees it, and nobody else. */
export interface PlanView {
  readonly id: string;
  readonly position: number;
  readonly tile: string | null;
  readonly when: readonly Condition[];
  readonly decisions: readonly Decision[];
  /** The decisions in their short text form. */
  readonly notation: readonly string[];
  /** The decisions in words. */
  readonly text: string;
  readonly repeats: boolean;
  /** The plan that has to be carried out before; null: none. */
  readonly follows: string | null;
  readonly state: Plan['state'];
  readonly reason: CancelReason | null;
  readonly detail: string | null;
  readonly seq: number | null;
  readonly createdAt: string;
  readonly closedAt: string | null;
}

/** Returns a plan as its owner sees it. */
export function planView(plan: Plan, language: Language): PlanView {
  const { id, position, tile, when, decisions, repeats, follows, state, seq } = plan;
  return {
    id,
    position,
    tile,
    when,
    decisions,
    notation: decisions.map(formatDecision),
    text: decisions.map((decision) => adviceFor(language, decision, tile ?? undefined)).join('; '),
    repeats,
    follows,
    state,
    reason: plan.reason as CancelReason | null,
    detail: detailOf(plan, language),
    seq,
    createdAt: plan.createdAt.toISOString(),
    closedAt: plan.closedAt?.toISOString() ?? null,
  };
}

/** Returns why a plan was cancelled, in words. */
export function detailOf({ reason, detail }: Plan, language: Language): string | null {
  if (reason === null) return null;
  return planReason(language, reason, detail ?? '');
}
