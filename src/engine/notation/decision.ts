import { decisionNotations } from '../catalogue.ts';
import { type Decision, decisionSchema, type LogDecision, type PlayedDecision } from '../decision.ts';
import { type GameState, positionOf } from '../game.ts';

/**
 * The short text form of every decision:
 * `3,-1 r90 meeple@road0` · `base/U 3,-1 r90` · `abbey 2,0 meeple@monastery0` · `draw` · `wagon 3,-1:road0` ·
 * `wagon -` · `count castle meeple > market` · `count -` · `redeploy meeple@castle > 3,-1:city0, ...` ·
 * `redeploy -`; and `skip`, `resign`, `end` and `undo 12`, which only logs hold.
 */

/** Writes a decision in its short text form. */
export function formatDecision(decision: LogDecision): string {
  if (decision.type === 'undo') return `undo ${decision.to}`;
  return decisionNotations.find(({ type }) => type === decision.type)?.format(decision) ?? decision.type;
}

/**
 * Reads the short text form of a player's decision, forgiving in case and spacing.
 * @param at the game that it is made in; without it, words that leave out what the board shows are not understood
 * @returns undefined when the text is no decision
 */
export function parseDecision(text: string, at?: GameState): Decision | undefined {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const position = at && positionOf(at);
  for (const { read } of decisionNotations) {
    const found = read(words, position);
    if (found === undefined) continue;
    const checked = decisionSchema.safeParse(found);
    return checked.success ? checked.data : undefined;
  }
  return undefined;
}

/** Reads what records hold: a player's decision, `skip`, `resign` or `end`. */
export function parsePlayedDecision(text: string): PlayedDecision | undefined {
  const type = text.trim().toLowerCase();
  return type === 'skip' || type === 'resign' || type === 'end' ? { type } : parseDecision(text);
}

/** Reads everything that `formatDecision` writes: what records hold, or `undo` and an entry. */
export function parseLogDecision(text: string): LogDecision | undefined {
  const [, to] = /^undo (\d{1,9})$/.exec(text) ?? [];
  return to === undefined ? parsePlayedDecision(text) : { type: 'undo', to: Number(to) };
}
