import { type Queryable, violatedConstraint } from './client.ts';
import { fanOutJob } from './outbox.ts';

/** An entry of the log. `seq` counts from 1; `hash` covers everything else of it. */
export interface LogEntry {
  readonly game: string;
  readonly seq: number;
  readonly seat: number;
  readonly decision: unknown;
  readonly events: readonly unknown[];
  readonly at: Date;
  readonly hash: string;
  readonly previousHash: string;
}

/** What the game's row says after a move. */
export interface AfterMove {
  readonly status: 'running' | 'finished' | 'aborted';
  readonly awaitedSeat: number | undefined;
  readonly awaitedPhase: string | undefined;
  readonly deadline: Date | undefined;
  /** When the clock is next to be looked at: a reminder or the deadline. */
  readonly alarm?: Date | undefined;
  readonly scores: readonly number[];
}

/** What is answered when the same player sends the same key again. */
export interface AnswerToKeep {
  readonly player: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly status: number;
  readonly answer: unknown;
}

/** `entry` was judged on the version before it: on `seq - 1`, with `previousHash` as the log's head. */
export interface MoveToWrite {
  readonly entry: LogEntry;
  readonly after: AfterMove;
  readonly answer?: AnswerToKeep | undefined;
}

/** `outrun`: the game is not where the move was judged. `key-taken`: the key already stands for another answer. */
export type MoveOutcome = 'written' | 'outrun' | 'key-taken';

/**
 * The move: one statement, one round trip, all or nothing, with its outbox event and the job that fans it out. Of two for the same version the second waits for the
 * first's row lock, then finds another version and writes nothing.
 */
const writeMoveSql = `
  WITH game AS (
    UPDATE games
    SET version = version + 1, status = $5, awaited_seat = $6, awaited_phase = $7, deadline = $8, scores = $9,
        head_hash = $10, updated_at = $4, finished_at = CASE WHEN $5 = 'finished' THEN $4::timestamptz END
    WHERE id = $1 AND version = $2 - 1 AND head_hash = $3 AND status = 'running'
    RETURNING id, version
  ), entry AS (
    INSERT INTO moves (game_id, seq, seat, decision, events, at, hash, previous_hash)
    SELECT id, version, $11::int, $12::jsonb, $13::jsonb, $4, $10, $3 FROM game
  ), kept AS (
    INSERT INTO move_answers (game_id, player_id, key, body_hash, status, answer, at)
    SELECT id, $14::uuid, $15::text, $16::text, $17::int, $18::json, $4 FROM game WHERE $15::text IS NOT NULL
  ), alarm AS (
    INSERT INTO alarms AS a (game_id, version, at) SELECT id, version, $19 FROM game WHERE $19::timestamptz IS NOT NULL
    ON CONFLICT (game_id) DO UPDATE SET version = excluded.version, at = excluded.at
  ), event AS (
    INSERT INTO outbox_events (game_id, kind, seq, at) SELECT id, 'decision', version, $4 FROM game
    RETURNING game_id, txid, position
  ), job AS (
    SELECT ${fanOutJob} FROM event
  )
  SELECT version, (SELECT count(*) FROM job) AS jobs FROM game`;

/** Writes a move if the game still stands where it was judged. */
export async function writeMove(db: Queryable, { entry, after, answer }: MoveToWrite): Promise<MoveOutcome> {
  const place = [entry.game, entry.seq, entry.previousHash, entry.at];
  const next = [
    after.status,
    after.awaitedSeat,
    after.awaitedPhase,
    after.deadline,
    after.scores,
    entry.hash,
  ];
  const content = [entry.seat, JSON.stringify(entry.decision), JSON.stringify(entry.events)];
  const kept = answer
    ? [answer.player, answer.key, answer.bodyHash, answer.status, JSON.stringify(answer.answer)]
    : [null, null, null, null, null];
  try {
    const { rowCount } = await db.query({
      name: 'write-move',
      text: writeMoveSql,
      values: [...place, ...next, ...content, ...kept, after.alarm],
    });
    return rowCount === 1 ? 'written' : 'outrun';
  } catch (error) {
    if (violatedConstraint(error) === 'move_answers_pkey') return 'key-taken';
    throw error;
  }
}

const columns = `game_id AS game, seq, seat, decision, events, at, hash, previous_hash AS "previousHash"`;

/** Entries of a game's log after `after`, in order, `limit` at most. */
export async function entriesOf(
  db: Queryable,
  game: string,
  after: number,
  limit: number,
): Promise<LogEntry[]> {
  const { rows } = await db.query<LogEntry>({
    name: 'entries-of',
    text: `SELECT ${columns} FROM moves WHERE game_id = $1 AND seq > $2 ORDER BY seq LIMIT $3`,
    values: [game, after, limit],
  });
  return rows;
}

/** Who decided what, from the first entry to version `upTo`: what a replay needs. */
export async function decisionsOf(
  db: Queryable,
  game: string,
  upTo: number,
): Promise<{ seat: number; decision: unknown }[]> {
  const { rows } = await db.query<{ seat: number; decision: unknown }>({
    name: 'decisions-of',
    text: 'SELECT seat, decision FROM moves WHERE game_id = $1 AND seq <= $2 ORDER BY seq',
    values: [game, upTo],
  });
  return rows;
}

/** The answer kept under a key of this player in this game, and the hash of the body it answered. */
export async function keptAnswer(
  db: Queryable,
  game: string,
  player: string,
  key: string,
): Promise<{ bodyHash: string; status: number; answer: unknown } | undefined> {
  const { rows } = await db.query<{ bodyHash: string; status: number; answer: unknown }>({
    name: 'kept-answer',
    text: `SELECT body_hash AS "bodyHash", status, answer FROM move_answers
           WHERE game_id = $1 AND player_id = $2 AND key = $3`,
    values: [game, player, key],
  });
  return rows[0];
}

/** The answer kept under a key of this player to this very body, in whichever game, and the game. */
export async function keptAnywhere(
  db: Queryable,
  player: string,
  { key, bodyHash }: { key: string; bodyHash: string },
): Promise<{ game: string; answer: unknown } | undefined> {
  const text = `
    SELECT game_id AS game, answer FROM move_answers WHERE player_id = $1 AND key = $2 AND body_hash = $3 LIMIT 1`;
  const values = [player, key, bodyHash];
  const { rows } = await db.query<{ game: string; answer: unknown }>({ name: 'kept-anywhere', text, values });
  return rows[0];
}

/** All entries of all games in the order of game and seq, read a page at a time. */
export async function* allEntries(db: Queryable, pageSize = 1000): AsyncGenerator<LogEntry> {
  let last: { game: string; seq: number } | undefined = {
    game: '00000000-0000-0000-0000-000000000000',
    seq: 0,
  };
  const text = `SELECT ${columns} FROM moves WHERE (game_id, seq) > ($1, $2) ORDER BY game_id, seq LIMIT $3`;
  while (last) {
    const page: { rows: LogEntry[] } = await db.query({ text, values: [last.game, last.seq, pageSize] });
    yield* page.rows;
    last = page.rows.at(-1);
  }
}
