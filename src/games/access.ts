import { isOpenToClubOf } from '../clubs/store/clubs.ts';
import { seatOf } from '../helpers/seats.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { isTableHidden } from '../relations/store/blocks.ts';
import { findGame, type GameRow, isBagSecret } from './store/games.ts';
import { hasInvitation } from './store/invitations.ts';

/**
 * Returns the current row of game `id` if it is visible to the viewer: it is not private, or the player created it, sits in it, was
 * invited, or is in the club that it is open to. Unlisted games appear in no list, but anyone with the id can watch. An unstarted table is
 * hidden from players with a block between them and its owner or a seated player. A table that shares its bag with other tables is hidden
 * from everyone else until the last of them is finished.
 * @throws Problem game-not-found
 */
export async function visibleGame(deps: Deps, playerId: string | undefined, id: string): Promise<GameRow> {
  const row = await findGame(deps.db.prisma, id);
  if (row === undefined || !(await maySee(deps, row, playerId))) throw problem('game-not-found');
  return row;
}

/** Whether a game is visible to a player, or with undefined to a visitor. `known` is its current row, if available. */
export async function isVisible(
  deps: Deps,
  playerId: string | undefined,
  id: string,
  known?: GameRow,
): Promise<boolean> {
  const row = known ?? (await findGame(deps.db.prisma, id));
  return row !== undefined && maySee(deps, row, playerId);
}

/** Whether a game's current row is visible to a player, or with undefined to a visitor. */
async function maySee({ db }: Deps, row: GameRow, playerId: string | undefined): Promise<boolean> {
  if (playerId === undefined) return row.visibility !== 'private';
  if (row.ownerId === playerId || seatOf(row, playerId) !== undefined) return true;
  if (row.startedAt === null && (await isTableHidden(db.prisma, row.id, playerId))) return false;
  if (isBagSecret(row)) return false;
  if (row.visibility !== 'private' || (await hasInvitation(db.prisma, row.id, playerId))) return true;
  return isOpenToClubOf(db.prisma, row.id, playerId);
}
