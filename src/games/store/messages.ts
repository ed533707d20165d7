import type { Tx } from '../../db/tx.ts';
import { type Message, Prisma } from '../../generated/prisma/client.ts';
import type { ListPart } from '../../helpers/list-part.ts';
import type { Person } from '../../players/store/players.ts';
import { isUnreadSql } from '../../relations/store/blocks.ts';

/** A message between the players of a game. */
export type MessageRow = Person & Readonly<Pick<Message, 'id' | 'text' | 'at'>>;

/**
 * Adds a player's message, readable by the players now seated and the owner. Returns false without adding it if the author is not one of
 * them.
 */
export async function insertMessage(
  db: Tx,
  game: string,
  message: Omit<MessageRow, 'handle' | 'displayName'>,
): Promise<boolean> {
  const { id, playerId, text, at } = message;
  const added = await db.$executeRaw`
    INSERT INTO messages (game_id, id, player_id, text, at, readers)
    SELECT ${game}::uuid, ${id}::uuid, ${playerId}::uuid, ${text}, ${at}::timestamptz, array_agg(player_id)
    FROM (SELECT player_id FROM seats WHERE game_id = ${game}::uuid
          UNION SELECT owner_id FROM games WHERE id = ${game}::uuid) AS people
    HAVING bool_or(player_id = ${playerId}::uuid)`;
  return added === 1;
}

const columns = Prisma.sql`m.id, m.player_id AS "playerId", p.handle, p.display_name AS "displayName", m.text, m.at`;

/** Messages readable by a player, with their authors, for conditions on `m`. */
const readable = (reader: string) => Prisma.sql`
  SELECT ${columns} FROM messages m JOIN players p ON p.id = m.player_id
    CROSS JOIN (SELECT ${reader}::uuid AS id) reader
  WHERE reader.id = ANY(m.readers) AND NOT ${Prisma.raw(isUnreadSql('reader.id', 'm.player_id', 'm.game_id'))}`;

/** Returns the messages readable by a player, newest first, without those hidden by a block or mute. */
export function messagesFor(
  db: Tx,
  game: string,
  reader: string,
  { after, limit }: ListPart,
): Promise<MessageRow[]> {
  const isEarlier = after === undefined ? Prisma.empty : Prisma.sql`AND m.id < ${after}::uuid`;
  return db.$queryRaw`
    ${readable(reader)} AND m.game_id = ${game}::uuid ${isEarlier} ORDER BY m.id DESC LIMIT ${limit}::int`;
}

/** A message with the ids of the players who can read it: those at the table when it was posted. */
export type PostedMessage = MessageRow & Readonly<Pick<Message, 'readers'>>;

/** The key of a message. */
export interface MessageKey {
  readonly game: string;
  readonly id: string;
}

/** Returns one message. */
export async function findMessage(db: Tx, key: MessageKey): Promise<PostedMessage | undefined> {
  return (await findMessages(db, [key]))[0];
}

/** Returns some messages of any games, in any order. */
export function findMessages(db: Tx, keys: readonly MessageKey[]): Promise<PostedMessage[]> {
  const games = keys.map(({ game }) => game);
  const ids = keys.map(({ id }) => id);
  return db.$queryRaw`
    SELECT ${columns}, m.readers FROM messages m
    JOIN unnest(${games}::uuid[], ${ids}::uuid[]) AS key (game, id) ON m.game_id = key.game AND m.id = key.id
    JOIN players p ON p.id = m.player_id`;
}

/** Returns those of some messages that a player can read, oldest first, without those hidden by a block or mute. */
export function readableMessages(
  db: Tx,
  game: string,
  reader: string,
  ids: readonly string[],
): Promise<MessageRow[]> {
  return db.$queryRaw`
    ${readable(reader)} AND m.game_id = ${game}::uuid AND m.id = ANY(${ids}::uuid[]) ORDER BY m.id`;
}

/** Lets an account read the messages readable by a player: in games where the account now sits, and its own. */
export async function mergeReaders(db: Tx, player: string, account: string): Promise<void> {
  await db.$executeRaw`
    UPDATE messages SET readers = array_replace(readers, ${player}::uuid, ${account}::uuid)
    WHERE game_id IN (SELECT game_id FROM seats WHERE player_id = ${account}::uuid
                      UNION SELECT id FROM games WHERE owner_id = ${account}::uuid) AND ${player}::uuid = ANY(readers)`;
}

/** Records that a player has read the messages of a game up to this one; does nothing for an earlier one. */
export async function markMessagesRead(db: Tx, game: string, player: string, message: string): Promise<void> {
  await db.$executeRaw`
    UPDATE seats SET messages_read_at = m.at FROM messages m
    WHERE seats.game_id = ${game}::uuid AND seats.player_id = ${player}::uuid
      AND m.game_id = seats.game_id AND m.id = ${message}::uuid AND messages_read_at < m.at`;
}
