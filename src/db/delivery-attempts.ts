import type { Tx } from './client.ts';
import { type DeliveryRow, type DeliveryState, deliveryColumns, deliveryJob } from './deliveries.ts';
import { drainJob, nextDue } from './endpoint-queue.ts';
import { joinedJson, splitJson } from './joined-json.ts';

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

const updateSql = `
  UPDATE deliveries d
  SET attempts = d.attempts + CASE WHEN i.is_manual THEN 0 ELSE 1 END, state = i.state, next_at = i.next_at,
      finished_at = CASE WHEN i.state = 'waiting' THEN NULL ELSE i.at END, resume_state = NULL, resume_at = NULL,
      attempt_log = d.attempt_log || i.attempt::jsonb
  FROM ROWS FROM (
    unnest($1::uuid[]), unnest($2::text[]), unnest($3::timestamptz[]), unnest($4::timestamptz[]), unnest($5::boolean[]),
    ${splitJson('$6')}
  ) AS i (delivery, state, next_at, at, is_manual, attempt)
  WHERE d.id = i.delivery`;

/** Writes attempts after some of which there is to be another one, with the jobs for these. */
const updateWithJobsSql = `
  WITH delivery AS (
    ${updateSql} RETURNING d.id, d.channel, d.player_id AS player, d.endpoint_id AS endpoint, d.next_at
  ), job AS (
    SELECT ${deliveryJob('channel', 'id', 'player', 'run_at => next_at')} FROM delivery
    WHERE next_at IS NOT NULL AND endpoint IS NULL
  ), owner AS (
    SELECT e.player_id AS id, min(next_at) AS at
    FROM delivery JOIN webhook_endpoints e ON e.id = endpoint WHERE next_at IS NOT NULL GROUP BY e.player_id
  ), drain AS (
    SELECT ${drainJob('owner.id', `least(at, ${nextDue('owner.id', 'w.id <> ALL($1)')})`)} FROM owner
  )
  SELECT (SELECT count(*) FROM job), (SELECT count(*) FROM drain)`;

/**
 * Writes attempts of different deliveries, the new states of these and, where there is to be another attempt, the job for
 * that: the one job of the endpoint's owner, or a job of the delivery where no endpoint is involved.
 */
export async function writeAttempts(db: Tx, attempts: readonly NewAttempt[]): Promise<void> {
  const column = <Value>(of: (attempt: NewAttempt) => Value) => attempts.map(of);
  const values = [
    column((each) => each.delivery),
    column((each) => each.state),
    column((each) => each.nextAt),
    column((each) => each.at),
    column((each) => each.isManual),
    joinedJson(column(storedForm)),
  ];
  const hasNext = attempts.some(({ nextAt }) => nextAt !== undefined);
  // Without a name it is planned each time: a plan made while there were few deliveries would read all of them.
  await db.query(hasNext ? updateWithJobsSql : updateSql, values);
}

/** An attempt in the column `attempt_log`: what is missing, or false, is left out. */
function storedForm({ at, milliseconds, status, error, answer, isManual }: NewAttempt): string {
  const facts = { at, milliseconds: Math.round(milliseconds), status, error, answer };
  return JSON.stringify(isManual ? { ...facts, isManual } : facts);
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
  db: Tx,
  endpoint: string,
  before: string | undefined,
  limit: number,
): Promise<(DeliveryRow & { attemptLog: AttemptView[] })[]> {
  const text = `
    SELECT ${deliveryColumns},
      (SELECT coalesce(json_agg(json_build_object('number', number, 'at', a->'at', 'milliseconds', a->'milliseconds',
          'status', a->'status', 'error', a->'error', 'answer', a->'answer', 'manual', a ? 'isManual') ORDER BY number), '[]')
       FROM jsonb_array_elements(d.attempt_log) WITH ORDINALITY AS log (a, number)) AS "attemptLog"
    FROM deliveries d WHERE d.endpoint_id = $1 AND ($2::uuid IS NULL OR d.id < $2) ORDER BY d.id DESC LIMIT $3`;
  return (await db.query<DeliveryRow & { attemptLog: AttemptView[] }>(text, [endpoint, before, limit])).rows;
}

/** A player's deliveries about a game, newest first. */
export async function deliveriesAbout(
  db: Tx,
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
