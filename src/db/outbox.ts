import type { Queryable } from './client.ts';
import { addJob } from './jobs.ts';

/** Everything that can happen to a game. */
const outboxKinds = [
  'decision',
  'started',
  'joined',
  'left',
  'invited',
  'message',
  'reminder',
  'nudge',
  'aborted',
] as const;
export type OutboxKind = (typeof outboxKinds)[number];

/** Something that happened to a game, to be written to the outbox. */
export interface NewOutboxEvent {
  readonly game: string;
  readonly kind: OutboxKind;
  /** Version of the game: the entry it is about, or the last one before it. */
  readonly seq: number;
  /** The only player whom it concerns; undefined: everybody at the table. */
  readonly player?: string | undefined;
  readonly data?: unknown;
  readonly at: Date;
}

/** A place in the order of all outbox events. No later event can get before it (see the migration). */
export interface FeedPosition {
  readonly txid: string;
  readonly position: string;
}

/** A row of the outbox. */
export type OutboxEvent = FeedPosition & {
  readonly game: string;
  readonly kind: OutboxKind;
  readonly seq: number;
  readonly player: string | null;
  readonly data: unknown;
  readonly at: Date;
};

/** Name of the task that turns an outbox event into deliveries. */
export const fanOutTask = 'fan-out';

/**
 * SQL that adds the job for the outbox event at hand. Its key is unique anyway; it is given because in this key mode
 * the job library takes half the time, also when many jobs wait.
 */
export const fanOutJob = addJob(
  fanOutTask,
  `json_build_object('game', game_id, 'txid', txid::text, 'position', position::text)`,
  `job_key => 'outbox ' || position, job_key_mode => 'unsafe_dedupe'`,
);

/** Writes an outbox event and its job, in the caller's transaction if it has one. */
export async function insertOutboxEvent(db: Queryable, event: NewOutboxEvent): Promise<void> {
  const text = `
    WITH event AS (
      INSERT INTO outbox_events (game_id, kind, seq, player_id, data, at) VALUES ($1, $2, $3, $4, $5, $6)
      RETURNING game_id, txid, position
    ), job AS (SELECT ${fanOutJob} FROM event)
    SELECT count(*) FROM job`;
  const { game, kind, seq, player, data, at } = event;
  const json = data === undefined ? null : JSON.stringify(data);
  await db.query({ name: 'insert-outbox-event', text, values: [game, kind, seq, player, json, at] });
}

const columns = `game_id AS game, txid::text, position::text, kind, seq, player_id AS player, data, at`;

/** One outbox event. */
export async function findOutboxEvent(
  db: Queryable,
  game: string,
  { txid, position }: FeedPosition,
): Promise<OutboxEvent | undefined> {
  const text = `SELECT ${columns} FROM outbox_events WHERE game_id = $1 AND txid = $2 AND position = $3`;
  const { rows } = await db.query<OutboxEvent>({
    name: 'find-outbox-event',
    text,
    values: [game, txid, position],
  });
  return rows[0];
}

/** Whether a row is older than every running transaction: nothing can appear before it any more. */
const settled = `txid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;

/** Settled outbox events of all games after a position, in order. */
export async function outboxEventsAfter(
  db: Queryable,
  { txid, position }: FeedPosition,
  limit: number,
): Promise<OutboxEvent[]> {
  const text = `
    SELECT ${columns} FROM outbox_events WHERE (txid, position) > ($1, $2) AND ${settled}
    ORDER BY outbox_events.txid, outbox_events.position LIMIT $3`;
  return (await db.query<OutboxEvent>({ name: 'outbox-events-after', text, values: [txid, position, limit] }))
    .rows;
}

/** Settled outbox events of some games, and those for one player alone in any game, after a position, in order. */
export async function outboxEventsOf(
  db: Queryable,
  games: readonly string[],
  player: string,
  { txid, position }: FeedPosition,
  limit: number,
): Promise<OutboxEvent[]> {
  const text = `
    SELECT ${columns} FROM outbox_events
    WHERE (game_id = ANY($1) OR player_id = $5) AND (txid, position) > ($2, $3) AND ${settled}
    ORDER BY outbox_events.txid, outbox_events.position LIMIT $4`;
  return (await db.query<OutboxEvent>(text, [games, txid, position, limit, player])).rows;
}

/** The position after the last settled outbox event. */
export async function feedEnd(db: Queryable): Promise<FeedPosition> {
  const text = `SELECT (pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1)::text AS txid`;
  const { rows } = await db.query<{ txid: string }>(text);
  return { txid: rows[0]?.txid ?? '0', position: '9223372036854775807' };
}

/** When the last outbox event of a kind for one player in a game was written. */
export async function lastOutboxEvent(
  db: Queryable,
  game: string,
  kind: OutboxKind,
  player: string,
): Promise<Date | undefined> {
  const text = 'SELECT max(at) AS at FROM outbox_events WHERE game_id = $1 AND kind = $2 AND player_id = $3';
  return (await db.query<{ at: Date | null }>(text, [game, kind, player])).rows[0]?.at ?? undefined;
}
