/** Every reason for which the engine refuses a decision; part of the API. */
export const REFUSAL_REASONS = [
  'game-over',
  'not-asked',
  'wrong-decision',
  'wrong-tile',
  'cell-not-free',
  'edges-do-not-match',
  'no-hole',
  'river-course',
  'no-such-segment',
  'no-such-piece',
  'not-in-supply',
  'feature-occupied',
  'piece-not-allowed',
  'corner-not-allowed',
  'wagon-target',
  'town-entry',
  'redeployment',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Why a decision was not accepted; nothing has changed. */
export interface Refusal {
  readonly reason: RefusalReason;
  /** Id of the rule that it would break, `R-TILE-2`. */
  readonly rule: string;
  /** A sentence that a player understands. */
  readonly detail: string;
}

/** Makes a refusal. */
export function refusal(reason: RefusalReason, rule: string, detail: string): Refusal {
  return { reason, rule, detail };
}
