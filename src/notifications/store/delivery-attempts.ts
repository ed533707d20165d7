import { planAnew } from '../../db/connection/statement-names.ts';
import type { Tx } from '../../db/tx.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { ListPart } from '../../helpers/list-part.ts';
import { type DeliveryRow, type DeliveryState, deliveryColumns } from './deliveries.ts';

const { empty, sql } = Prisma;

/** A new attempt, and the resulting state of its delivery. */
export interface NewAttempt {
  readonly delivery: string;
  readonly at: Date;
  readonly milliseconds: number;
  /** The HTTP or SMTP status; undefined if there was no response. */
  readonly status?: number | undefined;
  readonly error?: string | undefined;
  readonly answer?: string | undefined;
  readonly state: DeliveryState;
  /** When to try again. */
  readonly nextAt?: Date | undefined;
  /** True if its owner requested it, so that it does not count towards the schedule. */
  readonly isManual: boolean;
}

/** Writes attempts of different deliveries, and the deliveries' new states. */
export async function writeAttempts(db: Tx, attempts: readonly NewAttempt[]): Promise<void> {
  const given = JSON.stringify(attempts.map((attempt) => ({ ...attempt, log: storedForm(attempt) })));
  // Planned each time, because a plan made while there were few deliveries would read all of them.
  await db.$executeRaw`
    ${planAnew} UPDATE deliveries d
      SET attempts = d.attempts + CASE WHEN i."isManual" THEN 0 ELSE 1 END, state = i.state, next_at = i."nextAt",
          finished_at = CASE WHEN i.state = 'waiting' THEN NULL ELSE i.at END, resume_state = NULL, resume_at = NULL,
          attempt_log = d.attempt_log || i.log
      FROM json_to_recordset(${given}::json) AS i (
        delivery uuid, state text, "nextAt" timestamptz, at timestamptz, "isManual" boolean, log jsonb)
      WHERE d.id = i.delivery`;
}

/** Converts an attempt to its form in the column `attempt_log`, without members that are missing or false. */
function storedForm({ at, milliseconds, status, error, answer, isManual }: NewAttempt): object {
  const facts = { at, milliseconds: Math.round(milliseconds), status, error, answer };
  return isManual ? { ...facts, isManual } : facts;
}

/** An attempt as shown in the delivery log. */
export interface LoggedAttempt {
  readonly number: number;
  readonly at: string;
  readonly milliseconds: number;
  readonly status: number | null;
  readonly error: string | null;
  readonly answer: string | null;
  readonly isManual: boolean;
}

const newestFirst = ({ after, limit }: ListPart) => sql`
  ${after === undefined ? empty : sql`AND d.id < ${after}::uuid`} ORDER BY d.id DESC LIMIT ${limit}::int`;

/** Returns deliveries to an endpoint, or those in one state, with their attempts, newest first. */
export function deliveriesTo(
  db: Tx,
  endpoint: string,
  state: DeliveryState | undefined,
  part: ListPart,
): Promise<(DeliveryRow & { attemptLog: LoggedAttempt[] })[]> {
  return db.$queryRaw`
    SELECT ${deliveryColumns},
      (SELECT coalesce(json_agg(json_build_object('number', number, 'at', a->'at', 'milliseconds', a->'milliseconds',
          'status', a->'status', 'error', a->'error', 'answer', a->'answer', 'isManual', a ? 'isManual') ORDER BY number), '[]')
       FROM jsonb_array_elements(d.attempt_log) WITH ORDINALITY AS log (a, number)) AS "attemptLog"
    FROM deliveries d
    WHERE d.endpoint_id = ${endpoint}::uuid ${state === undefined ? empty : sql`AND d.state = ${state}`} ${newestFirst(part)}`;
}

/** Returns deliveries to a player about a game, newest first. */
export function deliveriesAbout(
  db: Tx,
  player: string,
  game: string,
  part: ListPart,
): Promise<DeliveryRow[]> {
  return db.$queryRaw`
    SELECT ${deliveryColumns} FROM deliveries d
    WHERE d.player_id = ${player}::uuid AND d.game_id = ${game}::uuid ${newestFirst(part)}`;
}
