import { type Position, report } from './position/position.ts';
import { setPart, setSecondPartDue } from './position/turn-state.ts';
import { jumpTo } from './turn.ts';

/** Begins a part of a seat's turn with its first phase. */
export function beginPart(position: Position, seat: number, part: number): void {
  openPart(position, seat, part);
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
