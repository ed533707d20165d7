import { locks } from '../../db/locks.ts';
import type { Tx } from '../../db/tx.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Entry } from '../../ratings/rules/counting.ts';
import { entryType } from './log-entries.ts';

/** The facts about a finished game that its players' conduct depends on. */
export interface GameOver {
  readonly id: string;
  readonly status: string;
  /** Null if it was cancelled before the start. */
  readonly startedAt: Date | null;
  readonly finishedAt: Date;
  readonly clock: unknown;
  /** Whether its tiles were chosen, or it continues another game or a record. */
  readonly isPractice: boolean;
  /** Whether decisions waited for the other game of a mirrored pair, which makes turns seem longer than they were. */
  readonly isInStep: boolean;
  /** In seat order. */
  readonly seats: readonly SeatOver[];
  /** The whole log, in order. */
  readonly entries: readonly Entry[];
}

/** A seat of such a game. */
export interface SeatOver {
  readonly seat: number;
  readonly playerId: string;
  /** Whether the player is a robot. */
  readonly isRobot: boolean;
  /** Whether a robot stood in for the player at the end. */
  readonly hasStandIn: boolean;
  readonly timedOut: boolean | null;
}

interface Row extends Omit<GameOver, 'entries'> {
  readonly entrySeats: readonly number[];
  readonly decisions: readonly string[];
  readonly times: readonly Date[];
}

