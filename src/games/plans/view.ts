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
  text: stepsText(plan, language, names, adviceFor),
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

/**
 * Returns what a plan does.
 * @param names of the players, by seat
 * @param textOf returns a decision other than a preference in words
 */
export function stepsText(
  { tile, decisions }: Pick<Plan, 'tile' | 'decisions'>,
  language: Language,
  names: readonly string[],
  textOf: typeof adviceFor,
): string {
  const texts = decisions.map((step) =>
    step.type === 'preference'
      ? preferenceText(language, step, names)
      : textOf(language, step, tile ?? undefined),
  );
  return texts.join('; ');
}
