import type pg from 'pg';
import type { Tx } from './client.ts';
import { locks } from './locks.ts';
import { type OutboxEvent, outboxColumns } from './outbox.ts';

/** A place in the feed: the number of an event, and what tells that event from any other that gets this number. */
export interface FeedPosition {
  /** 0: before the first event. */
  readonly number: number;
  readonly game: string;
  readonly position: string;
  readonly at: Date;
}

/** The place before the first event. */
export const beginning: FeedPosition = { number: 0, game: '', position: '0', at: new Date(0) };

/** An outbox event that has its number. */
export type FeedEvent = OutboxEvent & FeedPosition;

/** Name of the PostgreSQL notification that there are new numbers. */
export const feedChannel = 'outbox';

/** Most rows that get their numbers at once. */
const batchSize = 1_000;

/**
 * The index of what has no number keeps entries of what got one until the next vacuum: read in its order they are skipped
 * from the second time on, while a bitmap has all their rows looked at each time.
 */
const lock = `SET LOCAL enable_bitmapscan = off; SELECT pg_advisory_xact_lock(${locks.numbering})`;
/**
 * A row that another transaction holds, which may stay open for long, is left for the next time. Numbers follow the
 * greatest that is there, or up to which was fanned out, rather than a sequence, so that they also do where a database
 * was copied table by table.
 */
const numberSql = (end: string) => `
  WITH waiting AS (
    SELECT game_id, position FROM outbox_events WHERE number IS NULL
    ORDER BY position LIMIT ${batchSize} FOR NO KEY UPDATE SKIP LOCKED
  ), last AS (
    SELECT greatest((SELECT max(number) FROM outbox_events), (SELECT number FROM fan_out_cursor), 0) AS number
  ), placed AS (
    SELECT game_id, position, (SELECT number FROM last) + row_number() OVER (ORDER BY position) AS number FROM waiting
  ), numbered AS (
    UPDATE outbox_events o SET number = p.number FROM placed p
    WHERE o.game_id = p.game_id AND o.position = p.position RETURNING o.number
  ), total AS (SELECT count(*)::int AS total, max(number) AS last FROM numbered)
  SELECT total ${end} FROM total`;
const numberOnly = `${lock};${numberSql('')}`;
const notifySql = `, CASE WHEN total > 0 THEN pg_notify('${feedChannel}', last::text) END`;
const numberAndNotify = `${lock};${numberSql(notifySql)}`;

/**
 * Gives numbers to committed outbox events that have none, and notifies who listens for them, with the last number. Of
 * several that do so at once, one works and the others wait, so that nobody sees a number before all smaller ones. Returns
 * how many events got a number.
 */
export async function numberEvents(pool: pg.Pool, { notify }: { readonly notify: boolean }): Promise<number> {
  for (let all = 0; ; ) {
    // All in one transaction and one round trip; the last statement sees what was committed before the lock.
    const results: unknown = await pool.query(notify ? numberAndNotify : numberOnly);
    const total = (results as readonly pg.QueryResult<{ total: number }>[]).at(-1)?.rows[0]?.total ?? 0;
    all += total;
    if (total < batchSize) return all;
  }
}

const columns = `${outboxColumns}, number::float8 AS number`;
const positionColumns = 'number::float8 AS number, game_id AS game, position::text, at';

/** The last event that has its number, or the beginning. */
export async function lastOfFeed(db: Tx): Promise<FeedPosition> {
  const text = `
    SELECT ${positionColumns} FROM outbox_events WHERE number IS NOT NULL
    ORDER BY outbox_events.number DESC LIMIT 1`;
  return (await db.query<FeedPosition>({ name: 'last-of-feed', text })).rows[0] ?? beginning;
}

/** The event with a number. */
export async function findFeedPosition(db: Tx, number: number): Promise<FeedPosition | undefined> {
  const text = `SELECT ${positionColumns} FROM outbox_events WHERE number = $1`;
  return (await db.query<FeedPosition>({ name: 'find-feed-position', text, values: [number] })).rows[0];
}

const columnsOfFeed = columns.replace(', data,', ", CASE WHEN kind <> 'decision' THEN data END AS data,");

/** Events of all games from a number on, in order, without the data of decisions: many of them concern nobody. */
export async function feedFrom(db: Tx, number: number, limit: number): Promise<FeedEvent[]> {
  const text = `
    SELECT ${columnsOfFeed} FROM outbox_events WHERE number >= $1 ORDER BY outbox_events.number LIMIT $2`;
  return (await db.query<FeedEvent>({ name: 'feed-from', text, values: [number, limit] })).rows;
}

/** Adds the data of decisions to events. */
export async function withData(db: Tx, events: readonly FeedEvent[]): Promise<FeedEvent[]> {
  const decisions = events.filter(({ kind }) => kind === 'decision').map(({ number }) => number);
  if (decisions.length === 0) return [...events];
  const text = 'SELECT number::float8 AS number, data FROM outbox_events WHERE number = ANY($1)';
  const { rows } = await db.query<{ number: number; data: unknown }>({
    name: 'with-data',
    text,
    values: [decisions],
  });
  const found = new Map(rows.map(({ number, data }) => [number, data]));
  return events.map((event) => ({ ...event, data: found.get(event.number) ?? event.data }));
}

/** The events that somebody follows. */
export interface Following {
  readonly games: readonly string[];
  /** The player whose events in any game are followed as well. */
  readonly player?: string | undefined;
}

const followed = (select: string) => `
  (SELECT ${select} FROM outbox_events WHERE game_id = ANY($1) AND number > $3
   ORDER BY outbox_events.number LIMIT $4)
  UNION ALL
  (SELECT ${select} FROM outbox_events WHERE player_id = $2 AND number > $3 AND NOT game_id = ANY($1)
   ORDER BY outbox_events.number LIMIT $4)`;

/** Events of some games, and those for one player alone in any game, after a number, in order. */
export async function followedAfter(
  db: Tx,
  { games, player }: Following,
  number: number,
  limit: number,
): Promise<FeedEvent[]> {
  const text = `SELECT * FROM (${followed(columns)}) AS event ORDER BY event.number LIMIT $4`;
  return (await db.query<FeedEvent>(text, [games, player, number, limit])).rows;
}

/** How many such events there are, counted up to `limit`. */
export async function countFollowedAfter(
  db: Tx,
  { games, player }: Following,
  number: number,
  limit: number,
): Promise<number> {
  const text = `SELECT count(*)::int AS total FROM (${followed('number')} LIMIT $4) AS event`;
  return (await db.query<{ total: number }>(text, [games, player, number, limit])).rows[0]?.total ?? 0;
}
