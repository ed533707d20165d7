import type { Queryable } from './client.ts';

/** Somebody asked to a table: a player, or an address. */
export type NewInvitation = { readonly id: string } & (
  | { readonly playerId: string }
  | { readonly email: string }
);

/** Asks somebody to a game. False: that player was asked before, and nothing changes. */
export async function insertInvitation(
  db: Queryable,
  game: string,
  guest: NewInvitation,
  at: Date,
): Promise<boolean> {
  const text = `
    INSERT INTO invitations (game_id, id, player_id, email, created_at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT DO NOTHING`;
  const playerId = 'playerId' in guest ? guest.playerId : null;
  const email = 'email' in guest ? guest.email : null;
  return (await db.query(text, [game, guest.id, playerId, email, at])).rowCount === 1;
}

/** Whether a player was asked to a game. */
export async function hasInvitation(db: Queryable, game: string, player: string): Promise<boolean> {
  const text = 'SELECT 1 FROM invitations WHERE game_id = $1 AND player_id = $2';
  return (await db.query({ name: 'has-invitation', text, values: [game, player] })).rows.length > 0;
}
