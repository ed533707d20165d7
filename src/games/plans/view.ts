import { adviceFor, type Language, planReason, preferenceText } from '../../texts/index.ts';
import type { CancelReason, Plan } from './plan.ts';
import { formatStep } from './preference.ts';

/**
 * Returns the view of a plan for its owner; no one else can see it.
 * @param names of the players, by seat
 */
export const planView = (
  { playerId, gameId, made, ...plan }: Plan,
  language: Language,
  names: readonly string[],
) => ({
  ...plan,
  notation: plan.decisions.map(formatStep),
  text: plan.decisions
    .map((step) =>
      step.type === 'preference'
        ? preferenceText(language, step, names)
        : adviceFor(language, step, plan.tile ?? undefined),
    )
    .join('; '),
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
