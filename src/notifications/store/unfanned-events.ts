import type { Tx } from '../../db/tx.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { FeedEvent } from './feed.ts';

/** SQL that is true of some rows, such as of those players `p` whom a channel reaches. */
export type Condition = Prisma.Sql;

/** What is asked about the game of an event. */
export interface Questions {
  /** Of players `p`, each for a channel: whether it reaches them. */
  readonly reached: readonly Condition[];
  /** Of games `g`, each for a channel: whether somebody who is not at the table is told of them. */
  readonly watched: readonly Condition[];
  /** Of games `g`: whether anything but notifications may follow. */
  readonly followUps: Condition;
}

/** An event that was not fanned out when it was read. */
export interface UnfannedEvent extends FeedEvent {
  /** Up to where events were fanned out. */
  readonly cursor: number;
  /** Whether it may concern somebody whom a channel reaches. What is rare always may. */
  readonly isConcerning: boolean;
  /** Of a decision, whether it may concern somebody whom each of the channels in `Questions` reaches. */
  readonly reachedBy: readonly boolean[] | null;
  /** Whether somebody who is not at the table may be told. */
  readonly isWatched: boolean;
  readonly hasFollowUps: boolean;
  /** When the clock of the game is next to be looked at. */
  readonly timerAt: Date | null;
}

/**
 * Returns the next events that were not fanned out, with all that says what is to be done for them. The data of decisions
 * that concern nobody is left out.
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
