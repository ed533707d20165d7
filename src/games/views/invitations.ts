import { gamesInviting, type InvitingGame } from '../../db/games/game-lists.ts';
import type { Person } from '../../db/players/players.ts';
import type { ListPart } from '../../helpers/list-part.ts';
import type { Deps } from '../../platform/deps.ts';
import { type GameSummary, summaryOf } from './game.ts';

/** An invitation as the invited player sees it. */
export interface InvitationView {
  readonly game: GameSummary;
  readonly by: Person;
  readonly at: string;
}

/** Returns invitations of a player to open games in which the player has no seat yet, the newest game first. */
export async function listInvitations(
  { db }: Deps,
  playerId: string,
  part: ListPart,
): Promise<InvitationView[]> {
  const rows = await gamesInviting(db.prisma, playerId, part);
  return rows.map((row) => invitationView(row, playerId));
}

function invitationView(row: InvitingGame, playerId: string): InvitationView {
  return { game: summaryOf(row, playerId), by: row.invitedBy, at: row.invitedAt.toISOString() };
}
