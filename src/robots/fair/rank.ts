import type { Decision } from '#engine';
import { awaitingIn, choices, mark, playPart, undoTo } from '#engine/search';
import { evaluate } from './evaluate.ts';
import type { Outlook } from './outlook.ts';

/** A decision and what it is worth: the expected lead over the opponents at the end, in points. */
export interface RankedDecision {
  readonly decision: Decision;
  readonly value: number;
}

/** Values every legal decision of the awaiting seat, in the order in which people read them. */
export function valueChoices(outlook: Outlook, seat: number): RankedDecision[] {
  return choices(outlook.search).map((decision) => ({
    decision,
    value: worthOfDecision(outlook, seat, decision),
  }));
}

function worthOfDecision(outlook: Outlook, seat: number, decision: Decision): number {
  const { search } = outlook;
  const before = mark(search);
  playPart(search, decision);
  const value = valueAfter(outlook, seat);
  undoTo(search, before);
  return value;
}

/** The value after a decision: that of the best one that the seat has to add, as long as no new tile is in it. */
export function valueAfter(outlook: Outlook, seat: number): number {
  const next = awaitingIn(outlook.search);
  if (next?.seat !== seat || next.phase === 'place') return evaluate(outlook, seat);
  return Math.max(...valueChoices(outlook, seat).map(({ value }) => value));
}
