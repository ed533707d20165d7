import { type Position, report } from './position/position.ts';
import { hasResigned, scoreOf, scoresOf, seatsOf } from './position/seats.ts';
import { markOver } from './position/turn-state.ts';
import { markAnswered } from './turn.ts';

/** Ends the game and names the places. */
export function endGame(position: Position): void {
  markOver(position);
  markAnswered(position);
  report(position, { type: 'game-over', scores: scoresOf(position), places: placesOf(position) });
}

/** Ends the game without places, by agreement of all players. */
export function endWithoutResult(position: Position): void {
  markOver(position, false);
  markAnswered(position);
  report(position, { type: 'ended-without-result' });
}

/**
 * Returns the place of each seat: by points, shared when equal; seats that resigned are behind all that stayed (R-END-4,
 * R-END-5). Nothing else says who has won.
 */
export function placesOf(position: Position): number[] {
  const seats = seatsOf(position);
  const resigned = (seat: number) => Number(hasResigned(position, seat));
  const isBehind = (seat: number, other: number) =>
    (resigned(seat) - resigned(other) || scoreOf(position, other) - scoreOf(position, seat)) > 0;
  return seats.map((seat) => 1 + seats.filter((other) => isBehind(seat, other)).length);
}
