import { NONE, type Position, report } from './position/position.ts';
import { awaitingSeat, phaseNumber, placedTile, setPart, setSecondPartDue } from './position/turn-state.ts';
import { rulesetOf } from './ruleset.ts';
import { decline, jumpTo, proceed } from './turn.ts';

/** Begins a part of a seat's turn with its first phase. */
export function beginPart(position: Position, seat: number, part: number): void {
  openPart(position, seat, part);
  if (part === 1) for (const hook of rulesetOf(position).hooks.onTurnBegan) hook(position, seat);
  jumpTo(position, 'before-draw');
}

/** Makes a seat the active one, whatever the phase, and forgets what belonged to the part before. */
export function openPart(position: Position, seat: number, part: number): void {
  setPart(position, seat, part);
  report(position, { type: 'turn-began', seat, part });
}

/** Ends the part at once, without a second one: nothing is placed (R-END-6). */
export function abandonTurn(position: Position): void {
  setSecondPartDue(position, false);
  jumpTo(position, 'next');
}

/**
 * Declines what is still to be decided in the part after its tile was placed, up to its end; hands are not refilled.
 * @param isDeclined whether to decline the pending decision, or to stop at it
 */
export function declineRest(position: Position, isDeclined: () => boolean = () => true): void {
  while (isWithinPart(position) && awaitingSeat(position) !== NONE && isDeclined()) {
    decline(position);
    proceed(position, 'refill');
  }
}

function isWithinPart(position: Position): boolean {
  return placedTile(position) !== NONE && phaseNumber(position) < rulesetOf(position).slotAt.refill;
}
