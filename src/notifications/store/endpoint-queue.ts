import { type AddedDue, addedDue, type Due, dueChannel, type Lease } from '../../db/due.ts';
import type { Tx } from '../../db/tx.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { type DeliveryRow, deliveryColumns } from './deliveries.ts';
import type { EndpointRow } from './webhook-endpoints.ts';

const { sql } = Prisma;

/** How much a turn claims. */
export interface ClaimBounds {
  /** Maximum number of the owner's endpoints, chosen from all that have due deliveries, so that each is served eventually. */
  readonly endpoints: number;
  /** Maximum number of deliveries to each. */
  readonly each: number;
}

/**
 * All deliveries for an owner's endpoints are due together, as the owner's turn. Owners take turns however many
 * deliveries one of them has. Endpoints that failed or were slow have separate turns, few of which run at once.
 */
export const turnKind = (isSlow: boolean) => (isSlow ? 'slow-webhooks' : 'webhooks');

/** SQL for the kind of turn of endpoints `e`. */
export const turnKindSql = sql`CASE WHEN e.is_slow THEN 'slow-webhooks' ELSE 'webhooks' END`;

/** A reserved delivery and its endpoint. */
export interface Claimed {
  readonly delivery: DeliveryRow;
  readonly endpoint: EndpointRow;
}

/** An owner's turn that this process has taken, with the oldest waiting deliveries, in order. */
export interface TakenTurn {
  readonly due: Due;
  readonly claimed: readonly Claimed[];
}

type ClaimedColumns = DeliveryRow & Omit<EndpointRow, 'id' | 'playerId'>;
/** The columns of a delivery are null in the row of a turn that claims none. */
type TakenRow = Due & { readonly owner: string | null } & {
  readonly [Name in keyof ClaimedColumns]: ClaimedColumns[Name] | null;
};

/** Takes due turns, except those of the owners `except`, and reserves their deliveries for the same time. */
export async function takeTurns(
  db: Tx,
  isSlow: boolean,
  { now, until, limit }: Lease,
  except: readonly string[],
  { endpoints, each }: ClaimBounds,
): Promise<TakenTurn[]> {
  const rows = await db.$queryRaw<TakenRow[]>`
    WITH turn AS (
      UPDATE due d SET at = ${until}::timestamptz WHERE d.kind = ${turnKind(isSlow)} AND d.key IN (
        SELECT key FROM due WHERE kind = ${turnKind(isSlow)} AND at <= ${now}::timestamptz AND key <> ALL(${except}::uuid[])
        ORDER BY at LIMIT ${limit}::int FOR UPDATE SKIP LOCKED)
      RETURNING d.key, d.version
    ), endpoint AS (
      SELECT e.* FROM turn CROSS JOIN LATERAL (
        SELECT e.* FROM webhook_endpoints e WHERE e.player_id = turn.key AND e.is_slow = ${isSlow} AND EXISTS (
          SELECT 1 FROM deliveries w WHERE w.endpoint_id = e.id AND w.next_at <= ${now}::timestamptz)
        ORDER BY random() LIMIT ${endpoints}) e
    ), chosen AS (
      SELECT d.id FROM endpoint e CROSS JOIN LATERAL (
        SELECT w.id FROM deliveries w WHERE w.endpoint_id = e.id AND w.next_at <= ${now}::timestamptz
        ORDER BY w.next_at, w.id LIMIT ${each} FOR NO KEY UPDATE SKIP LOCKED) d
    ), claimed AS (
      UPDATE deliveries d SET next_at = ${until}::timestamptz FROM chosen, endpoint e
      WHERE d.id = chosen.id AND e.id = d.endpoint_id
      RETURNING e.player_id AS owner, ${deliveryColumns}, ${endpointColumns}
    )
    SELECT turn.key, turn.version, claimed.* FROM turn LEFT JOIN claimed ON claimed.owner = turn.key ORDER BY claimed.id`;
  const turns = new Map<string, { due: Due; claimed: Claimed[] }>();
  for (const { key, version, owner, ...row } of rows) {
    const turn = turns.get(key) ?? { due: { key, version }, claimed: [] };
    turns.set(key, turn);
    if (owner !== null) turn.claimed.push(claimedOf(owner, row as ClaimedColumns));
  }
  return [...turns.values()];
}

/** Columns of an EndpointRow, of `webhook_endpoints e`, that deliveries do not have. */
const endpointColumns = sql`
  e.url, e.format, e.secret, e.previous_secret AS "previousSecret", e.previous_secret_until AS "previousSecretUntil",
  e.is_slow AS "isSlow", e.failing_since AS "failingSince", e.disabled_at AS "disabledAt"`;

