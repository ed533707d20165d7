/** Classes of decisions by the points they lose. */
export const LOSS_CLASSES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type LossClass = (typeof LOSS_CLASSES)[number];

/** Maximum loss of each class, in points; a larger loss is a blunder. */
export const MAX_LOST = { best: 0, good: 1, inaccuracy: 3, mistake: 7 } as const;

/** Returns the class of a decision that lost this many points. */
export function classOf(loss: number): LossClass {
  if (loss <= MAX_LOST.best) return 'best';
  if (loss <= MAX_LOST.good) return 'good';
  if (loss <= MAX_LOST.inaccuracy) return 'inaccuracy';
  return loss <= MAX_LOST.mistake ? 'mistake' : 'blunder';
}
