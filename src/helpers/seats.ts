/** A player on a seat of a game. */
interface Seated {
  readonly seat: number;
  readonly playerId: string;
  readonly displayName: string;
}

interface WithSeats<Player extends Seated> {
  readonly seats: readonly Player[];
}

/** Returns a player's seat; undefined if the player is not seated in the game. */
export function seatOf<Player extends Seated>(
  { seats }: WithSeats<Player>,
  playerId: string | null | undefined,
): Player | undefined {
  return seats.find((seated) => seated.playerId === playerId);
}

/**
 * Returns the player on seat number `seat`; undefined if it is free. An open game may have gaps, so a seat's number is
 * not its position in `seats`.
 */
export function playerAt<Player extends Seated>(
  { seats }: WithSeats<Player>,
  seat: number | null | undefined,
): Player | undefined {
  return seats.find((seated) => seated.seat === seat);
}

/** Returns the name of the player on seat number `seat`; empty if it is free. */
export function nameAt(game: WithSeats<Seated>, seat: number | null | undefined): string {
  return playerAt(game, seat)?.displayName ?? '';
}

/** Returns the names of a started game's players, indexed by seat number. */
export function namesBySeat(game: WithSeats<Seated>): string[] {
  return Array.from(game.seats, (_, seat) => nameAt(game, seat));
}

/** Returns the player whose turn it is in an active game. */
export function awaitingPlayer<Player extends Seated>(
  game: WithSeats<Player> & { readonly status: string; readonly awaitingSeat: number | null },
): Player | undefined {
  return game.status === 'running' ? playerAt(game, game.awaitingSeat) : undefined;
}

/** Returns whether a player is at a table: seated, or its creator on others' behalf. */
export function isAtTable(
  game: WithSeats<Seated> & { readonly ownerId: string },
  playerId: string | null | undefined,
): boolean {
  return game.ownerId === playerId || seatOf(game, playerId) !== undefined;
}

/** Returns the id of a game's owner if the owner has no seat, having arranged it for others. */
export function hostOf(game: WithSeats<Seated> & { readonly ownerId: string }): string | undefined {
  return seatOf(game, game.ownerId) === undefined ? game.ownerId : undefined;
}

/** Returns a person's name without the mark of a robot standing in. */
export function personName(displayName: string): string {
  return displayName.replace(/ \(robot\)$/, '');
}
