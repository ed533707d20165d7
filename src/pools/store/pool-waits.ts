import { locks } from '../../db/locks.ts';
import type { Tx } from '../../db/tx.ts';
import { type PoolWait, Prisma } from '../../generated/prisma/client.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';
import { hasBlockSql } from '../../relations/store/blocks.ts';
import type { Pool } from '../rules/pool.ts';

/** Somebody who waits in a pool. */
export type PoolWaitRow = Readonly<Omit<PoolWait, keyof Pool>> & Pool;

/** Gives what is stored as text or as any number its type. */
const waitOf = (row: PoolWait) => row as PoolWaitRow;

const poolOf = ({ seats, preset, pace, rated }: Pool): Pool => ({ seats, preset, pace, rated });

/** Lets a player wait in a pool; who waits there already goes on since when they did. Returns the row. */
export async function insertPoolWait(db: Tx, wait: PoolWaitRow): Promise<PoolWaitRow> {
  const { playerId, expiresAt } = wait;
  const key = { playerId, ...poolOf(wait) };
  const where = { playerId_seats_preset_pace_rated: key };
  return waitOf(await db.poolWait.upsert({ where, create: wait, update: { expiresAt } }));
}

/** Returns in which pools a player waits, the latest first. */
export async function poolWaitsOf(
  db: Tx,
  playerId: string,
  now: Date,
  part: ListPart,
): Promise<PoolWaitRow[]> {
  const { where, ...rest } = partById(part, 'desc');
  const rows = await db.poolWait.findMany({ where: { playerId, expiresAt: { gt: now }, ...where }, ...rest });
  return rows.map(waitOf);
}

/** Returns in how many pools other than this one a player waits. */
export const countOtherPools = (db: Tx, playerId: string, pool: Pool, now: Date): Promise<number> =>
  db.poolWait.count({ where: { playerId, expiresAt: { gt: now }, NOT: poolOf(pool) } });

/** Ends that a player waits; returns whether they did. */
export async function deletePoolWait(db: Tx, playerId: string, id: string): Promise<boolean> {
  return (await db.poolWait.deleteMany({ where: { id, playerId } })).count > 0;
}

/** Ends that these players wait, and that anybody does for whom that has expired. */
export async function deletePoolWaits(db: Tx, ids: readonly string[]): Promise<void> {
  await db.poolWait.deleteMany({ where: { id: { in: [...ids] } } });
}

/** Ends all waiting that has expired. */
export async function deleteExpiredWaits(db: Tx, now: Date): Promise<void> {
  await db.poolWait.deleteMany({ where: { expiresAt: { lte: now } } });
}

/** Returns the pools in which at least this many wait, each with their number. */
export async function poolsWith(db: Tx, least: number, now: Date): Promise<(Pool & { waiting: number })[]> {
  const rows = await db.poolWait.groupBy({
    by: ['seats', 'preset', 'pace', 'rated'],
    where: { expiresAt: { gt: now } },
    having: { seats: { _count: { gte: least } } },
    _count: { _all: true },
  });
  return rows.map(({ _count, ...pool }) => ({ ...(pool as Pool), waiting: _count._all }));
}

/** Whether this process alone brings people together for the rest of the transaction. */
export async function tryLockPools(tx: Tx): Promise<boolean> {
  const rows = await tx.$queryRaw<{ isLocked: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(${locks.pools}::bigint) AS "isLocked"`;
  return rows[0]?.isLocked === true;
}

/**
 * Locks the rows of those who wait in a pool and may play now, those first who have waited for longest. Who is banned, or
 * away on vacation, goes on waiting.
 */
export async function lockPoolWaits(tx: Tx, pool: Pool, now: Date, limit: number): Promise<PoolWaitRow[]> {
  return tx.$queryRaw<PoolWaitRow[]>`
    SELECT w.id, w.player_id AS "playerId", w.seats, w.preset, w.pace, w.rated, w.since, w.expires_at AS "expiresAt"
    FROM pool_waits w JOIN players p ON p.id = w.player_id
    WHERE w.seats = ${pool.seats}::smallint AND w.preset = ${pool.preset} AND w.pace = ${pool.pace}
      AND w.rated = ${pool.rated}::boolean AND w.expires_at > ${now}::timestamptz AND p.deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM sanctions s WHERE s.player_id = p.id AND s.kind = 'ban' AND s.lifted_at IS NULL
                      AND (s.until IS NULL OR s.until > ${now}::timestamptz))
      AND NOT EXISTS (SELECT 1 FROM vacations v WHERE v.player_id = p.id
                      AND v.starts_at <= ${now}::timestamptz AND v.ends_at > ${now}::timestamptz)
    ORDER BY w.since, w.id LIMIT ${limit}::int FOR UPDATE OF w SKIP LOCKED`;
}

const hasBlock = Prisma.raw(hasBlockSql('one.id', 'other.id'));

/**
 * Returns the pairs of some players who are not to meet at a table with a number of seats: there is a block between them, or
 * they play such a game with each other already.
 */
export function pairsApart(
  tx: Tx,
  players: readonly string[],
  seats: number,
): Promise<{ one: string; other: string }[]> {
  return tx.$queryRaw`
    SELECT one.id AS one, other.id AS other
    FROM unnest(${players}::uuid[]) AS one (id) JOIN unnest(${players}::uuid[]) AS other (id) ON one.id < other.id
    WHERE ${hasBlock} OR EXISTS (
      SELECT 1 FROM seats s JOIN seats o ON o.game_id = s.game_id JOIN games g ON g.id = s.game_id
      WHERE s.player_id = one.id AND o.player_id = other.id AND s.finished_at IS NULL
        AND g.status = 'running' AND g.seat_count = ${seats}::int)`;
}
