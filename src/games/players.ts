import type { GameRow, SeatRow } from '../db/games.ts';

type WithSeats = Pick<GameRow, 'seats'>;

/** Returns the seat on which a player sits; undefined if the player does not sit in the game. */
export function seatOf({ seats }: WithSeats, playerId: string | undefined): SeatRow | undefined {
  return seats.find((row) => row.playerId === playerId);
}

/**
 * Returns who sits on seat number `seat`; undefined if nobody does. An open game may have gaps, so that a seat's
 * number is not its position in `seats`.
 */
export function playerAt({ seats }: WithSeats, seat: number | null | undefined): SeatRow | undefined {
  return seats.find((row) => row.seat === seat);
}

/** Returns the name of the player on seat number `seat`; an empty text if nobody sits there. */
export function nameAt(row: WithSeats, seat: number | null | undefined): string {
  return playerAt(row, seat)?.displayName ?? '';
}

/** Returns the player whose decision a running game waits for. */
export function awaitingPlayer(row: Pick<GameRow, 'seats' | 'status' | 'awaitingSeat'>): SeatRow | undefined {
  return row.status === 'running' ? playerAt(row, row.awaitingSeat) : undefined;
}
