import type { Queryable } from './client.ts';
import { drainJob } from './endpoint-queue.ts';
import { newId } from './id.ts';
import { mostRuns } from './jobs.ts';

/** `dropped`: there was no reason to send it any more. */
export type DeliveryState = 'waiting' | 'delivered' | 'failed' | 'dropped';

/**
 * How a delivery is attempted: by a `job` of its own; `direct`, by a process that reserves it, without a job; or by the one
 * job that drains what waits for the endpoints of an `owner`.
 */
export type Lane = 'job' | 'direct' | 'owner';

/** One notification to one receiver on one channel, to be written. */
export interface NewDelivery {
  readonly id?: string;
  /** Names the outbox event and the receiver: of two deliveries with the same key the second is not created. */
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
  readonly body?: string | undefined;
  readonly data?: unknown;
  /** By default `job`. */
  readonly lane?: Lane | undefined;
  /** Of a direct delivery: id of the player to whom the endpoint belongs. */
  readonly ownerId?: string | undefined;
  /** Of a direct delivery: until when it is reserved for this process; by default it is not. */
  readonly reservedUntil?: Date | undefined;
}

/** A row of `deliveries`. */
export interface DeliveryRow {
  readonly id: string;
  readonly channel: string;
  readonly type: string;
  readonly playerId: string | null;
  readonly endpointId: string | null;
  readonly address: string | null;
  readonly gameId: string | null;
  readonly seq: number | null;
  readonly body: string | null;
  readonly data: unknown;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly nextAt: Date | null;
  /** The state in which it goes on if the attempt that its owner asked for fails; null: nobody asked for one. */
  readonly resumeState: DeliveryState | null;
  readonly resumeAt: Date | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

/**
 * SQL that adds the job for a delivery to a player, or to an address where there is none. By its flags workers limit how
 * many run at once: of a channel, and of a channel for one player.
 */
export const deliveryJob = (channel: string, id: string, player: string, more: string) =>
  `graphile_worker.add_job('deliver ' || ${channel}, json_build_object('delivery', ${id}),
     max_attempts => ${mostRuns}, flags => ARRAY[${channel}, ${channel} || '-player/' || coalesce(${player}::text, '')],
     ${more})`;
/** Name of the task that attempts deliveries of a channel. */
export const deliveryTask = (channel: string): string => `deliver ${channel}`;

const insertSql = `
  WITH input AS (
    SELECT * FROM json_to_recordset($1) AS i (
      id uuid, "dedupeKey" text, channel text, type text, "playerId" uuid, "endpointId" uuid, address text,
      "gameId" uuid, seq int, body text, data jsonb, lane text, "reservedUntil" timestamptz)
  ), created AS (
    INSERT INTO deliveries (id, dedupe_key, channel, type, player_id, endpoint_id, address, game_id, seq, body, data,
                            next_at, is_direct, created_at)
    SELECT id, md5("dedupeKey")::uuid, channel, type, "playerId", "endpointId", address, "gameId", seq, body, data,
           coalesce("reservedUntil", $2), lane IS NOT DISTINCT FROM 'direct', $2
    FROM input
    ON CONFLICT (dedupe_key) DO NOTHING
    RETURNING id
  ), job AS (
    SELECT ${deliveryJob('channel', 'id', '"playerId"', 'priority => -1')} FROM created JOIN input USING (id) WHERE lane = 'job'
  ), owner AS (
    SELECT DISTINCT e.player_id AS id
    FROM created JOIN input i USING (id) JOIN webhook_endpoints e ON e.id = i."endpointId" WHERE i.lane = 'owner'
  ), drain AS (
    SELECT ${drainJob('owner.id')} FROM owner
  )
  SELECT id, (SELECT count(*) FROM job) AS jobs, (SELECT count(*) FROM drain) AS drains FROM created`;

/** Writes deliveries with their jobs, each once by its `dedupeKey`. Returns those that are new, by id. */
export async function insertDeliveries<Delivery extends NewDelivery>(
  db: Queryable,
  deliveries: readonly Delivery[],
  at: Date,
): Promise<Map<string, Delivery>> {
  if (deliveries.length === 0) return new Map();
  const input = deliveries.map((delivery) => ({ lane: 'job', ...delivery, id: delivery.id ?? newId() }));
  const { rows } = await db.query<{ id: string }>({
    name: 'insert-deliveries',
    text: insertSql,
    values: [JSON.stringify(input), at],
  });
  const created = new Set(rows.map(({ id }) => id));
  return new Map(input.filter(({ id }) => created.has(id)).map((delivery) => [delivery.id, delivery]));
}

/** Columns of a DeliveryRow, of `deliveries d`. */
export const deliveryColumns = `
  d.id, d.channel, d.type, d.player_id AS "playerId", d.endpoint_id AS "endpointId", d.address,
  d.game_id AS "gameId", d.seq, d.body, d.data, d.state, d.attempts, d.next_at AS "nextAt",
  d.resume_state AS "resumeState", d.resume_at AS "resumeAt",
  d.created_at AS "createdAt", d.finished_at AS "finishedAt"`;

/** One delivery. */
export async function findDelivery(db: Queryable, id: string): Promise<DeliveryRow | undefined> {
  const text = `SELECT ${deliveryColumns} FROM deliveries d WHERE d.id = $1`;
  return (await db.query<DeliveryRow>({ name: 'find-delivery', text, values: [id] })).rows[0];
}

/**
 * Reserves a delivery for an attempt until `until`; if the process dies, it is due again then. Undefined: it is
 * finished, or not due at `now`; `force` ignores when it is due.
 */
export async function claimDelivery(
  db: Queryable,
  id: string,
  now: Date,
  until: Date,
  force = false,
): Promise<DeliveryRow | undefined> {
  const text = `
    UPDATE deliveries d SET next_at = $3 WHERE d.id = $1 AND d.state = 'waiting' AND (d.next_at <= $2 OR $4)
    RETURNING ${deliveryColumns}`;
  const { rows } = await db.query<DeliveryRow>({
    name: 'claim-delivery',
    text,
    values: [id, now, until, force],
  });
  return rows[0];
}

/** Ends deliveries without an attempt: they are out of date, or their endpoint is disabled. */
export async function dropDeliveries(db: Queryable, ids: readonly string[], at: Date): Promise<void> {
  const text = `
    UPDATE deliveries SET state = 'dropped', next_at = NULL, is_direct = false, finished_at = $2
    WHERE id = ANY($1) AND state = 'waiting'`;
  await db.query({ name: 'drop-deliveries', text, values: [ids, at] });
}

/** Returns by channel how many deliveries wait, and since when the oldest of them does. */
export async function waitingDeliveries(
  db: Queryable,
): Promise<Map<string, { readonly count: number; readonly since: Date }>> {
  const text = `
    SELECT channel, count(*)::int AS count, min(created_at) AS since FROM deliveries
    WHERE state = 'waiting' GROUP BY channel`;
  const { rows } = await db.query<{ channel: string; count: number; since: Date }>(text);
  return new Map(rows.map(({ channel, ...waiting }) => [channel, waiting]));
}
