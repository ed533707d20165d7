import { isOpenToClubOf } from '../clubs/store/clubs.ts';
import { seatOf } from '../helpers/seats.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { isTableHidden } from '../relations/store/blocks.ts';
import { findGame, type GameRow, isBagSecret } from './store/games.ts';
import { hasInvitation } from './store/invitations.ts';

/**
 * Returns the game `id` as it stands now, if the viewer may see it: it is not private, or the player created it, sits
 * in it or was invited, or it is open to a club of theirs. Unlisted games are in no list, but anybody who knows the id may watch. A table that has not
 * started is not there for people with a block between them and its owner or somebody who sits there. One with the bag of
 * other tables is seen by nobody else before the last of them is over.
 * @throws Problem game-not-found
 */
export async function visibleGame(deps: Deps, playerId: string | undefined, id: string): Promise<GameRow> {
  const row = await findGame(deps.db.prisma, id);
  if (row === undefined || !(await maySee(deps, row, playerId))) throw problem('game-not-found');
  return row;
}

/** Whether a player, or somebody without an account, may see a game, of which `known` is the present row if it is at hand. */
export async function isVisible(
  deps: Deps,
  playerId: string | undefined,
  id: string,
  known?: GameRow,
): Promise<boolean> {
  const row = known ?? (await findGame(deps.db.prisma, id));
  return row !== undefined && maySee(deps, row, playerId);
}

/** Whether a player, or somebody without an account, may see a game as it stands now. */
async function maySee({ db }: Deps, row: GameRow, playerId: string | undefined): Promise<boolean> {
  if (playerId === undefined) return row.visibility !== 'private';
  if (row.ownerId === playerId || seatOf(row, playerId) !== undefined) return true;
  if (row.startedAt === null && (await isTableHidden(db.prisma, row.id, playerId))) return false;
  if (isBagSecret(row)) return false;
  if (row.visibility !== 'private' || (await hasInvitation(db.prisma, row.id, playerId))) return true;
  return isOpenToClubOf(db.prisma, row.id, playerId);
}
