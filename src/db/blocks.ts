import type { Tx } from './client.ts';

/** SQL: whether one of two players has blocked the other. The arguments are SQL expressions of ids. */
const hasBlock = (one: string, other: string) => `
  EXISTS (SELECT 1 FROM blocks b
          WHERE (b.player_id, b.blocked_id) IN ((${one}, ${other}), (${other}, ${one})))`;

/**
 * SQL: whether a game `g` that has not started is hidden from a viewer, because of a block between the viewer and its
 * owner or somebody who sits there. The viewer's own tables never are. `viewer` is an SQL expression, null for nobody.
 */
export const isTableHiddenSql = (viewer: string): string => `
  (g.started_at IS NULL AND g.owner_id IS DISTINCT FROM ${viewer}
   AND NOT EXISTS (SELECT 1 FROM seats mine WHERE mine.game_id = g.id AND mine.player_id = ${viewer})
   AND (${hasBlock(viewer, 'g.owner_id')}
     OR EXISTS (SELECT 1 FROM seats s WHERE s.game_id = g.id AND ${hasBlock(viewer, 's.player_id')})))`;

/** SQL: whether a player neither reads nor is sent the messages of an author in a game. The arguments are expressions. */
export const isUnreadSql = (reader: string, author: string, game: string): string => `
  (${hasBlock(reader, author)}
   OR EXISTS (SELECT 1 FROM mutes mute WHERE mute.player_id = ${reader} AND mute.muted_id = ${author}
                                      AND (mute.game_id IS NULL OR mute.game_id = ${game})))`;

/** Whether a game that has not started is hidden from a player by a block. */
export async function isTableHidden(db: Tx, game: string, viewer: string): Promise<boolean> {
  const text = `SELECT 1 FROM games g WHERE g.id = $1 AND ${isTableHiddenSql('$2::uuid')}`;
  const { rows } = await db.query({ name: 'is-table-hidden', text, values: [game, viewer] });
  return rows.length > 0;
}

/** Which of some players have blocked `player`, or were blocked by `player`. */
export async function blocksAmong(
  db: Tx,
  player: string,
  others: readonly string[],
): Promise<{ readonly by: ReadonlySet<string>; readonly of: ReadonlySet<string> }> {
  const text = `
    SELECT player_id AS "by", blocked_id AS "of" FROM blocks
    WHERE (player_id = $1 AND blocked_id = ANY($2)) OR (blocked_id = $1 AND player_id = ANY($2))`;
  const { rows } = await db.query<{ by: string; of: string }>(text, [player, others]);
  const by = rows.filter(({ of }) => of === player).map((row) => row.by);
  return { by: new Set(by), of: new Set(rows.filter((row) => row.by === player).map(({ of }) => of)) };
}

/** Something of an author in a game, and the players to whom it would be sent; `kind` says whether mutes count. */
export interface Addressed {
  readonly author: string;
  readonly game: string;
  readonly kind: string;
  readonly players: readonly string[];
}

/** Returns, for each of `items`, which of its players are not to be sent it. */
export async function hiddenFrom(db: Tx, items: readonly Addressed[]): Promise<Set<string>[]> {
  const text = `
    SELECT number, reader FROM unnest($1::int[], $2::uuid[], $3::uuid[], $4::uuid[], $5::boolean[])
      AS item (number, reader, author, game, "isMessage")
    WHERE CASE WHEN "isMessage" THEN ${isUnreadSql('item.reader', 'item.author', 'item.game')}
               ELSE ${hasBlock('item.reader', 'item.author')} END`;
  const flat = items.flatMap(({ players, ...item }, number) =>
    players.map((reader) => ({ number, reader, ...item })),
  );
  const values = [
    flat.map(({ number }) => number),
    flat.map(({ reader }) => reader),
    flat.map(({ author }) => author),
    flat.map(({ game }) => game),
    flat.map(({ kind }) => kind === 'message'),
  ];
  const hidden = items.map(() => new Set<string>());
  if (flat.length === 0) return hidden;
  const { rows } = await db.query<{ number: number; reader: string }>({ name: 'hidden-from', text, values });
  for (const { number, reader } of rows) hidden[number]?.add(reader);
  return hidden;
}

/** Somebody whom a player has blocked. */
export interface BlockRow {
  /** The id of the blocked player. */
  readonly id: string;
  readonly handle: string;
  readonly displayName: string;
  readonly createdAt: Date;
}

/** Returns whom a player has blocked, in the order of their ids, from the last; `before` ends the page before. */
export async function listBlocks(
  db: Tx,
  player: string,
  before: string | undefined,
  limit: number,
): Promise<BlockRow[]> {
  const text = `
    SELECT p.id, p.handle, p.display_name AS "displayName", b.created_at AS "createdAt"
    FROM blocks b JOIN players p ON p.id = b.blocked_id
    WHERE b.player_id = $1 AND ($2::uuid IS NULL OR p.id < $2) ORDER BY p.id DESC LIMIT $3`;
  return (await db.query<BlockRow>(text, [player, before, limit])).rows;
}

/** Blocks a player; nothing changes if the player was blocked before. */
export async function insertBlock(db: Tx, player: string, blocked: string, at: Date): Promise<void> {
  const text =
    'INSERT INTO blocks (player_id, blocked_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
  await db.query(text, [player, blocked, at]);
}

/** Ends a block. */
export async function deleteBlock(db: Tx, player: string, blocked: string): Promise<void> {
  await db.query('DELETE FROM blocks WHERE player_id = $1 AND blocked_id = $2', [player, blocked]);
}
