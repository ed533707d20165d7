import { type Delivery, Prisma } from '../../generated/prisma/client.ts';
import type { Tx } from '../client.ts';
import { newId } from '../id.ts';
import { deliveryJob, deliveryKey, turnJob } from './jobs.ts';

const { sql } = Prisma;

/** `dropped`: there was no reason to send it any more. */
export const deliveryStates = ['waiting', 'delivered', 'failed', 'dropped'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

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
  /** The bytes that are signed and sent: JSON. */
  readonly body?: string | undefined;
  readonly data?: unknown;
}

/** A row of `deliveries`, with the body. */
export interface DeliveryRow
  extends Readonly<Omit<Delivery, 'dedupeKey' | 'attemptLog' | 'data' | 'state' | 'resumeState'>> {
  readonly body: string | null;
  readonly data: unknown;
  readonly state: DeliveryState;
  /** The state in which it goes on if the attempt that its owner asked for fails; null: nobody asked for one. */
  readonly resumeState: DeliveryState | null;
}

/**
 * Writes deliveries with the jobs that attempt them, each once by its `dedupeKey`. Returns the ids of those that are new.
 */
export async function insertDeliveries(
  db: Tx,
  deliveries: readonly NewDelivery[],
  at: Date,
): Promise<string[]> {
  if (deliveries.length === 0) return [];
  const given = JSON.stringify(deliveries.map((delivery) => ({ ...delivery, id: delivery.id ?? newId() })));
  // What adds jobs is carried out because its rows are counted.
  const rows = await db.$queryRaw<{ id: string }[]>`
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
    ), job AS (
      SELECT ${deliveryJob(sql`channel`, sql`id`, sql`player_id`, sql`priority => -1`)}
      FROM created WHERE endpoint_id IS NULL
    ), owner AS (
      SELECT DISTINCT e.player_id AS id, e.is_slow FROM created JOIN webhook_endpoints e ON e.id = endpoint_id
    ), turn AS (
      SELECT ${turnJob(sql`owner.id`, sql`owner.is_slow`)} FROM owner
    )
    SELECT id, (SELECT count(*)::int FROM job) AS jobs, (SELECT count(*)::int FROM turn) AS turns FROM created`;
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

/** Reserves a delivery for an attempt until `until`. Returns undefined if it is finished. */
export async function claimDelivery(db: Tx, id: string, until: Date): Promise<DeliveryRow | undefined> {
  const claimed = await db.$queryRaw<DeliveryRow[]>`
    UPDATE deliveries d SET next_at = ${until}::timestamptz
    WHERE d.id = ${id}::uuid AND d.state = 'waiting' RETURNING ${deliveryColumns}`;
  return claimed[0];
}

/** Most jobs that are added at once for what is overdue. */
const mostForgotten = 100;

/**
 * Adds jobs for deliveries that were due `seconds` before `now` and for which no job waits, nor one that has run for less
 * than that. Returns how many there were. Those to endpoints have no jobs: see `addOverdueTurns`.
 */
export async function addForgottenJobs(db: Tx, now: Date, seconds: number): Promise<number> {
  const [added] = await db.$queryRaw<[{ jobs: number }]>`
    WITH forgotten AS (
      SELECT d.id, d.channel, d.player_id FROM deliveries d
      WHERE d.next_at < ${now}::timestamptz - make_interval(secs => ${seconds}::float8) AND d.endpoint_id IS NULL
        AND NOT EXISTS (
          SELECT 1 FROM graphile_worker.jobs j WHERE j.key = ${deliveryKey(sql`d.id`)}
            AND (j.locked_at IS NULL OR j.locked_at > now() - make_interval(secs => ${seconds}::float8)))
      LIMIT ${mostForgotten}
    ), job AS (
      SELECT ${deliveryJob(sql`channel`, sql`id`, sql`player_id`, sql`priority => -1`)} FROM forgotten
    )
    SELECT count(*)::int AS jobs FROM job`;
  return added.jobs;
}

/** Ends deliveries without an attempt: they are out of date, or their endpoint is disabled. */
export async function dropDeliveries(db: Tx, ids: readonly string[], at: Date): Promise<void> {
  await db.$executeRaw`
    UPDATE deliveries SET state = 'dropped', next_at = NULL, finished_at = ${at}::timestamptz
    WHERE id = ANY(${ids}::uuid[]) AND state = 'waiting'`;
}

/** Returns by channel how many deliveries wait, and since when the oldest of them does. */
export async function waitingDeliveries(
  db: Tx,
): Promise<Map<string, { readonly count: number; readonly since: Date }>> {
  const channels = await db.$queryRaw<{ channel: string; count: number; since: Date }[]>`
    SELECT channel, count(*)::int AS count, min(created_at) AS since FROM deliveries
    WHERE next_at IS NOT NULL GROUP BY channel`;
  return new Map(channels.map(({ channel, ...waiting }) => [channel, waiting]));
}
