import { decisionNotations } from '../catalogue.ts';
import { type Decision, decisionSchema, type LogDecision } from '../decision.ts';

/**
 * The short text form of every decision:
 * `3,-1 r90 meeple@road0` · `base/U 3,-1 r90` · `abbey 2,0 meeple@monastery0` · `draw` · `wagon 3,-1:road0` ·
 * `wagon -` · `count castle meeple > market` · `count -` · `redeploy meeple@castle > 3,-1:city0, ...` ·
 * `redeploy -`; and `skip` and `resign`, which only logs hold.
 */

/** Writes a decision in its short text form. */
export function formatDecision(decision: LogDecision): string {
  return decisionNotations.find(({ type }) => type === decision.type)?.format(decision) ?? decision.type;
}

/**
 * Reads the short text form of a player's decision, forgiving in case and spacing.
 * @returns undefined when the text is no decision
 */
export function parseDecision(text: string): Decision | undefined {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ');
  for (const { read } of decisionNotations) {
    const found = read(words);
    if (found === undefined) continue;
    const checked = decisionSchema.safeParse(found);
    return checked.success ? checked.data : undefined;
  }
  return undefined;
}

/** Reads everything that `formatDecision` writes: a player's decision, `skip` or `resign`. */
export function parseLogDecision(text: string): LogDecision | undefined {
  const type = text.trim().toLowerCase();
  return type === 'skip' || type === 'resign' ? { type } : parseDecision(text);
}
