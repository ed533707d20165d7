import type { Tx } from '../../db/tx.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { ListPart } from '../../helpers/list-part.ts';
import { personColumns, personOf } from '../../players/store/players.ts';

/**
 * SQL: whether a player has blocked another, or has blocked the account whose application created the other, who has no account. The
 * arguments are SQL expressions of ids.
 */
const hasBlocked = (one: string, other: string) => `
  EXISTS (SELECT 1 FROM blocks b
          WHERE (b.player_id, b.blocked_id) IN ((${one}, ${other}), (${one}, (
            SELECT made.application_id FROM external_players made
            WHERE made.player_id = ${other} AND made.claimed_at IS NULL LIMIT 1))))`;

/** SQL: whether one of two players has blocked the other. The arguments are SQL expressions of ids. */
export const hasBlockSql = (one: string, other: string) =>
  `(${hasBlocked(one, other)} OR ${hasBlocked(other, one)})`;

/**
 * SQL: whether a game `g` that has not started is hidden from a viewer, because of a block between the viewer and its owner or a seated
 * player. The viewer's own tables are never hidden. `viewer` is an SQL expression, null for a visitor.
 */
export const isTableHiddenSql = (viewer: string): string => `
  (g.started_at IS NULL AND g.owner_id IS DISTINCT FROM ${viewer}
   AND NOT EXISTS (SELECT 1 FROM seats mine WHERE mine.game_id = g.id AND mine.player_id = ${viewer})
   AND (${hasBlockSql(viewer, 'g.owner_id')}
     OR EXISTS (SELECT 1 FROM seats s WHERE s.game_id = g.id AND ${hasBlockSql(viewer, 's.player_id')})))`;

/** SQL: whether an author's messages in a game are hidden from a player. The arguments are expressions. */
export const isUnreadSql = (reader: string, author: string, game: string): string => `
  (${hasBlockSql(reader, author)}
   OR EXISTS (SELECT 1 FROM mutes mute WHERE mute.player_id = ${reader} AND mute.muted_id = ${author}
                                      AND (mute.game_id IS NULL OR mute.game_id = ${game})))`;

/** Whether a game that has not started is hidden from a player by a block. */
export async function isTableHidden(db: Tx, game: string, viewer: string): Promise<boolean> {
  const isHidden = Prisma.raw(isTableHiddenSql('viewer.id'));
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM games g CROSS JOIN (SELECT ${viewer}::uuid AS id) viewer
    WHERE g.id = ${game}::uuid AND ${isHidden}`;
  return rows.length > 0;
}

const isBlocked = Prisma.raw(hasBlocked('asker.id', 'other.id'));
const blocks = Prisma.raw(hasBlocked('other.id', 'asker.id'));

/** Returns which of some players have blocked `player`, and which `player` has blocked. */
export async function blocksAmong(
  db: Tx,
  player: string,
  others: readonly string[],
): Promise<{ readonly by: ReadonlySet<string>; readonly of: ReadonlySet<string> }> {
  const rows = await db.$queryRaw<{ id: string; by: boolean; of: boolean }[]>`
    SELECT other.id, ${blocks} AS by, ${isBlocked} AS of
    FROM unnest(${others}::uuid[]) AS other (id) CROSS JOIN (SELECT ${player}::uuid AS id) asker`;
  const idsOf = (some: typeof rows) => new Set(some.map(({ id }) => id));
  return { by: idsOf(rows.filter(({ by }) => by)), of: idsOf(rows.filter(({ of }) => of)) };
}

/** Content by an author in a game, and its potential recipients; `kind` decides whether mutes count. */
export interface Addressed {
  readonly author: string;
  readonly game: string;
  readonly kind: string;
  readonly players: readonly string[];
}

/** The numbers and readers of those `hiddenFrom` items that must not be sent, as rows. */
const hiddenPairs = Prisma.raw(`
  WHERE CASE WHEN "isMessage" THEN ${isUnreadSql('item.reader', 'item.author', 'item.game')}
             ELSE ${hasBlockSql('item.reader', 'item.author')} END`);

/** Returns for each of `items` the players who must not receive it. */
export async function hiddenFrom(db: Tx, items: readonly Addressed[]): Promise<Set<string>[]> {
  const flat = items.flatMap(({ players, ...item }, number) =>
    players.map((reader) => ({ number, reader, ...item })),
  );
  const hidden = items.map(() => new Set<string>());
  if (flat.length === 0) return hidden;
  const rows = await db.$queryRaw<{ number: number; reader: string }[]>`
    SELECT number, reader
    FROM unnest(${flat.map(({ number }) => number)}::int[], ${flat.map(({ reader }) => reader)}::uuid[],
                ${flat.map(({ author }) => author)}::uuid[], ${flat.map(({ game }) => game)}::uuid[],
                ${flat.map(({ kind }) => kind === 'message.posted')}::boolean[])
      AS item (number, reader, author, game, "isMessage")
    ${hiddenPairs}`;
  for (const { number, reader } of rows) hidden[number]?.add(reader);
  return hidden;
}

/** Returns the players that a player has blocked, in descending order of their ids. */
export async function listBlocks(db: Tx, player: string, { after, limit }: ListPart) {
  const rows = await db.block.findMany({
    where: after === undefined ? { playerId: player } : { playerId: player, blockedId: { lt: after } },
    select: { createdAt: true, blocked: { select: personColumns } },
    orderBy: { blockedId: 'desc' },
    take: limit,
  });
  return rows.map(({ blocked, createdAt: since }) => ({ ...personOf(blocked), since }));
}

/** Blocks a player; does nothing if the block exists. */
export async function insertBlock(db: Tx, player: string, blocked: string, at: Date): Promise<void> {
  const data = { playerId: player, blockedId: blocked, createdAt: at };
  await db.block.createMany({ data, skipDuplicates: true });
}

/** Ends a block. */
export async function deleteBlock(db: Tx, player: string, blocked: string): Promise<void> {
  await db.block.deleteMany({ where: { playerId: player, blockedId: blocked } });
}
