/** How much a decision lost, in words. */
export const LOSS_CLASSES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type LossClass = (typeof LOSS_CLASSES)[number];

/** The most points that a decision of each class may lose; what loses more is a blunder. */
export const MAX_LOST = { best: 0, good: 1, inaccuracy: 3, mistake: 7 } as const;

/** Returns the class of a decision by the points that it lost. */
export function classOf(loss: number): LossClass {
  if (loss <= MAX_LOST.best) return 'best';
  if (loss <= MAX_LOST.good) return 'good';
  if (loss <= MAX_LOST.inaccuracy) return 'inaccuracy';
  return loss <= MAX_LOST.mistake ? 'mistake' : 'blunder';
}
