import type { Decision } from '#engine';
import { awaitingIn, choicesToWeigh, mark, playPart, undoTo } from '#engine/search';
import { evaluate } from './evaluate.ts';
import type { Outlook } from './outlook.ts';

/** A decision and its value: the expected final lead over the opponents, in points. */
export interface RankedDecision {
  readonly decision: Decision;
  readonly value: number;
}

/** Maximum number of positions evaluated for one decision, if the seat has several consecutive ones. */
const MAX_EVALUATIONS = 4_000;

/** Values every legal decision of the awaiting seat, best first; ties in reading order. */
export function rankChoices(outlook: Outlook, seat: number): RankedDecision[] {
  const valued = valueEach(outlook, seat, choicesToWeigh(outlook.search), MAX_EVALUATIONS);
  return valued.sort((a, b) => b.value - a.value);
}

/** @param most maximum number of evaluated positions in total, if further decisions follow */
function valueEach(
  outlook: Outlook,
  seat: number,
  decisions: readonly Decision[],
  most: number,
): RankedDecision[] {
  const maxEach = most / decisions.length;
  return decisions.map((decision) => ({
    decision,
    value: worthOfDecision(outlook, seat, decision, maxEach),
  }));
}

function worthOfDecision(outlook: Outlook, seat: number, decision: Decision, most: number): number {
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
  const decisions = choicesToWeigh(outlook.search);
  if (decisions.length > most) return evaluate(outlook, seat);
  return Math.max(...valueEach(outlook, seat, decisions, most).map(({ value }) => value));
}
