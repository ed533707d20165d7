import { add, type Position, write } from './position.ts';

/** The seat whose turn it is. */
export function activeSeat(position: Position): number {
  return position.memory[position.at.activeSeat];
}

/** How many seats the game has. */
export function seatCount(position: Position): number {
  return position.at.seats;
}

/** Lists of all seats by how many a game has, made once because they are needed very often. */
const SEATS = Array.from({ length: 7 }, (_, count) => Array.from({ length: count }, (_, seat) => seat));

/** All seats in their order. */
export function seatsOf(position: Position): readonly number[] {
  return SEATS[position.at.seats] as readonly number[];
}

/** The seat some steps clockwise of a seat. */
export function seatAfter(position: Position, seat: number, steps = 1): number {
  return (seat + steps) % position.at.seats;
}

/** Points of a seat. */
export function scoreOf(position: Position, seat: number): number {
  return position.memory[position.at.score + seat];
}

/** Points of every seat. */
export function scoresOf({ at, memory }: Position): number[] {
  return Array.from(memory.subarray(at.score, at.score + at.seats));
}

/** Points that a seat got in this part. */
export function gainOf(position: Position, seat: number): number {
  return position.memory[position.at.gained + seat];
}

/**
 * Gives points to a seat.
 * @param isGain whether they count among the points that it got in this part
 */
export function addPoints(position: Position, seat: number, points: number, isGain = true): void {
  add(position, position.at.score + seat, points);
  if (isGain) add(position, position.at.gained + seat, points);
}

/** Whether a seat has given the game up (R-END-5). */
export function hasResigned(position: Position, seat: number): boolean {
  return position.memory[position.at.resigned + seat] === 1;
}

/** The seats that have given the game up. */
export function resignedSeatsOf(position: Position): number[] {
  return seatsOf(position).filter((seat) => hasResigned(position, seat));
}

/** Takes a seat out of the game for good. */
export function markResigned(position: Position, seat: number): void {
  write(position, position.at.resigned + seat, 1);
}
