import { tilesGivenBack } from './core/held-tiles.ts';
import { asideTiles, tilesRemaining } from './core/position/bag.ts';
import type { Position } from './core/position/position.ts';
import type { LoggedDecision } from './game.ts';
import { numbersInEffect } from './in-effect.ts';

/** Why a decision can't be undone. */
export const UNDO_REFUSAL_REASONS = ['nothing-to-undo', 'seat-resigned', 'tile-drawn'] as const;
export type UndoRefusalReason = (typeof UNDO_REFUSAL_REASONS)[number];

/** Why a decision can't be undone. No rule says so: it is what a service may do for its players. */
export interface UndoRefusal {
  readonly reason: UndoRefusalReason;
  readonly rule?: undefined;
  readonly detail: string;
}

/** Undoing the last decision of a seat: the game goes on after entry `to`. */
export interface Undoing {
  readonly seat: number;
  readonly to: number;
}

/** Returns the number of the last entry in effect by which a seat decided, or was skipped; undefined without one. */
export function lastDecisionOf(entries: readonly LoggedDecision[], by: number): number | undefined {
  return numbersInEffect(entries).findLast((number) => {
    const entry = entries[number - 1];
    return entry?.seat === by && entry.decision.type !== 'resign';
  });
}

/**
 * Returns why a decision can't be undone; undefined if it can: it is the last one of its seat, nobody has resigned since,
 * and no tile was drawn or set aside since, so that nobody has seen one.
 * @param entries all entries so far
 * @param before the position after entry `to`; undefined if there is none
 */
export function refuseUndo(
  entries: readonly LoggedDecision[],
  { seat, to }: Undoing,
  before: Position | undefined,
  now: Position,
): UndoRefusal | undefined {
  const last = lastDecisionOf(entries, seat);
  if (last === undefined || last !== to + 1 || before === undefined) {
    const detail = `Entry ${to + 1} is not the last decision of seat ${seat} that is in effect.`;
    return { reason: 'nothing-to-undo', detail };
  }
  if (numbersInEffect(entries).some((number) => number > last && isResignation(entries[number - 1])))
    return { reason: 'seat-resigned', detail: 'A player has resigned since, which is final.' };
  if (tilesShown(before) === tilesShown(now)) return undefined;
  return { reason: 'tile-drawn', detail: 'A tile has been drawn or set aside since.' };
}

/** Counts tiles that left the bag, also those that went back into it unseen, or a hand to be set aside: a hand that fits nowhere is shown to all (R-HAND-7). */
const tilesShown = (position: Position) =>
  asideTiles(position).length + tilesGivenBack(position) - tilesRemaining(position);

const isResignation = (entry: LoggedDecision | undefined) => entry?.decision.type === 'resign';
