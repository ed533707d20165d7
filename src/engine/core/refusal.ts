/** The core's reasons for refusing a decision; expansions declare their own in `Expansion.refusalReasons`. */
export const CORE_REFUSAL_REASONS = [
  'game-over',
  'not-your-turn',
  'wrong-decision',
  'cell-not-free',
  'no-neighbour',
  'edges-do-not-match',
  'no-such-segment',
  'no-such-piece',
  'not-in-supply',
  'feature-occupied',
  'piece-not-allowed',
  'corner-not-allowed',
] as const;
export type CoreRefusalReason = (typeof CORE_REFUSAL_REASONS)[number];

/** The reason why a decision was not accepted; nothing has changed. */
export interface Refusal<Reason extends string = string> {
  readonly reason: Reason;
  /** Id of the rule that it would break, `R-TILE-2`. */
  readonly rule: string;
  /** A sentence that a player understands. */
  readonly detail: string;
}

/** Refuses a decision. An expansion names its reasons as the type argument: `refusal<Reason>('no-hole', …)`. */
export function refusal<Reason extends string = CoreRefusalReason>(
  reason: NoInfer<Reason>,
  rule: string,
  detail: string,
): Refusal<Reason> {
  return { reason, rule, detail };
}
