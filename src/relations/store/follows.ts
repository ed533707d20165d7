import type { Tx } from '../../db/tx.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { ListPart } from '../../helpers/list-part.ts';
import { personColumns, personOf } from '../../players/store/players.ts';
import { hasBlockSql } from './blocks.ts';

/** SQL: whether a player follows the owner or a seated player of a game `g`. `player` is an SQL expression. */
export const isFollowedTableSql = (player: string): string => `
  EXISTS (SELECT 1 FROM follows f WHERE f.player_id = ${player} AND (f.followed_id = g.owner_id
    OR f.followed_id IN (SELECT s.player_id FROM seats s WHERE s.game_id = g.id)))`;

/** Returns the players that a player follows, in descending order of their ids. */
export async function listFollows(db: Tx, player: string, { after, limit }: ListPart) {
  const rows = await db.follow.findMany({
    where: { playerId: player, ...(after !== undefined && { followedId: { lt: after } }) },
    select: { notify: true, createdAt: true, followed: { select: personColumns } },
    orderBy: { followedId: 'desc' },
    take: limit,
  });
  return rows.map(({ followed, notify, createdAt: since }) => ({ ...personOf(followed), notify, since }));
}

/** Returns whether a follower is notified of the followed player's new tables; undefined if they don't follow that player. */
export async function findFollow(db: Tx, player: string, followed: string): Promise<boolean | undefined> {
  const where = { playerId_followedId: { playerId: player, followedId: followed } };
  return (await db.follow.findUnique({ where, select: { notify: true } }))?.notify;
}

/** Returns how many players a player follows. */
export const countFollows = (db: Tx, playerId: string): Promise<number> =>
  db.follow.count({ where: { playerId } });

/** Makes a player follow another, or changes whether they are notified. */
export async function putFollow(
  db: Tx,
  follow: { player: string; followed: string; notify: boolean; at: Date },
): Promise<void> {
  const { player: playerId, followed: followedId, notify, at: createdAt } = follow;
  const where = { playerId_followedId: { playerId, followedId } };
  await db.follow.upsert({ where, create: { playerId, followedId, notify, createdAt }, update: { notify } });
}

/** Makes a player no longer follow another. */
export async function deleteFollow(db: Tx, player: string, followed: string): Promise<void> {
  await db.follow.deleteMany({ where: { playerId: player, followedId: followed } });
}

/** Makes two players no longer follow each other. */
export async function deleteFollowsBetween(db: Tx, one: string, other: string): Promise<void> {
  const both = [
    { playerId: one, followedId: other },
    { playerId: other, followedId: one },
  ];
  await db.follow.deleteMany({ where: { OR: both } });
}

const hasBlock = Prisma.raw(hasBlockSql('f.player_id', 'f.followed_id'));

/**
 * Returns the followers to notify that a player has opened a table, and records the notification. Leaves out followers notified of a table
 * of the same player after `since`.
 */
export async function takeFollowersToNotify(
  db: Tx,
  followed: string,
  { at, since }: { readonly at: Date; readonly since: Date },
): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    UPDATE follows f SET notified_at = ${at}::timestamptz
    WHERE f.followed_id = ${followed}::uuid AND f.notify
      AND (f.notified_at IS NULL OR f.notified_at <= ${since}::timestamptz) AND NOT ${hasBlock}
    RETURNING f.player_id AS id`;
  return rows.map(({ id }) => id);
}
