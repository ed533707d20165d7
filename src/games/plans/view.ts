import { formatDecision } from '../../engine/index.ts';
import { adviceFor, type Language, planReason } from '../../texts/index.ts';
import type { CancelReason, Plan } from './plan.ts';

/** Returns a plan as its owner sees it, and nobody else. */
export const planView = ({ playerId, gameId, made, ...plan }: Plan, language: Language) => ({
  ...plan,
  notation: plan.decisions.map(formatDecision),
  text: plan.decisions.map((decision) => adviceFor(language, decision, plan.tile ?? undefined)).join('; '),
  reason: plan.reason as CancelReason | null,
  detail: detailOf(plan, language),
});

/** Returns why a plan was cancelled, in words. */
export function detailOf(
  { reason, detail }: Pick<Plan, 'reason' | 'detail'>,
  language: Language,
): string | null {
  if (reason === null) return null;
  return planReason(language, reason, detail ?? '');
}
