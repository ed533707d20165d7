import type { Tx } from '../../db/tx.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { FeedEvent } from './feed.ts';

/** SQL condition on rows, such as on players `p` reachable on a channel. */
export type Condition = Prisma.Sql;

/** The conditions to check for the game of an event. */
export interface Questions {
  /** On players `p`, one per channel: whether it reaches them. */
  readonly reached: readonly Condition[];
  /** On games `g`, one per channel: whether it notifies watchers who are not at the table. */
  readonly watched: readonly Condition[];
  /** On games `g`: whether anything but notifications may follow. */
  readonly followUps: Condition;
}

/** An event that had not been fanned out when it was read. */
export interface UnfannedEvent extends FeedEvent {
  /** Number up to which events have been fanned out. */
  readonly cursor: number;
  /** True if it may concern a player reachable on a channel; always true of rare events. */
  readonly isConcerning: boolean;
  /** For a decision, whether it may concern a player reachable on each of the channels in `Questions`. */
  readonly reachedBy: readonly boolean[] | null;
  /** True if a watcher who is not at the table may be notified. */
  readonly isWatched: boolean;
  readonly hasFollowUps: boolean;
  /** When the game's clock must next be checked. */
  readonly timerAt: Date | null;
}

/**
 * Returns the next events that have not been fanned out, with all data needed to process them. Decisions that concern no
 * reachable player come without their data.
 */
export function unfannedEvents(
  db: Tx,
  limit: number,
  { reached, watched, followUps }: Questions,
): Promise<UnfannedEvent[]> {
  const reachedBy =
    reached.length === 0
      ? Prisma.empty
      : Prisma.join(reached.map((each) => Prisma.sql`coalesce(bool_or(${each}), false)`));
  const isWatched = anyOf(watched);
  return db.$queryRaw`
    SELECT e.game_id AS game, e.position::text, e.kind, e.seq, e.player_id AS player, e.at, e.number::float8 AS number,
      CASE WHEN about."isConcerning" THEN e.data END AS data, told.*, reach.*, about.*, c.number::float8 AS cursor
    FROM (SELECT number FROM fan_out_cursor) c
    CROSS JOIN LATERAL (
      SELECT * FROM outbox_events o WHERE o.number > c.number ORDER BY o.number LIMIT ${limit}::int) e
    LEFT JOIN games g ON g.id = e.game_id
    CROSS JOIN LATERAL (SELECT e.kind <> 'decision.made' OR ${isWatched} AS "isWatched" OFFSET 0) told
    CROSS JOIN LATERAL (
      SELECT CASE WHEN e.kind = 'decision.made' THEN (
        SELECT ARRAY[${reachedBy}]::boolean[]
        FROM (SELECT player_id FROM seats WHERE game_id = g.id UNION ALL SELECT g.owner_id) AS around (id)
        JOIN players p ON p.id = around.id) END AS "reachedBy" OFFSET 0) reach
    CROSS JOIN LATERAL (
      SELECT told."isWatched" OR true = ANY(reach."reachedBy") AS "isConcerning",
             e.kind <> 'decision.made' OR ${followUps} AS "hasFollowUps",
             (SELECT d.at FROM due d WHERE d.kind = 'timer' AND d.key = g.id) AS "timerAt"
      OFFSET 0) about
    ORDER BY e.number`;
}

const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? Prisma.sql`false` : Prisma.sql`(${Prisma.join([...conditions], ' OR ')})`;

/** True of every row. */
export const always: Condition = Prisma.sql`true`;
