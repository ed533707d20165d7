import { Prisma } from '../generated/prisma/client.ts';
import type { Tx } from './tx.ts';

const { empty, sql } = Prisma;

/**
 * Kinds of due work: the clock, the plans, a robot or the analysis of a game, a match, a competition, the pools, an
 * owner's webhooks.
 */
const dueKinds = [
  'timer',
  'plans',
  'robot',
  'analysis',
  'match',
  'competition',
  'pools',
  'webhooks',
  'slow-webhooks',
] as const;
export type DueKind = (typeof dueKinds)[number];

/** A due item: the id of its subject, and a version that increases whenever it is made due again. */
export interface Due {
  readonly key: string;
  readonly version: number;
}

/** A process's request for work due at `now`: at most `limit` items, reserved until `until`. */
export interface Lease {
  readonly now: Date;
  readonly until: Date;
  readonly limit: number;
}

/** Name of the PostgreSQL notification about newly due work. Its payload is a kind and the time, as `KIND TIME`, or empty. */
export const dueChannel = 'due';

/** SQL that notifies processes if the rows `added` are not empty, and returns their number. */
export const addedDue = sql`
  SELECT count(*)::int AS added, CASE WHEN count(*) > 0 THEN pg_notify(${dueChannel}, '')::text END AS notified FROM added`;

/** The row that `addedDue` returns. */
export type AddedDue = { added: number; notified: string | null };

/** Makes an item due at a time, unless it is already due earlier. Items with an `owner` take turns with other owners'. */
export async function addDue(db: Tx, kind: DueKind, key: string, at: Date, owner?: string): Promise<void> {
  await db.$queryRaw<AddedDue[]>`
    WITH added AS (
      INSERT INTO due AS d (key, kind, version, owner, at)
      VALUES (${key}::uuid, ${kind}, 0, ${owner ?? null}, ${at}::timestamptz)
      ON CONFLICT (key, kind) DO UPDATE SET version = d.version + 1, at = least(d.at, excluded.at) RETURNING d.key
    )
    ${addedDue}`;
}

/** Takes due items, longest due first, and none of `except`. */
export function takeDue(
  db: Tx,
  kind: DueKind,
  { now, until, limit }: Lease,
  except: readonly string[] = [],
): Promise<Due[]> {
  return db.$queryRaw`
    UPDATE due d SET at = ${until}::timestamptz WHERE d.kind = ${kind} AND d.key IN (
      SELECT key FROM due WHERE kind = ${kind} AND at <= ${now}::timestamptz AND key <> ALL(${except}::uuid[])
      ORDER BY at LIMIT ${limit}::int FOR UPDATE SKIP LOCKED)
    RETURNING d.key, d.version`;
}

/**
 * Takes due items like `takeDue`, but owners take turns: after one of an owner's items is taken, the owner's others go
 * behind other owners' due items. With `isOneEach` at most one item per owner is taken at a time.
 */
export function takeDueInTurns(
  db: Tx,
  kind: DueKind,
  { now, until, limit }: Lease,
  isOneEach = false,
): Promise<Due[]> {
  const isFree = sql`AND NOT EXISTS (
    SELECT 1 FROM due b WHERE b.kind = ${kind} AND b.owner = d.owner AND b.at > ${now}::timestamptz)`;
  return db.$queryRaw`
    WITH ready AS (
      SELECT d.key, d.at, d.owner, row_number() OVER (PARTITION BY d.owner ORDER BY d.at, d.key) AS turn
      FROM due d WHERE d.kind = ${kind} AND d.at <= ${now}::timestamptz ${isOneEach ? isFree : empty}
    ), next AS (
      SELECT d.key, d.owner FROM due d JOIN ready ON ready.key = d.key
      WHERE d.kind = ${kind} AND d.at <= ${now}::timestamptz ${isOneEach ? sql`AND ready.turn = 1` : empty}
      ORDER BY ready.turn, ready.at LIMIT ${limit}::int FOR UPDATE OF d SKIP LOCKED
    ), later AS (
      SELECT d.key FROM due d JOIN ready ON ready.key = d.key
      WHERE d.kind = ${kind} AND d.at <= ${now}::timestamptz
        AND ready.owner IN (SELECT owner FROM next) AND d.key NOT IN (SELECT key FROM next)
      FOR UPDATE OF d SKIP LOCKED
    ), behind AS (
      UPDATE due d SET at = ${now}::timestamptz FROM later WHERE d.kind = ${kind} AND d.key = later.key
    )
    UPDATE due d SET at = ${until}::timestamptz FROM next WHERE d.kind = ${kind} AND d.key = next.key
    RETURNING d.key, d.version`;
}

/** Extends this process's lease of a taken item, or releases it. */
export async function postponeDue(db: Tx, kind: DueKind, { key, version }: Due, at: Date): Promise<void> {
  await db.due.updateMany({ where: { key, kind, version: { lte: version } }, data: { at } });
}

/** Removes an item that is done at a version; returns false if it has been made due again since. */
export async function endDue(db: Tx, kind: DueKind, { key, version }: Due): Promise<boolean> {
  const again = await db.$queryRaw<unknown[]>`
    WITH done AS (DELETE FROM due WHERE key = ${key}::uuid AND kind = ${kind} AND version <= ${version}::int)
    SELECT 1 FROM due WHERE key = ${key}::uuid AND kind = ${kind} AND version > ${version}::int`;
  return again.length === 0;
}

/**
 * Removes an item that is done, whatever its version. Anything that makes it due again must wait for the caller's
 * transaction.
 */
export async function clearDue(db: Tx, kind: DueKind, key: string): Promise<void> {
  await db.due.deleteMany({ where: { key, kind } });
}

/**
 * Returns when the first item of each kind is due, possibly in the past, including deliveries of channels and gathered
 * emails.
 */
export async function nextDue(db: Tx, channels: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db.$queryRaw<{ name: string; at: Date }[]>`
    SELECT k.name, first.at FROM unnest(${dueKinds}::text[]) AS k (name)
    CROSS JOIN LATERAL (SELECT d.at FROM due d WHERE d.kind = k.name ORDER BY d.at LIMIT 1) first
    UNION ALL
    SELECT c.name, first.next_at FROM unnest(${channels}::text[]) AS c (name) CROSS JOIN LATERAL (
      SELECT d.next_at FROM deliveries d WHERE d.channel = c.name AND d.endpoint_id IS NULL AND d.next_at IS NOT NULL
      ORDER BY d.next_at LIMIT 1) first
    UNION ALL (SELECT 'messages', due_at FROM gathered_messages ORDER BY due_at LIMIT 1)
    UNION ALL (SELECT 'digests', at FROM digests ORDER BY at LIMIT 1)`;
  return new Map(rows.map(({ name, at }) => [name, at]));
}
