import type { Queryable } from './client.ts';
import { type DeliveryRow, type DeliveryState, deliveryColumns, deliveryJob } from './deliveries.ts';
import { drainJob, nextDue } from './endpoint-queue.ts';

/** An attempt to be written, and the state in which it leaves its delivery. */
export interface NewAttempt {
  readonly delivery: string;
  readonly at: Date;
  readonly milliseconds: number;
  /** Of HTTP or SMTP; undefined: there was no answer. */
  readonly status?: number | undefined;
  readonly error?: string | undefined;
  readonly answer?: string | undefined;
  readonly state: DeliveryState;
  /** When to try again. */
  readonly nextAt?: Date | undefined;
  /** Whether its owner asked for it, so that it does not count for the schedule. */
  readonly isManual: boolean;
}

const attemptsSql = `
  WITH input AS (
    SELECT * FROM json_to_recordset($1) AS i (
      delivery uuid, state text, "nextAt" timestamptz, at timestamptz, milliseconds int, status int, error text,
      answer text, "isManual" boolean)
  ), delivery AS (
    UPDATE deliveries d
    SET attempts = d.attempts + CASE WHEN i."isManual" THEN 0 ELSE 1 END, state = i.state, next_at = i."nextAt",
        finished_at = CASE WHEN i.state = 'waiting' THEN NULL ELSE i.at END, is_direct = false,
        resume_state = NULL, resume_at = NULL
    FROM input i WHERE d.id = i.delivery
    RETURNING d.id, d.channel, d.player_id AS player, d.endpoint_id AS endpoint, i.*
  ), attempt AS (
    INSERT INTO delivery_attempts (delivery_id, number, at, milliseconds, status, error, answer, is_manual)
    SELECT id, (SELECT coalesce(max(number), 0) + 1 FROM delivery_attempts WHERE delivery_id = id), at, milliseconds,
           status, error, answer, "isManual"
    FROM delivery
  ), job AS (
    SELECT ${deliveryJob('channel', 'id', 'player', 'run_at => "nextAt"')} FROM delivery WHERE "nextAt" IS NOT NULL AND endpoint IS NULL
  ), owner AS (
    SELECT e.player_id AS id, min("nextAt") AS at
    FROM delivery JOIN webhook_endpoints e ON e.id = endpoint WHERE "nextAt" IS NOT NULL GROUP BY e.player_id
  ), drain AS (
    SELECT ${drainJob('owner.id', `least(at, ${nextDue('owner.id', 'w.id NOT IN (SELECT delivery FROM input)')})`)} FROM owner
  )
  SELECT (SELECT count(*) FROM job), (SELECT count(*) FROM drain)`;

/**
 * Writes attempts of different deliveries, the new states of these and, where there is to be another attempt, the job for
 * that: the one job of the endpoint's owner, or a job of the delivery where no endpoint is involved.
 */
export async function writeAttempts(db: Queryable, attempts: readonly NewAttempt[]): Promise<void> {
  const input = attempts.map((attempt) => ({ ...attempt, milliseconds: Math.round(attempt.milliseconds) }));
  // Without a name it is planned each time: a plan made while there were few deliveries would read all of them.
  await db.query(attemptsSql, [JSON.stringify(input)]);
}

/** An attempt as the log of deliveries shows it. */
export interface AttemptView {
  readonly number: number;
  readonly at: string;
  readonly milliseconds: number;
  readonly status: number | null;
  readonly error: string | null;
  readonly answer: string | null;
  readonly manual: boolean;
}

/** Deliveries to an endpoint with their attempts, newest first; `before` is the last of the page before. */
export async function deliveriesTo(
  db: Queryable,
  endpoint: string,
  before: string | undefined,
  limit: number,
): Promise<(DeliveryRow & { attemptLog: AttemptView[] })[]> {
  const text = `
    SELECT ${deliveryColumns},
      (SELECT coalesce(json_agg(json_build_object('number', a.number,
          'at', to_char(a.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'milliseconds', a.milliseconds,
          'status', a.status, 'error', a.error, 'answer', a.answer, 'manual', a.is_manual) ORDER BY a.number), '[]')
       FROM delivery_attempts a WHERE a.delivery_id = d.id) AS "attemptLog"
    FROM deliveries d WHERE d.endpoint_id = $1 AND ($2::uuid IS NULL OR d.id < $2) ORDER BY d.id DESC LIMIT $3`;
  return (await db.query<DeliveryRow & { attemptLog: AttemptView[] }>(text, [endpoint, before, limit])).rows;
}

/** A player's deliveries about a game, newest first. */
export async function deliveriesAbout(
  db: Queryable,
  player: string,
  game: string,
  limit: number,
): Promise<DeliveryRow[]> {
  const text = `
    SELECT ${deliveryColumns} FROM deliveries d
    WHERE d.player_id = $1 AND d.game_id = $2 ORDER BY d.id DESC LIMIT $3`;
  return (await db.query<DeliveryRow>({ name: 'deliveries-about', text, values: [player, game, limit] }))
    .rows;
}
