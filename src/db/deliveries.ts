import type { Queryable } from './client.ts';
import { newId } from './id.ts';
import { mostRuns } from './jobs.ts';

export type Channel = 'webhook' | 'email';
export type DeliveryState = 'waiting' | 'delivered' | 'failed' | 'dropped';

/** Something to tell to one receiver. */
export interface NewDelivery {
  readonly id?: string;
  /** Names the occasion and the receiver: of two with the same name the second is not made. */
  readonly dedupe: string;
  readonly channel: Channel;
  readonly kind: string;
  readonly playerId?: string | undefined;
  readonly endpointId?: string | undefined;
  readonly address?: string | undefined;
  readonly gameId?: string | undefined;
  readonly seq?: number | undefined;
  readonly body?: string | undefined;
  readonly data?: unknown;
  /** The endpoint is slow or fails: the delivery waits for its turn there (see `drainJob`). */
  readonly isSlow?: boolean | undefined;
}

/** A delivery as its row has it. */
export interface DeliveryRow {
  readonly id: string;
  readonly channel: Channel;
  readonly kind: string;
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
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

/** Marks of a webhook's job, by which workers leave it to others. */
const flags = (endpoint: string) => `ARRAY['webhook', 'endpoint ' || ${endpoint}::text]`;

/**
 * A slow endpoint has one job and not one for each delivery: however many wait for it, nobody looking for work has to
 * look past them.
 */
const drainJob = (endpoint: string, runAt = 'NULL') =>
  `graphile_worker.add_job('drain', json_build_object('endpoint', ${endpoint}), job_key => 'drain ' || ${endpoint}::text,
     run_at => ${runAt}, max_attempts => ${mostRuns}, flags => ARRAY['slow'])`;

const insertSql = `
  WITH wish AS (
    SELECT * FROM jsonb_to_recordset($1) AS w (
      id uuid, dedupe text, channel text, kind text, "playerId" uuid, "endpointId" uuid, address text,
      "gameId" uuid, seq int, body text, data jsonb, "isSlow" boolean)
  ), made AS (
    INSERT INTO deliveries (id, dedupe, channel, kind, player_id, endpoint_id, address, game_id, seq, body, data,
                            next_at, created_at)
    SELECT id, dedupe, channel, kind, "playerId", "endpointId", address, "gameId", seq, body, data, $2, $2 FROM wish
    ON CONFLICT (dedupe) DO NOTHING
    RETURNING id
  ), job AS (
    SELECT graphile_worker.add_job(channel, json_build_object('delivery', id), max_attempts => ${mostRuns},
      priority => -1,
      flags => CASE channel WHEN 'webhook' THEN ${flags('"endpointId"')} ELSE ARRAY['email'] END)
    FROM made JOIN wish USING (id) WHERE "isSlow" IS NOT TRUE
  ), slow AS (
    SELECT DISTINCT "endpointId" AS endpoint FROM made JOIN wish USING (id) WHERE "isSlow"
  ), drain AS (
    SELECT ${drainJob('endpoint')} FROM slow
  )
  SELECT count(*)::int AS made, (SELECT count(*) FROM job) AS jobs, (SELECT count(*) FROM drain) AS drains FROM made`;

/** Writes deliveries with their jobs, each once by its `dedupe`. Answers how many are new. */
export async function insertDeliveries(
  db: Queryable,
  deliveries: readonly NewDelivery[],
  at: Date,
): Promise<number> {
  if (deliveries.length === 0) return 0;
  const json = JSON.stringify(deliveries.map((delivery) => ({ id: newId(), ...delivery })));
  const { rows } = await db.query<{ made: number }>({
    name: 'insert-deliveries',
    text: insertSql,
    values: [json, at],
  });
  return rows[0]?.made ?? 0;
}

const columns = `
  d.id, d.channel, d.kind, d.player_id AS "playerId", d.endpoint_id AS "endpointId", d.address,
  d.game_id AS "gameId", d.seq, d.body, d.data, d.state, d.attempts, d.next_at AS "nextAt",
  d.created_at AS "createdAt", d.finished_at AS "finishedAt"`;

/** One delivery. */
export async function findDelivery(db: Queryable, id: string): Promise<DeliveryRow | undefined> {
  const text = `SELECT ${columns} FROM deliveries d WHERE d.id = $1`;
  return (await db.query<DeliveryRow>({ name: 'find-delivery', text, values: [id] })).rows[0];
}

/** What came of an attempt, and what is to become of the delivery. */
export interface AttemptToWrite {
  readonly delivery: string;
  readonly at: Date;
  readonly milliseconds: number;
  readonly status?: number | undefined;
  readonly error?: string | undefined;
  readonly answer?: string | undefined;
  readonly state: DeliveryState;
  /** When to try again. */
  readonly nextAt?: Date | undefined;
}

const attemptSql = `
  WITH delivery AS (
    UPDATE deliveries SET attempts = attempts + 1, state = $2, next_at = $3::timestamptz,
      finished_at = CASE WHEN $2 = 'waiting' THEN NULL ELSE $4::timestamptz END
    WHERE id = $1 RETURNING id, channel, attempts, endpoint_id AS endpoint
  ), attempt AS (
    INSERT INTO attempts (delivery_id, number, at, milliseconds, status, error, answer)
    SELECT id, attempts, $4, $5::int, $6::int, $7::text, $8::text FROM delivery
  ), job AS (
    SELECT graphile_worker.add_job('email', json_build_object('delivery', id), run_at => $3, max_attempts => ${mostRuns},
      flags => ARRAY['email'])
    FROM delivery WHERE $3::timestamptz IS NOT NULL AND channel = 'email'
  ), earlier AS (
    SELECT min(d.next_at) AS at FROM deliveries d
    WHERE d.endpoint_id = (SELECT endpoint FROM delivery) AND d.state = 'waiting' AND d.id <> $1
  ), drain AS (
    SELECT ${drainJob('endpoint', 'least($3, (SELECT at FROM earlier))')}
    FROM delivery WHERE $3::timestamptz IS NOT NULL AND channel = 'webhook'
  )
  SELECT (SELECT count(*) FROM job), (SELECT count(*) FROM drain)`;

/** Writes an attempt, the new state of its delivery and, if it is to be tried again, the job for that. */
export async function writeAttempt(db: Queryable, attempt: AttemptToWrite): Promise<void> {
  const { delivery, at, milliseconds, status, error, answer, state, nextAt } = attempt;
  const values = [delivery, state, nextAt, at, Math.round(milliseconds), status, error, answer];
  await db.query({ name: 'write-attempt', text: attemptSql, values });
}

/** Ends a delivery that is not to be attempted: it is no longer true, or its endpoint is disabled. */
export async function dropDelivery(db: Queryable, id: string, at: Date): Promise<void> {
  const text = `
    UPDATE deliveries SET state = 'dropped', next_at = NULL, finished_at = $2 WHERE id = $1 AND state = 'waiting'`;
  await db.query({ name: 'drop-delivery', text, values: [id, at] });
}

/** Lets a delivery be attempted now, with a job for that. False: there is none such, or it is being attempted. */
export async function retryDelivery(
  db: Queryable,
  endpoint: string,
  delivery: string,
  at: Date,
): Promise<boolean> {
  const text = `
    WITH delivery AS (
      UPDATE deliveries SET state = 'waiting', next_at = $3, finished_at = NULL
      WHERE id = $1 AND endpoint_id = $2 AND (state <> 'waiting' OR attempts > 0) RETURNING endpoint_id AS endpoint
    ), drain AS (SELECT ${drainJob('endpoint')} FROM delivery)
    SELECT 1 FROM drain`;
  return (await db.query(text, [delivery, endpoint, at])).rowCount === 1;
}

/**
 * Takes a delivery to attempt it now: until `until` nobody else does, and if its process dies it is due again then.
 * `again`: although it is not due. Undefined: it is done, not due, or somebody else attempts it.
 */
export async function claimDelivery(
  db: Queryable,
  id: string,
  now: Date,
  until: Date,
  again = false,
): Promise<DeliveryRow | undefined> {
  const text = `
    UPDATE deliveries d SET next_at = $3 WHERE d.id = $1 AND d.state = 'waiting' AND (d.next_at <= $2 OR $4)
    RETURNING ${columns}`;
  const { rows } = await db.query<DeliveryRow>({
    name: 'claim-delivery',
    text,
    values: [id, now, until, again],
  });
  return rows[0];
}

/** What waits longest for an endpoint and is due, and when the next of the others will be. */
export async function nextFor(
  db: Queryable,
  endpoint: string,
): Promise<{ id: string; at: Date } | undefined> {
  const text = `
    SELECT id, next_at AS at FROM deliveries WHERE endpoint_id = $1 AND state = 'waiting' AND next_at IS NOT NULL
    ORDER BY next_at LIMIT 1`;
  return (await db.query<{ id: string; at: Date }>({ name: 'next-for', text, values: [endpoint] })).rows[0];
}

/** Leaves what waits for an endpoint to the endpoint's one job, from `at` on. */
export async function drainLater(db: Queryable, endpoint: string, at: Date): Promise<void> {
  const text = `SELECT ${drainJob('$1::uuid', '$2::timestamptz')}`;
  await db.query({ name: 'drain-later', text, values: [endpoint, at] });
}

/** An attempt as the log shows it. */
export interface AttemptView {
  readonly number: number;
  readonly at: string;
  readonly milliseconds: number;
  readonly status: number | null;
  readonly error: string | null;
  readonly answer: string | null;
}

/** Deliveries to an endpoint with their attempts, the newest first; `before` is the last of the page before. */
export async function deliveriesTo(
  db: Queryable,
  endpoint: string,
  before: string | undefined,
  limit: number,
): Promise<(DeliveryRow & { tries: AttemptView[] })[]> {
  const text = `
    SELECT ${columns},
      (SELECT coalesce(json_agg(json_build_object('number', a.number,
          'at', to_char(a.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'milliseconds', a.milliseconds,
          'status', a.status, 'error', a.error, 'answer', a.answer) ORDER BY a.number), '[]')
       FROM attempts a WHERE a.delivery_id = d.id) AS tries
    FROM deliveries d WHERE d.endpoint_id = $1 AND ($2::uuid IS NULL OR d.id < $2) ORDER BY d.id DESC LIMIT $3`;
  return (await db.query<DeliveryRow & { tries: AttemptView[] }>(text, [endpoint, before, limit])).rows;
}

/** A player's deliveries about a game, the newest first. */
export async function deliveriesAbout(
  db: Queryable,
  player: string,
  game: string,
  limit: number,
): Promise<DeliveryRow[]> {
  const text = `
    SELECT ${columns} FROM deliveries d WHERE d.player_id = $1 AND d.game_id = $2 ORDER BY d.id DESC LIMIT $3`;
  return (await db.query<DeliveryRow>({ name: 'deliveries-about', text, values: [player, game, limit] }))
    .rows;
}

/** Deletes deliveries that were finished before `before`, with their attempts. */
export async function forgetDeliveries(db: Queryable, before: Date): Promise<void> {
  await db.query('DELETE FROM deliveries WHERE finished_at < $1', [before]);
}