/** Tries to lock game judging until the transaction ends. Returns false if another process holds the lock. */
export async function tryLockConduct(tx: Tx): Promise<boolean> {
  const [lock] = await tx.$queryRaw<{ isLocked: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(${locks.conduct}::int8) AS "isLocked"`;
  return lock?.isLocked === true;
}

/** Whether there are games that ended before a time and have not been judged. */
export async function areUnjudged(db: Tx, until: Date): Promise<boolean> {
  const where = { conduct: null, finishedAt: { lt: until } };
  return (await db.seat.findFirst({ where, select: { gameId: true } })) !== null;
}

/** Returns games that ended before a time and have not been judged, in the order of their ends. */
export async function unjudgedGames(db: Tx, until: Date, limit: number): Promise<GameOver[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT g.id, g.status, g.started_at AS "startedAt", o.finished_at AS "finishedAt", g.clock,
      (g.scenario IS NOT NULL OR g.imported IS NOT NULL OR g.variation IS NOT NULL) AS "isPractice",
      g.in_sync AS "isInStep",
      (SELECT json_agg(json_build_object('seat', s.seat, 'playerId', s.player_id, 'isRobot', p.robot IS NOT NULL,
                'hasStandIn', s.robot IS NOT NULL AND p.robot IS NULL, 'timedOut', s.timed_out) ORDER BY s.seat)
       FROM seats s JOIN players p ON p.id = s.player_id WHERE s.game_id = g.id) AS seats,
      coalesce(e.seats, '{}') AS "entrySeats", coalesce(e.decisions, '{}') AS decisions, coalesce(e.times, '{}') AS times
    FROM (
      SELECT game_id, finished_at FROM seats
      WHERE conduct IS NULL AND finished_at IS NOT NULL AND finished_at < ${until}::timestamptz
      ORDER BY finished_at, game_id LIMIT ${limit}::int
    ) o JOIN games g ON g.id = o.game_id
    CROSS JOIN LATERAL (
      SELECT array_agg(l.seat ORDER BY l.seq) AS seats, array_agg(l.decision ORDER BY l.seq) AS decisions,
        array_agg(l.at ORDER BY l.seq) AS times
      FROM log_entries l WHERE l.game_id = g.id AND l.seq > 0
    ) e
    ORDER BY o.finished_at, g.id`;
  const byId = new Map(rows.map((row) => [row.id, row])); // a row for each seat
  return [...byId.values()].map(({ entrySeats, decisions, times, ...game }) => ({
    ...game,
    entries: decisions.map((decision, index) => ({
      seat: entrySeats[index] ?? 0,
      type: entryType(decision),
      at: times[index] ?? game.finishedAt,
    })),
  }));
}

/** The stored conduct of a seat's player. */
export interface SeatConduct {
  readonly game: string;
  readonly seat: number;
  readonly conduct: string;
  readonly abandonedAt: Date | null;
  readonly turnSeconds: readonly number[];
  readonly timedOut: boolean;
}

/** Stores the conduct of players in games. */
export async function storeConducts(tx: Tx, conducts: readonly SeatConduct[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE seats s SET conduct = j.conduct, abandoned_at = j."abandonedAt", turn_seconds = j."turnSeconds",
      timed_out = j."timedOut"
    FROM json_to_recordset(${JSON.stringify(conducts)}::json)
      AS j (game uuid, seat int, conduct text, "abandonedAt" timestamptz, "turnSeconds" int[], "timedOut" boolean)
    WHERE s.game_id = j.game AND s.seat = j.seat`;
}

/** Deletes all judgements of conduct, so that they are made again. */
export async function forgetConducts(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${locks.conduct}::int8)`;
  await tx.seat.updateMany({
    where: { conduct: { not: null } },
    data: { conduct: null, abandonedAt: null, turnSeconds: [] },
  });
}

/** Returns when each of some players last abandoned a game that counted, by player. */
export async function lastAbandonments(
  db: Tx,
  players: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const found = await db.seat.groupBy({
    by: ['playerId'],
    where: { playerId: { in: [...players] }, conduct: 'abandoned' },
    _max: { abandonedAt: true },
  });
  return new Map(
    found.flatMap(({ playerId, _max }) => (_max.abandonedAt === null ? [] : [[playerId, _max.abandonedAt]])),
  );
}

/** Returns for each of a player's newest games that count, newest first, whether the player did not abandon it. */
export async function keptGames(db: Tx, player: string, limit: number): Promise<boolean[]> {
  const seats = await db.$queryRaw<{ conduct: string | null }[]>`
    SELECT conduct FROM seats
    WHERE player_id = ${player}::uuid AND conduct IN ('finished', 'abandoned')
    ORDER BY finished_at DESC, game_id DESC LIMIT ${limit}::int`;
  return seats.map(({ conduct }) => conduct === 'finished');
}

/** A player's newest games that count and are not private. */
const newestShown = (player: string, games: number) => Prisma.sql`
  SELECT s.turn_seconds, g.rules FROM seats s JOIN games g ON g.id = s.game_id
  WHERE s.player_id = ${player}::uuid AND s.conduct IN ('finished', 'abandoned') AND g.visibility <> 'private'
  ORDER BY s.finished_at DESC, s.game_id DESC LIMIT ${games}::int`;

/** A player's turn times. */
export interface TurnQuartiles {
  readonly turns: number;
  /** The times in seconds for a quarter, half and three quarters of the turns. */
  readonly quartiles: readonly number[];
}

/** Returns a player's turn times in the newest games that are not private; undefined without any. */
export async function turnQuartiles(
  db: Tx,
  player: string,
  games: number,
): Promise<TurnQuartiles | undefined> {
  const [found] = await db.$queryRaw<{ turns: number; quartiles: number[] | null }[]>`
    SELECT count(*)::int AS turns,
      percentile_disc(ARRAY[0.25, 0.5, 0.75]::float8[]) WITHIN GROUP (ORDER BY seconds) AS quartiles
    FROM (${newestShown(player, games)}) newest CROSS JOIN LATERAL unnest(newest.turn_seconds) AS seconds`;
  if (found === undefined || found.quartiles === null) return undefined;
  return { turns: found.turns, quartiles: found.quartiles };
}

/** An expansion with its number of games. */
export interface PlayedExpansion {
  readonly expansion: string;
  readonly games: number;
}

/** Returns the expansions of a player's newest games that are not private, most played first. */
export function playedExpansions(db: Tx, player: string, games: number): Promise<PlayedExpansion[]> {
  return db.$queryRaw`
    SELECT expansion, count(*)::int AS games
    FROM (${newestShown(player, games)}) newest
      CROSS JOIN LATERAL jsonb_array_elements_text(newest.rules->'expansions') AS expansion
    GROUP BY expansion ORDER BY count(*) DESC, expansion`;
}

/** Returns the number of unfinished tables requiring reliability at which a player sits. */
export const countAskingTables = (db: Tx, playerId: string): Promise<number> =>
  db.seat.count({ where: { playerId, finishedAt: null, game: { minReliability: { not: null } } } });
