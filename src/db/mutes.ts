import type { Tx } from './client.ts';

/** Somebody whose messages a player does not want to read. */
export interface MuteRow {
  readonly id: string;
  readonly playerId: string;
  readonly handle: string;
  readonly displayName: string;
  /** Null: in all games. */
  readonly game: string | null;
  readonly createdAt: Date;
}

/** Returns whom a player has muted, the latest first; `before` ends the page before. */
export async function listMutes(
  db: Tx,
  player: string,
  before: string | undefined,
  limit: number,
): Promise<MuteRow[]> {
  const text = `
    SELECT m.id, p.id AS "playerId", p.handle, p.display_name AS "displayName", m.game_id AS game,
           m.created_at AS "createdAt"
    FROM mutes m JOIN players p ON p.id = m.muted_id
    WHERE m.player_id = $1 AND ($2::uuid IS NULL OR m.id < $2) ORDER BY m.id DESC LIMIT $3`;
  return (await db.query<MuteRow>(text, [player, before, limit])).rows;
}

/** Mutes a player, in one game or in all; nothing changes if that was so before. */
export async function insertMute(
  db: Tx,
  mute: { id: string; player: string; muted: string; game: string | undefined; at: Date },
): Promise<void> {
  const text = `
    INSERT INTO mutes (id, player_id, muted_id, game_id, created_at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT DO NOTHING`;
  const { id, player, muted, game, at } = mute;
  await db.query(text, [id, player, muted, game, at]);
}

/** Ends a mute in one game, or (without a game) the one in all games. */
export async function deleteMute(
  db: Tx,
  player: string,
  muted: string,
  game: string | undefined,
): Promise<void> {
  const text =
    'DELETE FROM mutes WHERE player_id = $1 AND muted_id = $2 AND game_id IS NOT DISTINCT FROM $3::uuid';
  await db.query(text, [player, muted, game]);
}
