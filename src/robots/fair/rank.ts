import type { Decision } from '#engine';
import { awaitingIn, choicesOnTile, mark, playPart, undoTo } from '#engine/search';
import { type WeighedDecision, weigh } from '../weigh.ts';
import { evaluate } from './evaluate.ts';
import type { Outlook } from './outlook.ts';

/** A decision and its value: the expected final lead over the opponents, in points. */
export type RankedDecision = WeighedDecision;

/** Maximum number of positions evaluated for one decision, if the seat has several consecutive ones. */
const MAX_EVALUATIONS = 4_000;

/** Values the legal decisions of the awaiting seat that `weigh` sees, best first; ties in reading order. */
export function rankChoices(outlook: Outlook, seat: number): RankedDecision[] {
  const decisions = choicesOnTile(outlook.search);
  return valueEach(outlook, seat, decisions, MAX_EVALUATIONS).sort((a, b) => b.value - a.value);
}

/** @param most maximum number of evaluated positions in total, if further decisions follow */
function valueEach(outlook: Outlook, seat: number, decisions: Decision[], most: number): RankedDecision[] {
  const maxEach = most / decisions.length;
  const value = (decision: Decision) => worthOfDecision(outlook, seat, decision, maxEach);
  return weigh(outlook.search, value, decisions);
}

/** The value of a decision of the awaiting seat. @param most see `valueAfter` */
export function worthOfDecision(
  outlook: Outlook,
  seat: number,
  decision: Decision,
  most = MAX_EVALUATIONS,
): number {
  const { search } = outlook;
  const before = mark(search);
  playPart(search, decision);
  const value = valueAfter(outlook, seat, most);
  undoTo(search, before);
  return value;
}

/**
 * The value after a decision: that of the seat's best following decision, as long as it involves no new tile and there
 * are at most `most`.
 */
export function valueAfter(outlook: Outlook, seat: number, most = MAX_EVALUATIONS): number {
  const next = awaitingIn(outlook.search);
  if (next?.seat !== seat || next.phase === 'place') return evaluate(outlook, seat);
  const decisions = choicesOnTile(outlook.search);
  if (decisions.length > most) return evaluate(outlook, seat);
  return Math.max(...valueEach(outlook, seat, decisions, most).map(({ value }) => value));
}
