import { NONE, type Position, write } from './position.ts';

/** 1, or 2 for the second part of a turn. */
export function partOf(position: Position): number {
  return position.memory[position.at.part];
}

/** Makes a seat the active one and forgets what belonged to the part before. */
export function setPart(position: Position, seat: number, part: number): void {
  const { at } = position;
  write(position, at.activeSeat, seat);
  write(position, at.part, part);
  write(position, at.secondPartDue, 0);
  write(position, at.placedTile, NONE);
  write(position, at.agendaCount, 0);
  for (let each = 0; each < at.seats; each++) write(position, at.gained + each, 0);
  if (part === 1) write(position, at.skipped, 0);
}

/** Whether a second part of this turn is due. */
export function isSecondPartDue(position: Position): boolean {
  return position.memory[position.at.secondPartDue] === 1;
}

/** Calls for a second part of this turn, or calls it off. */
export function setSecondPartDue(position: Position, isDue: boolean): void {
  write(position, position.at.secondPartDue, isDue ? 1 : 0);
}

/** Whether the clock ended this turn (R-END-6). */
export function isTurnSkipped(position: Position): boolean {
  return position.memory[position.at.skipped] === 1;
}

/** Ends this turn by the clock: every further decision of its seat is declined (R-END-6). */
export function markTurnSkipped(position: Position): void {
  write(position, position.at.skipped, 1);
}

/** Number of the phase in the ruleset's list. */
export function phaseNumber(position: Position): number {
  return position.memory[position.at.phase];
}

/** Goes to a phase by its number. */
export function setPhaseNumber(position: Position, phase: number): void {
  write(position, position.at.phase, phase);
}

/** The seat whose decision the game waits for, or NONE. */
export function awaitingSeat(position: Position): number {
  return position.memory[position.at.awaitingSeat];
}

/** Sets the awaiting seat; NONE if no decision is due. */
export function setAwaitingSeat(position: Position, seat: number): void {
  write(position, position.at.awaitingSeat, seat);
}

const WITH_RESULT = 1;
const WITHOUT_RESULT = 2;

/** Whether the game is over. */
export function isOver(position: Position): boolean {
  return position.memory[position.at.over] !== 0;
}

/** Whether the game is over and has places. */
export function hasResult(position: Position): boolean {
  return position.memory[position.at.over] === WITH_RESULT;
}

/** Ends the game, with places unless all players agreed to end it without a result. */
export function markOver(position: Position, isWithResult = true): void {
  write(position, position.at.over, isWithResult ? WITH_RESULT : WITHOUT_RESULT);
}

/** The tile placed in this part, or NONE. */
export function placedTile(position: Position): number {
  return position.memory[position.at.placedTile];
}

/** Remembers the tile placed in this part. */
export function setPlacedTile(position: Position, tile: number): void {
  write(position, position.at.placedTile, tile);
}
