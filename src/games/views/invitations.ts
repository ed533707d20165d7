import type { ListPart } from '../../helpers/list-part.ts';
import type { Deps } from '../../platform/deps.ts';
import { gamesInviting } from '../store/game-lists.ts';
import { summaryOf } from './game.ts';

/** Returns invitations of a player to open games in which the player has no seat yet, the newest game first. */
export async function listInvitations({ db }: Deps, playerId: string, part: ListPart) {
  const rows = await gamesInviting(db.prisma, playerId, part);
  return rows.map((row) => ({ game: summaryOf(row, playerId), by: row.invitedBy, at: row.invitedAt }));
}
