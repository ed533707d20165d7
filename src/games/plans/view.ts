import { formatDecision } from '../../engine/index.ts';
import { adviceFor, type Language, planReason } from '../../texts/index.ts';
import type { CancelReason, Plan } from './plan.ts';

/** Returns the view of a plan for its owner; no one else can see it. */
export const planView = ({ playerId, gameId, made, ...plan }: Plan, language: Language) => ({
  ...plan,
  notation: plan.decisions.map(formatDecision),
  text: plan.decisions.map((decision) => adviceFor(language, decision, plan.tile ?? undefined)).join('; '),
  reason: plan.reason as CancelReason | null,
  detail: detailOf(plan, language),
});

/** Returns in words why a plan was cancelled. */
export function detailOf(
  { reason, detail }: Pick<Plan, 'reason' | 'detail'>,
  language: Language,
): string | null {
  if (reason === null) return null;
  return planReason(language, reason, detail ?? '');
}
