import { findGame, type GameRow, type SeatRow } from '../db/games.ts';
import { hasInvitation } from '../db/invitations.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../problems.ts';

/**
 * The game `id` as it stands now, if the player may see it: it is public, or the player made it, sits in it or
 * was invited.
 * @throws Problem game-not-found
 */
export async function visibleGame(deps: Deps, playerId: string, id: string): Promise<GameRow> {
  const row = await findGame(deps.db.pool, id);
  if (row === undefined || !(await maySee(deps, row, playerId))) throw problem('game-not-found');
  return row;
}

/** Whether a player may see a game. */
export async function maySee(deps: Deps, row: GameRow, playerId: string): Promise<boolean> {
  if (row.visibility === 'public' || row.ownerId === playerId || seatOf(row, playerId) !== undefined)
    return true;
  return hasInvitation(deps.db.pool, row.id, playerId);
}

/** Where a player sits. */
export function seatOf(row: Pick<GameRow, 'seats'>, playerId: string): SeatRow | undefined {
  return row.seats.find((seat) => seat.playerId === playerId);
}
