import type { Tx } from '../../db/tx.ts';
import type { Ending } from '../../games/store/games-from.ts';
import { entryType } from '../../games/store/log-entries.ts';
import { ABSENCES, type Entry } from '../rules/counting.ts';

/** A finished game that counts for ratings, with its log. */
export interface GameToRate extends Ending {
  readonly startedAt: Date;
  readonly clock: unknown;
  readonly places: readonly number[];
  /**
   * Player ids in the seat order of the start. A player taken over by an account is replaced by it, for all games or only for later ones.
   */
  readonly players: readonly string[];
  readonly entries: readonly Entry[];
  /** Whether each seat left on time-out; null if only the log knows. */
  readonly timedOut: readonly (boolean | null)[];
}

interface Row extends Omit<GameToRate, 'entries'> {
  readonly seats: readonly number[];
  readonly decisions: readonly string[];
  readonly times: readonly Date[];
}

/** A range of games that count, in the order of their ends. */
export interface PartToRate {
  readonly after: Ending;
  readonly until: Date;
  readonly limit: number;
}

/** Returns a range of the finished games that count for ratings, in the order of their ends. */
export async function gamesToRate(db: Tx, { after, until, limit }: PartToRate): Promise<GameToRate[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT g.id, g.finished_at AS "finishedAt", g.started_at AS "startedAt", g.clock, g.places,
      (SELECT array_agg(coalesce(m.account_id, p.id::uuid) ORDER BY p.seat)
       FROM json_array_elements_text(o.decision::json->'players') WITH ORDINALITY AS p(id, seat)
       LEFT JOIN merged_players m ON m.player_id = p.id::uuid
         AND (m.takes_ratings OR m.at <= g.finished_at)) AS players,
      (SELECT array_agg(s.timed_out ORDER BY s.seat) FROM seats s WHERE s.game_id = g.id) AS "timedOut",
      array_agg(e.seat ORDER BY e.seq) AS seats, array_agg(e.decision ORDER BY e.seq) AS decisions,
      array_agg(e.at ORDER BY e.seq) AS times
    FROM (
      SELECT * FROM games
      WHERE rated AND status = 'finished' AND finished_at < ${until}::timestamptz
        AND (finished_at, id) > (${after.finishedAt}::timestamptz, ${after.id}::uuid)
      ORDER BY finished_at, id LIMIT ${limit}::int
    ) g
    JOIN log_entries o ON o.game_id = g.id AND o.seq = 0
    JOIN log_entries e ON e.game_id = g.id AND e.seq > 0
    GROUP BY g.id, g.finished_at, g.started_at, g.clock, g.places, o.decision
    ORDER BY g.finished_at, g.id`;
  return rows.map(({ seats, decisions, times, ...game }) => ({
    ...game,
    entries: decisions.map((decision, index) => ({
      seat: seats[index] ?? 0,
      type: entryType(decision),
      at: times[index] ?? game.startedAt,
    })),
  }));
}

/** Whether a player made a decision at any table in a period; skipped turns and resignations don't count. */
export async function hasDecidedBetween(db: Tx, player: string, from: Date, until: Date): Promise<boolean> {
  const found = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM seats s JOIN log_entries e ON e.game_id = s.game_id AND e.seat = s.seat
    WHERE s.player_id = ${player}::uuid AND e.at > ${from}::timestamptz AND e.at <= ${until}::timestamptz
      AND (s.finished_at IS NULL OR s.finished_at > ${from}::timestamptz)
      AND e.decision <> ALL(${ABSENCES}::text[]) LIMIT 1`;
  return found.length > 0;
}
