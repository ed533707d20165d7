import type { Queryable } from '../../../src/db/connection/pool.ts';

/** Games that are copied from a finished one, with players of their own. */
export interface LoadedGames {
  /** Number of the first one among all loaded games. */
  readonly from: number;
  readonly count: number;
  /** Id of the finished game that they are copies of. */
  readonly template: string;
  /** Entries of each log apart from the opening; all of the template's if it has fewer. */
  readonly entries: number;
  /** Number of players who share them. */
  readonly players: number;
  /** A player who takes part in one of a hundred of them. */
  readonly regular: string;
}

/** Maximum number of games that one statement adds. */
const batchSize = 20_000;

const playersSql = `
  INSERT INTO players (id, handle, display_name, created_at, updated_at)
  SELECT md5('player ' || n)::uuid, 'loaded-' || n, 'Player ' || n, now(), now() FROM generate_series(0, $1 - 1) n
  ON CONFLICT DO NOTHING`;

/** Ids start with the time, like those of the service: one game a minute, the last of a million two years ago. */
const newSql = `
  CREATE TEMP TABLE new_games ON COMMIT DROP AS
  SELECT n, at, (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3)
                 || '8' || substr(md5(n::text), 4, 15))::uuid AS id,
         md5('player ' || n % $3)::uuid AS one,
         CASE n % 100 WHEN 0 THEN $4::uuid ELSE md5('player ' || (n * 7 + 1) % $3)::uuid END AS other
  FROM (SELECT n, timestamptz '2022-01-01' + n * interval '1 minute' AS at FROM generate_series($1::int, $2::int) n) t`;

const gamesSql = `
  INSERT INTO games (id, owner_id, name, status, version, rules, seat_count, visibility, seating, clock, seed, commitment,
    invite_code, scores, head_hash, engine_version, created_at, started_at, finished_at, updated_at, revealed_at)
  SELECT n.id, n.one, t.name, 'finished', least(t.version, $2), t.rules, t.seat_count,
    CASE WHEN n.n % 4 = 0 THEN 'public' ELSE 'private' END, t.seating, t.clock, sha256(n.id::text::bytea),
    sha256(n.one::text::bytea), left(md5(n.n::text), 16), t.scores, t.head_hash, t.engine_version, n.at, n.at,
    n.at + interval '1 hour', n.at + interval '1 hour', n.at + interval '1 hour'
  FROM new_games n, games t WHERE t.id = $1`;

const seatsSql = `
  INSERT INTO seats (game_id, seat, player_id, joined_at, finished_at, conduct)
  SELECT id, seat, CASE seat WHEN 0 THEN one ELSE other END, at, at + interval '1 hour', 'none' FROM new_games, generate_series(0, 1) seat`;

const logSql = `
  INSERT INTO log_entries (game_id, at, seq, seat, hash, decision)
  SELECT n.id, n.at + e.seq * interval '1 second', e.seq, e.seat, e.hash, e.decision
  FROM new_games n, log_entries e WHERE e.game_id = $1 AND e.seq <= $2`;

/** Adds finished games by statements for many at a time: about 100,000 entries a second. */
export async function loadGames(db: Queryable, loaded: LoadedGames): Promise<void> {
  const { from, count, template, entries, players, regular } = loaded;
  await db.query(playersSql, [players]);
  for (let first = from; first < from + count; first += batchSize) {
    const last = Math.min(first + batchSize, from + count) - 1;
    await db.query('BEGIN');
    await db.query(newSql, [first, last, players, regular]);
    await db.query(gamesSql, [template, entries]);
    await db.query(seatsSql);
    await db.query(logSql, [template, entries]);
    await db.query('COMMIT');
  }
}
