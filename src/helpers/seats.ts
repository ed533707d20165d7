/** Somebody on a seat of a game. */
interface Seated {
  readonly seat: number;
  readonly playerId: string;
  readonly displayName: string;
}

interface WithSeats<Player extends Seated> {
  readonly seats: readonly Player[];
}

/** Returns the seat on which a player sits; undefined if the player does not sit in the game. */
export function seatOf<Player extends Seated>(
  { seats }: WithSeats<Player>,
  playerId: string | null | undefined,
): Player | undefined {
  return seats.find((seated) => seated.playerId === playerId);
}

/**
 * Returns who sits on seat number `seat`; undefined if nobody does. An open game may have gaps: the number of a seat
 * is not its position in `seats`.
 */
export function playerAt<Player extends Seated>(
  { seats }: WithSeats<Player>,
  seat: number | null | undefined,
): Player | undefined {
  return seats.find((seated) => seated.seat === seat);
}

/** Returns the name of the player on seat number `seat`; an empty text if nobody sits there. */
export function nameAt(game: WithSeats<Seated>, seat: number | null | undefined): string {
  return playerAt(game, seat)?.displayName ?? '';
}

/** Returns the names of a started game's players, each at the position of its seat number. */
export function namesBySeat(game: WithSeats<Seated>): string[] {
  return Array.from(game.seats, (_, seat) => nameAt(game, seat));
}

/** Returns the player whose decision a running game waits for. */
export function awaitingPlayer<Player extends Seated>(
  game: WithSeats<Player> & { readonly status: string; readonly awaitingSeat: number | null },
): Player | undefined {
  return game.status === 'running' ? playerAt(game, game.awaitingSeat) : undefined;
}

/** Whether a player is at a table: sits there, or created it for others. */
export function isAtTable(
  game: WithSeats<Seated> & { readonly ownerId: string },
  playerId: string | null | undefined,
): boolean {
  return game.ownerId === playerId || seatOf(game, playerId) !== undefined;
}

/** Returns the id of a game's owner who has no seat there: who arranges it for others. */
export function hostOf(game: WithSeats<Seated> & { readonly ownerId: string }): string | undefined {
  return seatOf(game, game.ownerId) === undefined ? game.ownerId : undefined;
}

/** Returns the name of a person without the sign that a robot stands in. */
export function personName(displayName: string): string {
  return displayName.replace(/ \(robot\)$/, '');
}
