import type { Tx } from '../../db/tx.ts';

/** The scope of findings: one player or all, and the start of the period. */
export interface FairPlayPart {
  /** Undefined for all players. */
  readonly player: string | undefined;
  readonly since: Date;
}

/** Two accounts used from the same place. */
export interface SharedPlace {
  readonly one: string;
  readonly other: string;
  /** Number of addresses that both used. */
  readonly addresses: number;
  /** Whether both used the same browser, according to its user agent. */
  readonly isSameBrowser: boolean;
  /** The shortest time between their uses of an address, s. */
  readonly seconds: number;
  /** Number of games they finished at the same table. */
  readonly games: number;
}

/** More accounts at one address indicate a school or a network, and prove nothing. */
const maxAtAddress = 6;

/** Returns pairs of accounts whose sessions were last used from the same address, closest uses first. */
export function sharedPlaces(db: Tx, { player, since }: FairPlayPart, limit: number): Promise<SharedPlace[]> {
  return db.$queryRaw`
    WITH used AS (
      SELECT s.player_id, s.address, s.user_agent, s.created_at, s.last_used_at
      FROM sessions s JOIN players p ON p.id = s.player_id
      WHERE s.address IS NOT NULL AND s.last_used_at >= ${since}::timestamptz AND p.deleted_at IS NULL
        AND s.address NOT IN (
          SELECT address FROM sessions WHERE address IS NOT NULL GROUP BY address
          HAVING count(DISTINCT player_id) > ${maxAtAddress}::int)
    )
    SELECT a.player_id AS one, b.player_id AS other, count(DISTINCT a.address)::int AS addresses,
      coalesce(bool_or(a.user_agent = b.user_agent), false) AS "isSameBrowser",
      min(least(abs(extract(epoch FROM a.last_used_at - b.last_used_at)),
        abs(extract(epoch FROM a.created_at - b.last_used_at)), abs(extract(epoch FROM a.last_used_at - b.created_at))))::float8
        AS seconds,
      (SELECT count(*) FROM seats m JOIN seats o ON o.game_id = m.game_id AND o.player_id = b.player_id
       WHERE m.player_id = a.player_id AND m.finished_at IS NOT NULL)::int AS games
    FROM used a JOIN used b ON b.address = a.address AND b.player_id > a.player_id
    WHERE ${player ?? null}::uuid IS NULL OR ${player ?? null}::uuid IN (a.player_id, b.player_id)
    GROUP BY a.player_id, b.player_id ORDER BY 5, 1, 2 LIMIT ${limit}::int`;
}

/** Results of rated games between a player and one opponent. */
export interface OneSidedPair {
  readonly winner: string;
  readonly loser: string;
  readonly games: number;
  readonly won: number;
  /** How many of them the loser resigned before a third of the tiles was placed. */
  readonly resignedEarly: number;
  /** All rated two-player games of the winner, and of the loser. */
  readonly gamesOfWinner: number;
  readonly gamesOfLoser: number;
  /** How much these games raised the winner's rating, in units of `mu`. */
  readonly gain: number;
}

/** The criteria for suspicious pairs. */
export interface PairLimits {
  readonly minGames: number;
  /** Share of the games won by one of them. */
  readonly minWon: number;
}

/** Number of log entries until about a third of the tiles is placed. */
const earlyEntries = 24;

/** Returns pairs of opponents in rated two-player games almost always won by the same one, largest gain first. */
export function oneSidedPairs(
  db: Tx,
  { player, since }: FairPlayPart,
  { minGames, minWon }: PairLimits,
  limit: number,
): Promise<OneSidedPair[]> {
  return db.$queryRaw`
    WITH counted AS (
      SELECT r.game_id, r.seat, r.player_id, r.place, r.mu - r.mu_before AS gain FROM rating_changes r
      JOIN players p ON p.id = r.player_id
      WHERE r.class = 'two' AND r.void_reason IS NULL AND r.finished_at >= ${since}::timestamptz
        AND p.robot IS NULL AND p.deleted_at IS NULL
    ), totals AS (SELECT player_id, count(*)::int AS games FROM counted GROUP BY player_id)
    SELECT w.player_id AS winner, l.player_id AS loser, count(*)::int AS games,
      (count(*) FILTER (WHERE w.place < l.place))::int AS won,
      (count(*) FILTER (WHERE l.seat = ANY(g.resigned) AND g.version < ${earlyEntries}::int))::int AS "resignedEarly",
      min(tw.games)::int AS "gamesOfWinner", min(tl.games)::int AS "gamesOfLoser", sum(w.gain)::float8 AS gain
    FROM counted w JOIN counted l ON l.game_id = w.game_id AND l.player_id <> w.player_id
      JOIN games g ON g.id = w.game_id
      JOIN totals tw ON tw.player_id = w.player_id JOIN totals tl ON tl.player_id = l.player_id
    WHERE ${player ?? null}::uuid IS NULL OR ${player ?? null}::uuid IN (w.player_id, l.player_id)
    GROUP BY w.player_id, l.player_id
    HAVING count(*) >= ${minGames}::int AND count(*) FILTER (WHERE w.place < l.place) >= ${minWon}::float8 * count(*)
    ORDER BY sum(w.gain) DESC, 1, 2 LIMIT ${limit}::int`;
}

/** Games that a player abandoned. */
export interface Abandoner {
  readonly player: string;
  readonly games: number;
  /** How many of them were abandoned, excused ones included. */
  readonly abandoned: number;
}

/** Returns players who abandoned at least some games and a share of all their games, most abandoned games first. */
export function abandoners(
  db: Tx,
  { player, since }: FairPlayPart,
  { min, share }: { readonly min: number; readonly share: number },
  limit: number,
): Promise<Abandoner[]> {
  return db.$queryRaw`
    SELECT s.player_id AS player, count(*)::int AS games,
      (count(*) FILTER (WHERE s.abandoned_at IS NOT NULL))::int AS abandoned
    FROM seats s JOIN players p ON p.id = s.player_id
    WHERE s.finished_at >= ${since}::timestamptz AND s.conduct <> 'none' AND p.deleted_at IS NULL
      AND (${player ?? null}::uuid IS NULL OR s.player_id = ${player ?? null}::uuid)
    GROUP BY s.player_id
    HAVING count(*) FILTER (WHERE s.abandoned_at IS NOT NULL) >= ${min}::int
      AND count(*) FILTER (WHERE s.abandoned_at IS NOT NULL) >= ${share}::float8 * count(*)
    ORDER BY 3 DESC, 1 LIMIT ${limit}::int`;
}
