import { dueChannel, type Lease } from '../../db/due.ts';
import { newId } from '../../db/id.ts';
import type { Tx } from '../../db/tx.ts';
import { type Delivery, Prisma } from '../../generated/prisma/client.ts';

const { sql } = Prisma;

/** `dropped`: there was no longer a reason to send it. */
export const deliveryStates = ['waiting', 'delivered', 'failed', 'dropped'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** One notification to one receiver on one channel, to be written. */
export interface NewDelivery {
  readonly id?: string;
  /** Identifies the outbox event and the receiver; a second delivery with the same key is not created. */
  readonly dedupeKey: string;
  /** Name of a channel. */
  readonly channel: string;
  /** Type of the notification, or of the account email. */
  readonly type: string;
  readonly playerId?: string | undefined;
  readonly endpointId?: string | undefined;
  readonly address?: string | undefined;
  readonly gameId?: string | undefined;
  readonly seq?: number | undefined;
  /** The JSON that is signed and sent. */
  readonly body?: string | undefined;
  readonly data?: unknown;
}

/** A row of `deliveries`, with the body. */
export interface DeliveryRow
  extends Readonly<Omit<Delivery, 'dedupeKey' | 'attemptLog' | 'data' | 'state' | 'resumeState'>> {
  readonly body: string | null;
  readonly data: unknown;
  readonly state: DeliveryState;
  /** The state to restore if the attempt that its owner requested fails; null if none was requested. */
  readonly resumeState: DeliveryState | null;
}

/** Writes deliveries, due immediately, each once by its `dedupeKey`. Returns the ids of the new ones. */
export async function insertDeliveries(
  db: Tx,
  deliveries: readonly NewDelivery[],
  at: Date,
): Promise<string[]> {
  if (deliveries.length === 0) return [];
  const given = JSON.stringify(deliveries.map((delivery) => ({ ...delivery, id: delivery.id ?? newId() })));
  const rows = await db.$queryRaw<{ id: string; notified: string | null }[]>`
    WITH input AS (
      SELECT * FROM json_to_recordset(${given}::json) AS i (
        id uuid, "dedupeKey" text, channel text, type text, "playerId" uuid, "endpointId" uuid, address text, "gameId" uuid,
        seq int, data jsonb, body text)
    ), created AS (
      INSERT INTO deliveries (id, dedupe_key, channel, type, player_id, endpoint_id, address, game_id, seq, data, next_at,
                              created_at)
      SELECT id, md5("dedupeKey")::uuid, channel, type, "playerId", "endpointId", address, "gameId", seq, data,
             ${at}::timestamptz, ${at}::timestamptz
      FROM input
      ON CONFLICT (dedupe_key) DO NOTHING
      RETURNING id, channel, player_id, endpoint_id
    ), body AS (
      INSERT INTO delivery_bodies (delivery_id, body) SELECT id, body FROM created JOIN input USING (id) WHERE body IS NOT NULL
    ), turn AS (
      INSERT INTO due AS d (key, kind, at)
      SELECT DISTINCT e.player_id, CASE WHEN e.is_slow THEN 'slow-webhooks' ELSE 'webhooks' END, ${at}::timestamptz
      FROM created JOIN webhook_endpoints e ON e.id = endpoint_id ORDER BY 1, 2
      ON CONFLICT (key, kind) DO UPDATE SET version = d.version + 1, at = least(d.at, excluded.at)
    )
    SELECT id, (SELECT string_agg(pg_notify(${dueChannel}, kind || ' ' || ${at.toISOString()})::text, '') FROM (
      SELECT DISTINCT CASE WHEN e.id IS NULL THEN c.channel WHEN e.is_slow THEN 'slow-webhooks' ELSE 'webhooks' END AS kind
      FROM created c LEFT JOIN webhook_endpoints e ON e.id = c.endpoint_id) kinds) AS notified
    FROM created`;
  return rows.map(({ id }) => id);
}

/** Columns of a DeliveryRow, of `deliveries d`. */
export const deliveryColumns = sql`
  d.id, d.channel, d.type, d.player_id AS "playerId", d.endpoint_id AS "endpointId", d.address,
  d.game_id AS "gameId", d.seq, (SELECT b.body FROM delivery_bodies b WHERE b.delivery_id = d.id) AS body, d.data,
  d.state, d.attempts, d.next_at AS "nextAt", d.resume_state AS "resumeState", d.resume_at AS "resumeAt",
  d.created_at AS "createdAt", d.finished_at AS "finishedAt"`;

/** Returns one delivery. */
export async function findDelivery(db: Tx, id: string): Promise<DeliveryRow | undefined> {
  const found = await db.$queryRaw<DeliveryRow[]>`
    SELECT ${deliveryColumns} FROM deliveries d WHERE d.id = ${id}::uuid`;
  return found[0];
}

/** Which deliveries of a channel may be claimed. */
export interface Claimable {
  /** Maximum number of deliveries to one receiver. */
  readonly each: number;
  /** Deliveries to skip because this process is attempting them, and players to skip. */
  readonly except: { readonly deliveries: readonly string[]; readonly players: readonly string[] };
}

/** Maximum number of deliveries to choose from. */
const maxRead = 1_000;

/** Reserves due deliveries of a channel without endpoints; receivers take turns. */
export function claimDeliveries(
  db: Tx,
  channel: string,
  { now, until, limit }: Lease,
  { each, except }: Claimable,
): Promise<DeliveryRow[]> {
  return db.$queryRaw`
    WITH ready AS (
      SELECT id, next_at, row_number() OVER (PARTITION BY coalesce(player_id::text, address) ORDER BY next_at, id) AS turn
      FROM (SELECT * FROM deliveries w
            WHERE w.channel = ${channel} AND w.endpoint_id IS NULL AND w.next_at <= ${now}::timestamptz
              AND w.id <> ALL(${except.deliveries}::uuid[])
              AND (w.player_id IS NULL OR w.player_id <> ALL(${except.players}::uuid[]))
            ORDER BY w.next_at LIMIT ${maxRead}) w
    ), next AS (
      SELECT w.id FROM deliveries w JOIN ready ON ready.id = w.id
      WHERE ready.turn <= ${each} AND w.next_at <= ${now}::timestamptz
      ORDER BY ready.turn, ready.next_at LIMIT ${limit}::int FOR NO KEY UPDATE OF w SKIP LOCKED
    )
    UPDATE deliveries d SET next_at = ${until}::timestamptz FROM next WHERE d.id = next.id RETURNING ${deliveryColumns}`;
}

/** Drops deliveries without an attempt because they are outdated or their endpoint is disabled. */
export async function dropDeliveries(db: Tx, ids: readonly string[], at: Date): Promise<void> {
  await db.delivery.updateMany({
    where: { id: { in: [...ids] }, state: 'waiting' },
    data: { state: 'dropped', nextAt: null, finishedAt: at },
  });
}

/** Returns, by channel, how many deliveries wait, and since when the oldest has waited. */
export async function waitingDeliveries(
  db: Tx,
): Promise<Map<string, { readonly count: number; readonly since: Date }>> {
  const channels = await db.$queryRaw<{ channel: string; count: number; since: Date }[]>`
    SELECT channel, count(*)::int AS count, min(created_at) AS since FROM deliveries
    WHERE next_at IS NOT NULL GROUP BY channel`;
  return new Map(channels.map(({ channel, ...waiting }) => [channel, waiting]));
}
