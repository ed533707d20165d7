import { locks } from '../../db/locks.ts';
import type { Tx } from '../../db/tx.ts';
import { type PoolWait, Prisma } from '../../generated/prisma/client.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';
import { hasBlockSql } from '../../relations/store/blocks.ts';
import type { Pool } from '../rules/pool.ts';

/** A player waiting in a pool. */
export type PoolWaitRow = Readonly<Omit<PoolWait, keyof Pool>> & Pool;

/** Narrows the types of columns stored as text or numbers. */
const waitOf = (row: PoolWait) => row as PoolWaitRow;

const poolOf = ({ seats, preset, pace, rated }: Pool): Pool => ({ seats, preset, pace, rated });

/** Adds a player to a pool; a player already in it keeps their place. Returns the row. */
export async function insertPoolWait(db: Tx, wait: PoolWaitRow): Promise<PoolWaitRow> {
  const { playerId, expiresAt } = wait;
  const key = { playerId, ...poolOf(wait) };
  const where = { playerId_seats_preset_pace_rated: key };
  return waitOf(await db.poolWait.upsert({ where, create: wait, update: { expiresAt } }));
}

/** Returns the pools in which a player waits, newest first. */
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

/** Returns the number of other pools in which a player waits. */
export const countOtherPools = (db: Tx, playerId: string, pool: Pool, now: Date): Promise<number> =>
  db.poolWait.count({ where: { playerId, expiresAt: { gt: now }, NOT: poolOf(pool) } });

/** Ends a player's wait; returns whether there was one. */
export async function deletePoolWait(db: Tx, playerId: string, id: string): Promise<boolean> {
  return (await db.poolWait.deleteMany({ where: { id, playerId } })).count > 0;
}

/** Ends some waits. */
export async function deletePoolWaits(db: Tx, ids: readonly string[]): Promise<void> {
  await db.poolWait.deleteMany({ where: { id: { in: [...ids] } } });
}

/** Ends all waiting that has expired. */
export async function deleteExpiredWaits(db: Tx, now: Date): Promise<void> {
  await db.poolWait.deleteMany({ where: { expiresAt: { lte: now } } });
}

/** Returns the pools in which at least `least` players wait, each with its count. */
export async function poolsWith(db: Tx, least: number, now: Date): Promise<(Pool & { waiting: number })[]> {
  const rows = await db.poolWait.groupBy({
    by: ['seats', 'preset', 'pace', 'rated'],
    where: { expiresAt: { gt: now } },
    having: { seats: { _count: { gte: least } } },
    _count: { _all: true },
  });
  return rows.map(({ _count, ...pool }) => ({ ...(pool as Pool), waiting: _count._all }));
}

/** Tries to lock pool matching until the transaction ends. Returns false if another process holds the lock. */
export async function tryLockPools(tx: Tx): Promise<boolean> {
  const rows = await tx.$queryRaw<{ isLocked: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(${locks.pools}::bigint) AS "isLocked"`;
  return rows[0]?.isLocked === true;
}

/** Locks the rows of players in a pool who can play now, the longest-waiting first. Players who are banned or on vacation keep waiting. */
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
 * Returns the pairs of players who must not meet at a table of this size, because of a block or because they already play such a game with
 * each other.
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
