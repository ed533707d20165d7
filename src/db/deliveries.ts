import type { Queryable } from './client.ts';
import { drainJob } from './endpoint-queue.ts';
import { newId } from './id.ts';
import { mostRuns } from './jobs.ts';

/** `dropped`: there was no reason to send it any more. */
export type DeliveryState = 'waiting' | 'delivered' | 'failed' | 'dropped';

/** One notification to one receiver on one channel, to be written. */
export interface NewDelivery {
  readonly id?: string;
  /** Names the outbox event and the receiver: of two deliveries with the same key the second is not created. */
  readonly dedupeKey: string;
  /** Name of a channel. */
  readonly channel: string;
  /** Flags of its jobs, by which workers limit how many run at once. */
  readonly flags: readonly string[];
  /** Type of the notification, or of the account email. */
  readonly type: string;
  readonly playerId?: string | undefined;
  readonly endpointId?: string | undefined;
  readonly address?: string | undefined;
  readonly gameId?: string | undefined;
  readonly seq?: number | undefined;
  readonly body?: string | undefined;
  readonly data?: unknown;
  /** Whether its endpoint is slow or failing, so that it waits for the one job of the endpoint's owner. */
  readonly isSlow?: boolean | undefined;
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

/** SQL for the name of the task that attempts deliveries of a channel. */
export const deliveryTaskSql = (channel: string) => `'deliver ' || ${channel}`;
/** Name of the task that attempts deliveries of a channel. */
export const deliveryTask = (channel: string): string => `deliver ${channel}`;

const insertSql = `
  WITH input AS (
    SELECT * FROM jsonb_to_recordset($1) AS i (
      id uuid, "dedupeKey" text, channel text, flags text[], type text, "playerId" uuid, "endpointId" uuid,
      address text, "gameId" uuid, seq int, body text, data jsonb, "isSlow" boolean)
  ), created AS (
    INSERT INTO deliveries (id, dedupe_key, channel, flags, type, player_id, endpoint_id, address, game_id, seq, body,
                            data, next_at, created_at)
    SELECT id, "dedupeKey", channel, flags, type, "playerId", "endpointId", address, "gameId", seq, body, data, $2, $2
    FROM input
    ON CONFLICT (dedupe_key) DO NOTHING
    RETURNING id
  ), job AS (
    SELECT graphile_worker.add_job(${deliveryTaskSql('channel')}, json_build_object('delivery', id),
      max_attempts => ${mostRuns}, priority => -1, flags => flags)
    FROM created JOIN input USING (id) WHERE "isSlow" IS NOT TRUE
  ), slow AS (
    SELECT DISTINCT e.player_id AS owner
    FROM created JOIN input USING (id) JOIN webhook_endpoints e ON e.id = "endpointId" WHERE "isSlow"
  ), drain AS (
    SELECT ${drainJob('owner')} FROM slow
  )
  SELECT count(*)::int AS created, (SELECT count(*) FROM job) AS jobs, (SELECT count(*) FROM drain) AS drains
  FROM created`;

/** Writes deliveries with their jobs, each once by its `dedupeKey`. Returns how many are new. */
export async function insertDeliveries(
  db: Queryable,
  deliveries: readonly NewDelivery[],
  at: Date,
): Promise<number> {
  if (deliveries.length === 0) return 0;
  const json = JSON.stringify(deliveries.map((delivery) => ({ id: newId(), ...delivery })));
  const { rows } = await db.query<{ created: number }>({
    name: 'insert-deliveries',
    text: insertSql,
    values: [json, at],
  });
  return rows[0]?.created ?? 0;
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

/** Ends a delivery without an attempt: it is out of date, or its endpoint is disabled. */
export async function dropDelivery(db: Queryable, id: string, at: Date): Promise<void> {
  const text = `
    UPDATE deliveries SET state = 'dropped', next_at = NULL, finished_at = $2 WHERE id = $1 AND state = 'waiting'`;
  await db.query({ name: 'drop-delivery', text, values: [id, at] });
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

/** Deletes deliveries that were finished before `before`, with their attempts. */
export async function purgeDeliveries(db: Queryable, before: Date): Promise<void> {
  await db.query('DELETE FROM deliveries WHERE finished_at < $1', [before]);
}
