import type { Db } from '../../db/client.ts';
import type { Tx } from '../../db/tx.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { OutboxEvent } from './outbox.ts';

/** A position in the feed: the number of an event, with what distinguishes it from another event that gets this number. */
export interface FeedPosition {
  /** 0 means before the first event. */
  readonly number: number;
  readonly game: string;
  readonly position: string;
  readonly at: Date;
}

const { sql } = Prisma;

/** The position before the first event. */
export const beginning: FeedPosition = { number: 0, game: '', position: '0', at: new Date(0) };

/** An outbox event that has its number. */
export type FeedEvent = OutboxEvent & FeedPosition;

/** Name of the PostgreSQL notification about new numbers. */
export const feedChannel = 'outbox';

/** Maximum number of rows numbered at once. */
const batchSize = 1_000;

/**
 * Numbers committed outbox events that have no number, and notifies listeners of the last number. If several processes do
 * so at once, one works and the others wait, so that no reader sees a number before all smaller ones.
 */
export async function numberEvents(db: Db): Promise<Numbered> {
  for (let before: Numbered = { total: 0, last: undefined }; ; ) {
    const { total, last } = await numberSome(db.prisma);
    const all = { total: before.total + total, last: last ?? before.last };
    if (total < batchSize) return all;
    before = all;
  }
}

/** How many events got a number, and the last number; undefined if none did. */
interface Numbered {
  readonly total: number;
  readonly last: number | undefined;
}

/** Numbers some events in one statement; see the migration that creates the function. */
async function numberSome(db: Tx): Promise<Numbered> {
  const [numbered] = await db.$queryRaw<{ total: number; last: number | null }[]>`
    SELECT total, last::float8 AS last FROM number_outbox_events(${batchSize}::int)`;
  return { total: numbered?.total ?? 0, last: numbered?.last ?? undefined };
}

/** Returns whether committed outbox events wait for their numbers. */
export async function hasUnnumbered(db: Tx): Promise<boolean> {
  const found = await db.$queryRaw<unknown[]>`SELECT 1 FROM outbox_events WHERE number IS NULL LIMIT 1`;
  return found.length > 0;
}

const columnsWith = (data: Prisma.Sql) => sql`
  game_id AS game, position::text, kind, seq, player_id AS player, ${data}, at, number::float8 AS number`;
const columns = columnsWith(sql`data`);
const columnsOfFeed = columnsWith(sql`CASE WHEN kind <> 'decision.made' THEN data END AS data`);
const positionColumns = sql`number::float8 AS number, game_id AS game, position::text, at`;

/** Returns the last event that has its number, or the beginning. */
export async function lastOfFeed(db: Tx): Promise<FeedPosition> {
  const [last] = await db.$queryRaw<FeedPosition[]>`
    SELECT ${positionColumns} FROM outbox_events WHERE number IS NOT NULL
    ORDER BY outbox_events.number DESC LIMIT 1`;
  return last ?? beginning;
}

/** Returns the event with a number. */
export async function findFeedPosition(db: Tx, number: number): Promise<FeedPosition | undefined> {
  const [found] = await db.$queryRaw<FeedPosition[]>`
    SELECT ${positionColumns} FROM outbox_events WHERE number = ${number}`;
  return found;
}

/**
 * Returns events of all games from a number on, in order. They are without the data of decisions, because many concern no
 * listener.
 */
export function feedFrom(db: Tx, number: number, limit: number): Promise<FeedEvent[]> {
  return db.$queryRaw`
    SELECT ${columnsOfFeed} FROM outbox_events WHERE number >= ${number} ORDER BY outbox_events.number LIMIT ${limit}`;
}

/** Adds the data of decisions to events. */
export async function withData(db: Tx, events: readonly FeedEvent[]): Promise<FeedEvent[]> {
  const decisions = events.filter(({ kind }) => kind === 'decision.made').map(({ number }) => number);
  if (decisions.length === 0) return [...events];
  const rows = await db.$queryRaw<{ number: number; data: unknown }[]>`
    SELECT number::float8 AS number, data FROM outbox_events WHERE number = ANY(${decisions}::bigint[])`;
  const found = new Map(rows.map(({ number, data }) => [number, data]));
  return events.map((event) => ({ ...event, data: found.get(event.number) ?? event.data }));
}

/** The events that a listener follows. */
export interface Following {
  readonly games: readonly string[];
  /** The player whose events in any game are followed as well. */
  readonly player?: string | undefined;
}

/** SQL for the followed events after a number, with at most `limit` of each kind. */
const followed = (select: Prisma.Sql, { games, player }: Following, number: number, limit: number) => sql`
  (SELECT ${select} FROM outbox_events WHERE game_id = ANY(${games}::uuid[]) AND number > ${number}
   ORDER BY outbox_events.number LIMIT ${limit})
  UNION ALL
  (SELECT ${select} FROM outbox_events
   WHERE player_id = ${player ?? null}::uuid AND number > ${number} AND NOT game_id = ANY(${games}::uuid[])
   ORDER BY outbox_events.number LIMIT ${limit})`;

/** Returns events of some games, and those for one player in any game, after a number, in order. */
export function followedAfter(
  db: Tx,
  following: Following,
  number: number,
  limit: number,
): Promise<FeedEvent[]> {
  return db.$queryRaw`
    SELECT * FROM (${followed(columns, following, number, limit)}) AS event ORDER BY event.number LIMIT ${limit}`;
}

/** Counts such events, up to `limit`. */
export async function countFollowedAfter(
  db: Tx,
  following: Following,
  number: number,
  limit: number,
): Promise<number> {
  const [counted] = await db.$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM (${followed(sql`number`, following, number, limit)} LIMIT ${limit}) AS event`;
  return counted?.total ?? 0;
}
