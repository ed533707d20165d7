import { type Delivery, Prisma } from '../generated/prisma/client.ts';
import type { Tx } from './client.ts';
import { drainJob } from './endpoint-queue.ts';
import { newId } from './id.ts';
import { mostRuns } from './jobs.ts';
import { joinedJson } from './joined-json.ts';

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
  /** The bytes that are signed and sent: JSON. */
  readonly body?: string | undefined;
  readonly data?: unknown;
  /** By default `job`. */
  readonly lane?: Lane | undefined;
  /** Of a direct delivery: id of the player to whom the endpoint belongs. */
  readonly ownerId?: string | undefined;
  /** Of a direct delivery: until when it is reserved for this process; by default it is not. */
  readonly reservedUntil?: Date | undefined;
}

/** A row of `deliveries`, with the body. While it waits and `nextAt` is null, it is direct. */
export interface DeliveryRow
  extends Readonly<Omit<Delivery, 'dedupeKey' | 'attemptLog' | 'data' | 'state' | 'resumeState'>> {
  readonly body: string | null;
  readonly data: unknown;
  readonly state: DeliveryState;
  /** The state in which it goes on if the attempt that its owner asked for fails; null: nobody asked for one. */
  readonly resumeState: DeliveryState | null;
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

/** Most direct deliveries that are reserved, and claimed, together. */
const reservedTogether = 500;

/** SQL for the rows of some JSON texts, of which undefined ones become NULL. */
export const jsonRows = (texts: readonly (string | undefined)[]): Prisma.Sql =>
  Prisma.sql`unnest(string_to_array(${joinedJson(texts)}::text, E'\\x1f', ''))`;

/**
 * Queries of `WITH` that write deliveries without their jobs: `input`, and `created` with the ids of those that are new.
 * What waits directly has no time at which it is due, so that no index has to follow when it is finished.
 */
function creating(deliveries: readonly NewDelivery[], ids: readonly string[], at: Date): Prisma.Sql {
  const column = (of: (delivery: NewDelivery) => string | number | Date | undefined) =>
    deliveries.map((each) => of(each) ?? null);
  const data = deliveries.map((each) => (each.data === undefined ? undefined : JSON.stringify(each.data)));
  return Prisma.sql`
    input AS (
      SELECT * FROM ROWS FROM (
        unnest(${ids}::uuid[]), unnest(${column((each) => each.dedupeKey)}::text[]),
        unnest(${column((each) => each.channel)}::text[]), unnest(${column((each) => each.type)}::text[]),
        unnest(${column((each) => each.playerId)}::uuid[]), unnest(${column((each) => each.endpointId)}::uuid[]),
        unnest(${column((each) => each.address)}::text[]), unnest(${column((each) => each.gameId)}::uuid[]),
        unnest(${column((each) => each.seq)}::int[]), ${jsonRows(data)},
        unnest(${column(({ lane = 'job' }) => lane)}::text[]),
        unnest(${column((each) => each.reservedUntil)}::timestamptz[])
      ) WITH ORDINALITY AS i (id, key, channel, type, player, endpoint, address, game, seq, data, lane, until, number)
    ), created AS (
      INSERT INTO deliveries (id, dedupe_key, channel, type, player_id, endpoint_id, address, game_id, seq, data, next_at,
                              created_at)
      SELECT id, md5(key)::uuid, channel, type, player, endpoint, address, game, seq, data::jsonb,
             CASE WHEN lane <> 'direct' THEN ${at}::timestamptz END, ${at}::timestamptz
      FROM input
      ON CONFLICT (dedupe_key) DO NOTHING
      RETURNING id
    ), body AS (
      INSERT INTO delivery_bodies (delivery_id, body)
      SELECT id, body FROM created
      JOIN ROWS FROM (unnest(${ids}::uuid[]), ${jsonRows(deliveries.map(({ body }) => body))}) AS b (id, body) USING (id)
      WHERE body IS NOT NULL
    ), reservation AS (
      INSERT INTO direct_reservations (id, until, deliveries)
      SELECT gen_random_uuid(), coalesce(until, ${at}::timestamptz), array_agg(id ORDER BY number)
      FROM created JOIN input USING (id) WHERE lane = 'direct' GROUP BY until, (number - 1) / ${reservedTogether}::int
    )`;
}

/** Queries of `WITH` that add the jobs of deliveries. */
const addingJobs = Prisma.sql`
  job AS (
    SELECT ${Prisma.raw(deliveryJob('channel', 'id', 'player', 'priority => -1'))}
    FROM created JOIN input USING (id) WHERE lane = 'job'
  ), owner AS (
    SELECT DISTINCT e.player_id AS id
    FROM created JOIN input i USING (id) JOIN webhook_endpoints e ON e.id = i.endpoint WHERE i.lane = 'owner'
  ), drain AS (
    SELECT ${Prisma.raw(drainJob('owner.id'))} FROM owner
  )`;

/** Writes deliveries with their jobs, each once by its `dedupeKey`. Returns those that are new, by id. */
export async function insertDeliveries<New extends NewDelivery>(
  db: Tx,
  deliveries: readonly New[],
  at: Date,
): Promise<Map<string, New>> {
  if (deliveries.length === 0) return new Map();
  const byId = new Map(deliveries.map((delivery) => [delivery.id ?? newId(), delivery]));
  const queries = creating(deliveries, [...byId.keys()], at);
  const areDirect = deliveries.every(({ lane }) => lane === 'direct');
  // What adds jobs is carried out because its rows are counted.
  const statement = areDirect
    ? Prisma.sql`WITH ${queries} SELECT id FROM created`
    : Prisma.sql`WITH ${queries}, ${addingJobs}
        SELECT id, (SELECT count(*) FROM job) AS jobs, (SELECT count(*) FROM drain) AS drains FROM created`;
  const rows = await db.$queryRaw<{ id: string }[]>(statement);
  const created = new Set(rows.map(({ id }) => id));
  for (const id of byId.keys()) if (!created.has(id)) byId.delete(id);
  return byId;
}

/** Columns of a DeliveryRow, of `deliveries d`. */
export const deliveryColumns = `
  d.id, d.channel, d.type, d.player_id AS "playerId", d.endpoint_id AS "endpointId", d.address,
  d.game_id AS "gameId", d.seq, (SELECT b.body FROM delivery_bodies b WHERE b.delivery_id = d.id) AS body, d.data,
  d.state, d.attempts, d.next_at AS "nextAt", d.resume_state AS "resumeState", d.resume_at AS "resumeAt",
  d.created_at AS "createdAt", d.finished_at AS "finishedAt"`;

const columns = Prisma.raw(deliveryColumns);

/** When the next attempt of a delivery is due: the first one of a direct delivery at once. Null: there is none. */
export const dueAt = ({
  state,
  nextAt,
  createdAt,
}: Pick<DeliveryRow, 'state' | 'nextAt' | 'createdAt'>): Date | null =>
  nextAt ?? (state === 'waiting' ? createdAt : null);

/** Returns one delivery. */
export async function findDelivery(db: Tx, id: string): Promise<DeliveryRow | undefined> {
  const found = await db.$queryRaw<DeliveryRow[]>`
    SELECT ${columns} FROM deliveries d WHERE d.id = ${id}::uuid`;
  return found[0];
}

/**
 * Reserves a delivery for an attempt until `until`; if the process dies, it is due again then. Undefined: it is
 * finished, or not due at `now`; `force` ignores when it is due.
 */
export async function claimDelivery(
  db: Tx,
  id: string,
  now: Date,
  until: Date,
  force = false,
): Promise<DeliveryRow | undefined> {
  const claimed = await db.$queryRaw<DeliveryRow[]>`
    UPDATE deliveries d SET next_at = ${until}::timestamptz
    WHERE d.id = ${id}::uuid AND d.state = 'waiting' AND (d.next_at <= ${now}::timestamptz OR ${force}::boolean)
    RETURNING ${columns}`;
  return claimed[0];
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
    SELECT channel, count(*)::int AS count, min(created_at) AS since FROM (
      SELECT channel, created_at FROM deliveries WHERE next_at IS NOT NULL
      UNION ALL
      SELECT d.channel, d.created_at FROM direct_reservations r CROSS JOIN unnest(r.deliveries) direct
      JOIN deliveries d ON d.id = direct WHERE d.state = 'waiting' AND d.next_at IS NULL
    ) waiting GROUP BY channel`;
  return new Map(channels.map(({ channel, ...waiting }) => [channel, waiting]));
}
