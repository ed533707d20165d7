import type { Tx } from './client.ts';

/** Somebody to invite to a game: a player, or an address. */
export type NewInvitation = { readonly id: string } & (
  | { readonly playerId: string }
  | { readonly email: string }
);

/** Invites somebody to a game; returns false, and changes nothing, if they were invited before. */
export async function insertInvitation(
  db: Tx,
  game: string,
  invitation: NewInvitation,
  at: Date,
): Promise<boolean> {
  const text = `
    INSERT INTO invitations (game_id, id, player_id, email, created_at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT DO NOTHING`;
  const playerId = 'playerId' in invitation ? invitation.playerId : null;
  const email = 'email' in invitation ? invitation.email : null;
  return (await db.query(text, [game, invitation.id, playerId, email, at])).rowCount === 1;
}

/** Returns the addresses (in lower case) that were invited to a game. */
export async function invitedAddresses(db: Tx, game: string): Promise<Set<string>> {
  const text = 'SELECT lower(email) AS email FROM invitations WHERE game_id = $1 AND email IS NOT NULL';
  const { rows } = await db.query<{ email: string }>(text, [game]);
  return new Set(rows.map(({ email }) => email));
}

/** Whether a player was invited to a game. */
export async function hasInvitation(db: Tx, game: string, player: string): Promise<boolean> {
  const text = 'SELECT 1 FROM invitations WHERE game_id = $1 AND player_id = $2';
  return (await db.query({ name: 'has-invitation', text, values: [game, player] })).rows.length > 0;
}

/** Deletes a player's invitation to a game; returns false if there was none. */
export async function deleteInvitation(db: Tx, game: string, player: string): Promise<boolean> {
  const text = 'DELETE FROM invitations WHERE game_id = $1 AND player_id = $2';
  return (await db.query(text, [game, player])).rowCount === 1;
}

/** Returns the players who were invited to a game and do not sit in it. */
export async function invitedPlayers(db: Tx, game: string): Promise<string[]> {
  const text = `
    SELECT i.player_id AS id FROM invitations i
    WHERE i.game_id = $1 AND i.player_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.game_id = i.game_id AND s.player_id = i.player_id)`;
  return (await db.query<{ id: string }>(text, [game])).rows.map(({ id }) => id);
}
