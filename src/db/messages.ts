import { isUnreadSql } from './blocks.ts';
import type { Tx } from './client.ts';

/** A message between the players of a game. */
export interface MessageRow {
  readonly id: string;
  readonly playerId: string;
  readonly handle: string;
  readonly displayName: string;
  readonly text: string;
  readonly at: Date;
}

/**
 * Adds a message of a player, to be read by those who sit at the table now. Returns false, and adds nothing, if the
 * author has no seat.
 */
export async function insertMessage(
  db: Tx,
  game: string,
  message: { id: string; playerId: string; text: string; at: Date },
): Promise<boolean> {
  const { id, playerId, text, at } = message;
  const sql = `
    INSERT INTO messages (game_id, id, player_id, text, at, readers)
    SELECT $1, $2, $3::uuid, $4, $5, array_agg(player_id) FROM seats WHERE game_id = $1 HAVING bool_or(player_id = $3)`;
  return (await db.query(sql, [game, id, playerId, text, at])).rowCount === 1;
}

const columns = 'm.id, m.player_id AS "playerId", p.handle, p.display_name AS "displayName", m.text, m.at';

/**
 * Returns messages that a player may read, the newest first, without those that a block or mute hides. `before` is the
 * last of the page before.
 */
export async function messagesFor(
  db: Tx,
  game: string,
  reader: string,
  before: string | undefined,
  limit: number,
): Promise<MessageRow[]> {
  const text = `
    SELECT ${columns} FROM messages m JOIN players p ON p.id = m.player_id
    WHERE m.game_id = $1 AND $2 = ANY(m.readers) AND ($3::uuid IS NULL OR m.id < $3)
      AND NOT ${isUnreadSql('$2::uuid', 'm.player_id', 'm.game_id')}
    ORDER BY m.id DESC LIMIT $4`;
  return (await db.query<MessageRow>(text, [game, reader, before, limit])).rows;
}

/** A message with the ids of the players who may read it: those who sat at the table when it was posted. */
export interface PostedMessage extends MessageRow {
  readonly readers: readonly string[];
}

/** Names a message. */
export interface MessageKey {
  readonly game: string;
  readonly id: string;
}

/** Returns one message. */
export async function findMessage(db: Tx, key: MessageKey): Promise<PostedMessage | undefined> {
  return (await findMessages(db, [key]))[0];
}

/** Returns some messages, of any games, in any order. */
export async function findMessages(db: Tx, keys: readonly MessageKey[]): Promise<PostedMessage[]> {
  const text = `
    SELECT ${columns}, m.readers FROM messages m
    JOIN unnest($1::uuid[], $2::uuid[]) AS key (game, id) ON m.game_id = key.game AND m.id = key.id
    JOIN players p ON p.id = m.player_id`;
  const values = [keys.map(({ game }) => game), keys.map(({ id }) => id)];
  return (await db.query<PostedMessage>({ name: 'find-messages', text, values })).rows;
}

/** Returns those of some messages that a player may read, the oldest first, without those that a block or mute hides. */
export async function readableMessages(
  db: Tx,
  game: string,
  reader: string,
  ids: readonly string[],
): Promise<MessageRow[]> {
  const text = `
    SELECT ${columns} FROM messages m JOIN players p ON p.id = m.player_id
    WHERE m.game_id = $1 AND m.id = ANY($2) AND $3 = ANY(m.readers)
      AND NOT ${isUnreadSql('$3::uuid', 'm.player_id', 'm.game_id')}
    ORDER BY m.id`;
  return (await db.query<MessageRow>(text, [game, ids, reader])).rows;
}

/** Gives an account the messages that a player of the games at which the account sits could read. */
export async function mergeReaders(db: Tx, player: string, account: string): Promise<void> {
  const text = `
    UPDATE messages SET readers = array_replace(readers, $1, $2)
    WHERE game_id IN (SELECT game_id FROM seats WHERE player_id = $2) AND $1 = ANY(readers)`;
  await db.query(text, [player, account]);
}

/** Records that a player has read the messages of a game up to this one; of an earlier one nothing changes. */
export async function markMessagesRead(db: Tx, game: string, player: string, message: string): Promise<void> {
  const text = `
    UPDATE seats SET messages_read_at = m.at FROM messages m
    WHERE seats.game_id = $1 AND seats.player_id = $2 AND m.game_id = $1 AND m.id = $3 AND messages_read_at < m.at`;
  await db.query(text, [game, player, message]);
}
