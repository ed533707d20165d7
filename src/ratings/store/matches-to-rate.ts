import type { Tx } from '../../db/tx.ts';
import type { GameStatus } from '../../games/store/games.ts';
import { entryType } from '../../games/store/log-entries.ts';
import { groupBy } from '../../helpers/group-by.ts';
import type { MatchTerms } from '../../matches/rules/match.ts';
import type { Entry } from '../rules/counting.ts';
import type { GameToRate, PartToRate } from './games-to-rate.ts';

/** A game of a match that counts for ratings, with its log. */
export interface GameOfMatchToRate {
  readonly id: string;
  readonly number: number;
  readonly status: GameStatus;
  readonly startedAt: Date;
  readonly clock: unknown;
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly resigned: readonly number[];
  /** Player ids by seat, like those of `GameToRate`, at the end of the match. */
  readonly players: readonly string[];
  /** Whether the first player of the match started. */
  readonly isFirstStarter: boolean;
  readonly timedOut: GameToRate['timedOut'];
  readonly entries: readonly Entry[];
}

/** A finished match that counts for ratings, with its started games in the order of their creation. */
export interface MatchToRate extends MatchTerms {
  readonly id: string;
  readonly finishedAt: Date;
  /** The player who gave it up; null if neither did. */
  readonly forfeitedBy: number | null;
  /** The winner, even if a round ended before the games did; null if there is none. */
  readonly winner: number | null;
  readonly games: readonly GameOfMatchToRate[];
}

interface Row extends Omit<MatchToRate, 'games'>, Omit<GameOfMatchToRate, 'entries' | 'id'> {
  readonly game: string;
  readonly seats: readonly number[];
  readonly decisions: readonly string[];
  readonly times: readonly Date[];
}

/** Returns a range of the finished matches that count for ratings, in the order of their ends. */
export async function matchesToRate(db: Tx, { after, until, limit }: PartToRate): Promise<MatchToRate[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT m.id, m.finished_at AS "finishedAt", m.best_of AS "bestOf", m.form, m.tie_rule AS "tieRule",
      CASE m.forfeited_by WHEN m.first_id THEN 0 WHEN m.second_id THEN 1 END AS "forfeitedBy",
      CASE m.winner_id WHEN m.first_id THEN 0 WHEN m.second_id THEN 1 END AS winner,
      g.id AS game, g.match_game AS number, g.status, g.started_at AS "startedAt", g.clock, g.places,
      coalesce(g.scores, '{}') AS scores, g.resigned,
      EXISTS (SELECT 1 FROM seats s WHERE s.game_id = g.id AND s.seat = 0 AND s.player_id = m.first_id) AS "isFirstStarter",
      (SELECT array_agg(coalesce(t.account_id, p.id::uuid) ORDER BY p.seat)
       FROM json_array_elements_text(o.decision::json->'players') WITH ORDINALITY AS p(id, seat)
       LEFT JOIN merged_players t ON t.player_id = p.id::uuid
         AND (t.takes_ratings OR t.at <= m.finished_at)) AS players,
      (SELECT array_agg(s.timed_out ORDER BY s.seat) FROM seats s WHERE s.game_id = g.id) AS "timedOut",
      array(SELECT e.seat FROM log_entries e WHERE e.game_id = g.id AND e.seq > 0 AND (m.forfeited_by IS NULL OR e.at <= m.finished_at) ORDER BY e.seq) AS seats,
      array(SELECT e.decision FROM log_entries e WHERE e.game_id = g.id AND e.seq > 0 AND (m.forfeited_by IS NULL OR e.at <= m.finished_at) ORDER BY e.seq) AS decisions,
      array(SELECT e.at FROM log_entries e WHERE e.game_id = g.id AND e.seq > 0 AND (m.forfeited_by IS NULL OR e.at <= m.finished_at) ORDER BY e.seq) AS times
    FROM (
      SELECT * FROM matches
      WHERE rated AND status = 'finished' AND finished_at < ${until}::timestamptz
        AND (finished_at, id) > (${after.finishedAt}::timestamptz, ${after.id}::uuid)
      ORDER BY finished_at, id LIMIT ${limit}::int
    ) m
    JOIN games g ON g.match_id = m.id
    JOIN log_entries o ON o.game_id = g.id AND o.seq = 0
    ORDER BY m.finished_at, m.id, g.id`;
  return [...groupBy(rows, ({ id }) => id).values()].flatMap((games) => {
    const [match] = games;
    if (match === undefined) return [];
    const { id, finishedAt, bestOf, form, tieRule, forfeitedBy, winner } = match;
    return [{ id, finishedAt, bestOf, form, tieRule, forfeitedBy, winner, games: games.map(gameOf) }];
  });
}

function gameOf({ seats, decisions, times, game, ...row }: Row): GameOfMatchToRate {
  const entries = decisions.map((decision, index) => ({
    seat: seats[index] ?? 0,
    type: entryType(decision),
    at: times[index] ?? row.startedAt,
  }));
  return { ...row, id: game, entries };
}
