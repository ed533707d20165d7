import type { Tx } from '../../db/tx.ts';

/** An invitation of a player or an email address. */
export type NewInvitation = { readonly id: string } & (
  | { readonly playerId: string }
  | { readonly email: string }
);

/** Adds an invitation to a game; returns false without changes if it exists. */
export async function insertInvitation(
  db: Tx,
  gameId: string,
  invitation: NewInvitation,
  at: Date,
): Promise<boolean> {
  const data = [{ gameId, ...invitation, createdAt: at }];
  return (await db.invitation.createMany({ data, skipDuplicates: true })).count === 1;
}

/** Returns the invited addresses of a game, in lower case. */
export async function invitedAddresses(db: Tx, gameId: string): Promise<Set<string>> {
  const where = { gameId, email: { not: null } };
  const invitations = await db.invitation.findMany({ where, select: { email: true } });
  return new Set(invitations.flatMap(({ email }) => email?.toLowerCase() ?? []));
}

/** Whether a player was invited to a game. */
export async function hasInvitation(db: Tx, gameId: string, playerId: string): Promise<boolean> {
  return (await db.invitation.count({ where: { gameId, playerId } })) > 0;
}

/** Deletes a player's invitation to a game; returns false if there was none. */
export async function deleteInvitation(db: Tx, gameId: string, playerId: string): Promise<boolean> {
  return (await db.invitation.deleteMany({ where: { gameId, playerId } })).count === 1;
}

/** Returns the players who were invited to a game and have not joined it. */
export async function invitedPlayers(db: Tx, gameId: string): Promise<string[]> {
  const players = await db.$queryRaw<{ id: string }[]>`
    SELECT i.player_id AS id FROM invitations i
    WHERE i.game_id = ${gameId}::uuid AND i.player_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.game_id = i.game_id AND s.player_id = i.player_id)`;
  return players.map(({ id }) => id);
}
