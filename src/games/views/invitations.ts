import type { ListPart } from '../../helpers/list-part.ts';
import type { Deps } from '../../platform/deps.ts';
import { gamesInviting } from '../store/game-lists.ts';
import { summaryOf } from './game.ts';

/** Returns a player's invitations to open games that they have not joined, newest game first. */
export async function listInvitations({ db }: Deps, playerId: string, part: ListPart) {
  const rows = await gamesInviting(db.prisma, playerId, part);
  return rows.map((row) => ({ game: summaryOf(row, playerId), by: row.invitedBy, at: row.invitedAt }));
}
