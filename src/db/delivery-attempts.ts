import type { Queryable } from './client.ts';
import { type DeliveryRow, type DeliveryState, deliveryColumns, deliveryTaskSql } from './deliveries.ts';
import { drainJob, nextDue } from './endpoint-queue.ts';
import { mostRuns } from './jobs.ts';

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

const attemptSql = `
  WITH delivery AS (
    UPDATE deliveries SET attempts = attempts + CASE WHEN $9 THEN 0 ELSE 1 END, state = $2, next_at = $3::timestamptz,
      finished_at = CASE WHEN $2 = 'waiting' THEN NULL ELSE $4::timestamptz END, resume_state = NULL, resume_at = NULL
    WHERE id = $1 RETURNING id, channel, flags, endpoint_id AS endpoint
  ), attempt AS (
    INSERT INTO delivery_attempts (delivery_id, number, at, milliseconds, status, error, answer, is_manual)
    SELECT id, (SELECT coalesce(max(number), 0) + 1 FROM delivery_attempts WHERE delivery_id = $1), $4, $5::int,
      $6::int, $7::text, $8::text, $9::boolean
    FROM delivery
  ), job AS (
    SELECT graphile_worker.add_job(${deliveryTaskSql('channel')}, json_build_object('delivery', id), run_at => $3,
      max_attempts => ${mostRuns}, flags => flags)
    FROM delivery WHERE $3::timestamptz IS NOT NULL AND endpoint IS NULL
  ), drain AS (
    SELECT ${drainJob('owner.player_id', `least($3, ${nextDue('owner.player_id', 'w.id <> $1')})`)}
    FROM delivery JOIN webhook_endpoints owner ON owner.id = endpoint WHERE $3::timestamptz IS NOT NULL
  )
  SELECT (SELECT count(*) FROM job), (SELECT count(*) FROM drain)`;

/**
 * Writes an attempt, the new state of its delivery and, if there is to be another attempt, the job for that: the
 * one job of the endpoint's owner, or a job of the delivery where no endpoint is involved.
 */
export async function writeAttempt(db: Queryable, attempt: NewAttempt): Promise<void> {
  const { delivery, at, milliseconds, status, error, answer, state, nextAt, isManual } = attempt;
  const values = [delivery, state, nextAt, at, Math.round(milliseconds), status, error, answer, isManual];
  await db.query({ name: 'write-attempt', text: attemptSql, values });
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
