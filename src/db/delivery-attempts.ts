import { Prisma } from '../generated/prisma/client.ts';
import type { Tx } from './client.ts';
import {
  type DeliveryRow,
  type DeliveryState,
  deliveryColumns,
  deliveryJob,
  jsonRows,
} from './deliveries.ts';
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

/** SQL that writes attempts. */
function updating(attempts: readonly NewAttempt[]): Prisma.Sql {
  const column = (of: (attempt: NewAttempt) => string | boolean | Date | undefined) =>
    attempts.map((each) => of(each) ?? null);
  return Prisma.sql`
    UPDATE deliveries d
    SET attempts = d.attempts + CASE WHEN i.is_manual THEN 0 ELSE 1 END, state = i.state, next_at = i.next_at,
        finished_at = CASE WHEN i.state = 'waiting' THEN NULL ELSE i.at END, resume_state = NULL, resume_at = NULL,
        attempt_log = d.attempt_log || i.attempt::jsonb
    FROM ROWS FROM (
      unnest(${column((each) => each.delivery)}::uuid[]), unnest(${column((each) => each.state)}::text[]),
      unnest(${column((each) => each.nextAt)}::timestamptz[]), unnest(${column((each) => each.at)}::timestamptz[]),
      unnest(${column((each) => each.isManual)}::boolean[]), ${jsonRows(attempts.map(storedForm))}
    ) AS i (delivery, state, next_at, at, is_manual, attempt)
    WHERE d.id = i.delivery`;
}

const nextOfOwner = nextDue('owner.id', 'w.id NOT IN (SELECT id FROM delivery)');

/** SQL that writes attempts after some of which there is to be another one, with the jobs for these. */
const updatingWithJobs = (attempts: readonly NewAttempt[]) => Prisma.sql`
  WITH delivery AS (
    ${updating(attempts)} RETURNING d.id, d.channel, d.player_id AS player, d.endpoint_id AS endpoint, d.next_at
  ), job AS (
    SELECT ${Prisma.raw(deliveryJob('channel', 'id', 'player', 'run_at => next_at'))} FROM delivery
    WHERE next_at IS NOT NULL AND endpoint IS NULL
  ), owner AS (
    SELECT e.player_id AS id, min(next_at) AS at
    FROM delivery JOIN webhook_endpoints e ON e.id = endpoint WHERE next_at IS NOT NULL GROUP BY e.player_id
  ), drain AS (
    SELECT ${Prisma.raw(drainJob('owner.id', `least(at, ${nextOfOwner})`))} FROM owner
  )
  SELECT (SELECT count(*) FROM job), (SELECT count(*) FROM drain)`;

/**
 * Writes attempts of different deliveries, the new states of these and, where there is to be another attempt, the job for
 * that: the one job of the endpoint's owner, or a job of the delivery where no endpoint is involved.
 */
export async function writeAttempts(db: Tx, attempts: readonly NewAttempt[]): Promise<void> {
  const hasNext = attempts.some(({ nextAt }) => nextAt !== undefined);
  await db.$executeRaw(hasNext ? updatingWithJobs(attempts) : updating(attempts));
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

const columns = Prisma.raw(deliveryColumns);

/** Returns deliveries to an endpoint with their attempts, newest first; `before` is the last of the page before. */
export function deliveriesTo(
  db: Tx,
  endpoint: string,
  before: string | undefined,
  limit: number,
): Promise<(DeliveryRow & { attemptLog: AttemptView[] })[]> {
  const isEarlier = before === undefined ? Prisma.empty : Prisma.sql`AND d.id < ${before}::uuid`;
  return db.$queryRaw`
    SELECT ${columns},
      (SELECT coalesce(json_agg(json_build_object('number', number, 'at', a->'at', 'milliseconds', a->'milliseconds',
          'status', a->'status', 'error', a->'error', 'answer', a->'answer', 'manual', a ? 'isManual') ORDER BY number), '[]')
       FROM jsonb_array_elements(d.attempt_log) WITH ORDINALITY AS log (a, number)) AS "attemptLog"
    FROM deliveries d WHERE d.endpoint_id = ${endpoint}::uuid ${isEarlier} ORDER BY d.id DESC LIMIT ${limit}::int`;
}

/** Returns a player's deliveries about a game, newest first. */
export function deliveriesAbout(db: Tx, player: string, game: string, limit: number): Promise<DeliveryRow[]> {
  return db.$queryRaw`
    SELECT ${columns} FROM deliveries d
    WHERE d.player_id = ${player}::uuid AND d.game_id = ${game}::uuid ORDER BY d.id DESC LIMIT ${limit}::int`;
}