function claimedOf(owner: string, row: ClaimedColumns): Claimed {
  const {
    url,
    format,
    secret,
    previousSecret,
    previousSecretUntil,
    isSlow,
    failingSince,
    disabledAt,
    ...delivery
  } = row;
  const endpoint = {
    url,
    format,
    secret,
    previousSecret,
    previousSecretUntil,
    isSlow,
    failingSince,
    disabledAt,
  };
  return { delivery, endpoint: { ...endpoint, id: delivery.endpointId ?? '', playerId: owner } };
}

/** Makes reserved deliveries due again that were not attempted. */
export async function releaseDeliveries(db: Tx, ids: readonly string[], now: Date): Promise<void> {
  await db.delivery.updateMany({ where: { id: { in: [...ids] }, state: 'waiting' }, data: { nextAt: now } });
}

/** SQL for an owner's turns, each due when its first delivery is, in the order in which rows are locked. */
const turnsOf = (owner: string) => sql`
  SELECT ${owner}::uuid AS key, ${turnKindSql} AS kind, min(first.next_at) AS at
  FROM webhook_endpoints e CROSS JOIN LATERAL (
    SELECT w.next_at FROM deliveries w WHERE w.endpoint_id = e.id AND w.next_at IS NOT NULL
    ORDER BY w.next_at LIMIT 1) first
  WHERE e.player_id = ${owner}::uuid GROUP BY e.is_slow ORDER BY kind`;

/** Adds an owner's next turns, unless they are already due as early; none of the kind `except`. */
export async function addTurns(db: Tx, owner: string, except = ''): Promise<void> {
  await db.$queryRaw<AddedDue[]>`
    WITH added AS (
      INSERT INTO due AS d (key, kind, at) SELECT key, kind, at FROM (${turnsOf(owner)}) next WHERE kind <> ${except}
      ON CONFLICT (key, kind) DO UPDATE SET version = d.version + 1, at = excluded.at WHERE d.at > excluded.at
      RETURNING d.key
    )
    ${addedDue}`;
}

/**
 * Ends a turn. The next one is due when the first waiting delivery is. An endpoint may have become slow or healthy in the
 * meantime, so the owner's other turn is added if it is missing. Returns when the next turn of this kind is due;
 * undefined if nothing waits for it.
 */
export async function endTurn(
  db: Tx,
  { key: owner, version }: Due,
  isSlow: boolean,
): Promise<Date | undefined> {
  const kind = turnKind(isSlow);
  const isThis = sql`d.key = ${owner}::uuid AND d.kind = ${kind}`;
  const [ended] = await db.$queryRaw<{ at: Date | null; lacksOther: boolean }[]>`
    WITH turns AS (${turnsOf(owner)}), next AS (
      SELECT at FROM turns WHERE kind = ${kind}
    ), moved AS (
      UPDATE due d SET at = next.at FROM next WHERE ${isThis} AND d.version <= ${version}::int RETURNING d.at
    ), gone AS (
      DELETE FROM due d WHERE ${isThis} AND d.version <= ${version}::int AND NOT EXISTS (SELECT 1 FROM next)
    )
    SELECT coalesce((SELECT at FROM moved), (SELECT d.at FROM due d WHERE ${isThis} AND d.version > ${version}::int)) AS at,
      EXISTS (SELECT 1 FROM turns t WHERE t.kind <> ${kind} AND NOT EXISTS (
        SELECT 1 FROM due d WHERE d.key = t.key AND d.kind = t.kind AND d.at <= t.at)) AS "lacksOther"`;
  if (ended?.lacksOther) await addTurns(db, owner, kind);
  return ended?.at ?? undefined;
}

/**
 * Makes a delivery due now. If the attempt fails, the delivery continues as if there had been none. Returns false if the
 * endpoint has no such delivery, or if it waits for its first attempt or was dropped.
 */
export async function retryDelivery(db: Tx, endpoint: string, delivery: string, at: Date): Promise<boolean> {
  const retried = await db.$queryRaw<unknown[]>`
    WITH delivery AS (
      UPDATE deliveries SET state = 'waiting', next_at = ${at}::timestamptz, finished_at = NULL,
        resume_state = coalesce(resume_state, state),
        resume_at = CASE WHEN resume_state IS NULL THEN next_at ELSE resume_at END
      WHERE id = ${delivery}::uuid AND endpoint_id = ${endpoint}::uuid AND state <> 'dropped'
        AND (state <> 'waiting' OR attempts > 0)
      RETURNING endpoint_id
    ), turn AS (
      INSERT INTO due AS d (key, kind, at)
      SELECT e.player_id, ${turnKindSql}, ${at}::timestamptz FROM delivery JOIN webhook_endpoints e ON e.id = endpoint_id
      ON CONFLICT (key, kind) DO UPDATE SET version = d.version + 1, at = least(d.at, excluded.at)
    )
    SELECT pg_notify(${dueChannel}, '')::text AS notified FROM delivery`;
  return retried.length === 1;
}
