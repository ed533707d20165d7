import type { GameEvent, LogDecision, LoggedDecision, PhaseName } from '../engine/index.ts';
import { type Queryable, violatedConstraint } from './client.ts';

/** An entry of the log. `seq` counts from 1; `hash` covers everything else of it. */
export interface LogEntry {
  readonly game: string;
  readonly seq: number;
  readonly seat: number;
  readonly decision: LogDecision;
  readonly events: readonly GameEvent[];
  readonly at: Date;
  readonly hash: string;
  readonly previousHash: string;
}

/** The changes to the game's row that an entry brings. */
export interface GameUpdate {
  readonly status: 'running' | 'finished' | 'aborted';
  readonly awaitingSeat: number | undefined;
  readonly awaitingPhase: PhaseName | undefined;
  readonly deadline: Date | undefined;
  /** When the clock is next to be looked at: a reminder or the deadline. */
  readonly timerAt?: Date | undefined;
  readonly scores: readonly number[];
}

/** The result of a decision, saved for the case that the same player sends the same key again. */
export interface ResultToSave {
  readonly player: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly status: number;
  readonly result: unknown;
}

/** `entry` was judged on the version before it: on `seq - 1`, with `previousHash` as the log's head. */
export interface NewEntry {
  readonly entry: LogEntry;
  readonly after: GameUpdate;
  readonly result?: ResultToSave | undefined;
}

/**
 * `conflict`: the game is no longer where the decision was judged. `key-taken`: the key already stands for another
 * result.
 */
export type AppendOutcome = 'written' | 'conflict' | 'key-taken';

/**
 * Appends an entry in one statement, one round trip, all or nothing: together with its outbox event. Of two for the same
 * version the second waits for the first's row lock, then finds another version and writes nothing.
 */
const appendEntrySql = `
  WITH game AS (
    UPDATE games
    SET version = version + 1, status = $5, awaiting_seat = $6, awaiting_phase = $7, deadline = $8, scores = $9,
        head_hash = $10, updated_at = $4, finished_at = CASE WHEN $5 = 'finished' THEN $4::timestamptz END
    WHERE id = $1 AND version = $2 - 1 AND head_hash = $3 AND status = 'running'
    RETURNING id, version
  ), entry AS (
    INSERT INTO log_entries (game_id, seq, seat, decision, events, at, hash, previous_hash)
    SELECT id, version, $11::int, $12::jsonb, $13::jsonb, $4, $10, $3 FROM game
  ), result AS (
    INSERT INTO decision_results (game_id, player_id, key, body_hash, status, result, at)
    SELECT id, $14::uuid, $15::text, $16::text, $17::int, $18::json, $4 FROM game WHERE $15::text IS NOT NULL
  ), timer AS (
    INSERT INTO timers AS t (game_id, version, at) SELECT id, version, $19 FROM game WHERE $19::timestamptz IS NOT NULL
    ON CONFLICT (game_id) DO UPDATE SET version = excluded.version, at = excluded.at
  ), event AS (
    INSERT INTO outbox_events (game_id, kind, seq, at) SELECT id, 'decision', version, $4 FROM game
  )
  SELECT version FROM game`;

/** Appends an entry to a game's log if the game still stands where the decision was judged. */
export async function appendEntry(db: Queryable, { entry, after, result }: NewEntry): Promise<AppendOutcome> {
  const guard = [entry.game, entry.seq, entry.previousHash, entry.at];
  const { status, awaitingSeat, awaitingPhase, deadline, scores } = after;
  const update = [status, awaitingSeat, awaitingPhase, deadline, scores, entry.hash];
  const content = [entry.seat, JSON.stringify(entry.decision), JSON.stringify(entry.events)];
  const saved = result
    ? [result.player, result.key, result.bodyHash, result.status, JSON.stringify(result.result)]
    : [null, null, null, null, null];
  const values = [...guard, ...update, ...content, ...saved, after.timerAt];
  try {
    const { rowCount } = await db.query({ name: 'append-entry', text: appendEntrySql, values });
    return rowCount === 1 ? 'written' : 'conflict';
  } catch (error) {
    if (violatedConstraint(error) === 'decision_results_pkey') return 'key-taken';
    throw error;
  }
}

const columns = `game_id AS game, seq, seat, decision, events, at, hash, previous_hash AS "previousHash"`;

/** Returns up to `limit` entries of a game's log after entry `after`, in order. */
export async function listEntries(
  db: Queryable,
  game: string,
  after: number,
  limit: number,
): Promise<LogEntry[]> {
  const { rows } = await db.query<LogEntry>({
    name: 'list-entries',
    text: `SELECT ${columns} FROM log_entries WHERE game_id = $1 AND seq > $2 ORDER BY seq LIMIT $3`,
    values: [game, after, limit],
  });
  return rows;
}

/** Names an entry. */
export type EntryKey = Pick<LogEntry, 'game' | 'seq'>;

/** Returns some entries, of any games, in any order. */
export async function findEntries(db: Queryable, keys: readonly EntryKey[]): Promise<LogEntry[]> {
  const text = `
    SELECT ${columns} FROM log_entries JOIN unnest($1::uuid[], $2::int[]) AS key (game, number)
      ON game_id = key.game AND seq = key.number`;
  const values = [keys.map(({ game }) => game), keys.map(({ seq }) => seq)];
  return (await db.query<LogEntry>({ name: 'find-entries', text, values })).rows;
}

/** Returns who decided what, from the first entry to version `upTo`: all that a replay needs. */
export async function listDecisions(db: Queryable, game: string, upTo: number): Promise<LoggedDecision[]> {
  const { rows } = await db.query<LoggedDecision>({
    name: 'list-decisions',
    text: 'SELECT seat, decision FROM log_entries WHERE game_id = $1 AND seq <= $2 ORDER BY seq',
    values: [game, upTo],
  });
  return rows;
}

/** Returns the types of a seat's last decisions, the newest first. */
export async function lastDecisionTypes(
  db: Queryable,
  game: string,
  seat: number,
  limit: number,
): Promise<string[]> {
  const text = `
    SELECT decision->>'type' AS type FROM log_entries WHERE game_id = $1 AND seat = $2 ORDER BY seq DESC LIMIT $3`;
  return (await db.query<{ type: string }>(text, [game, seat, limit])).rows.map(({ type }) => type);
}

/** A result saved under an idempotency key, and the hash of the request body that it answered. */
export interface SavedResult {
  readonly bodyHash: string;
  readonly status: number;
  readonly result: unknown;
}

/** Returns the result saved under a key of this player in this game. */
export async function findResult(
  db: Queryable,
  game: string,
  player: string,
  key: string,
): Promise<SavedResult | undefined> {
  const { rows } = await db.query<SavedResult>({
    name: 'find-result',
    text: `SELECT body_hash AS "bodyHash", status, result FROM decision_results
           WHERE game_id = $1 AND player_id = $2 AND key = $3`,
    values: [game, player, key],
  });
  return rows[0];
}

/** Returns the result saved under a key of this player for this very body, in any game, with the game's id. */
export async function findResultInAnyGame(
  db: Queryable,
  player: string,
  { key, bodyHash }: { key: string; bodyHash: string },
): Promise<{ game: string; result: unknown } | undefined> {
  const text = `
    SELECT game_id AS game, result FROM decision_results
    WHERE player_id = $1 AND key = $2 AND body_hash = $3 LIMIT 1`;
  const { rows } = await db.query<{ game: string; result: unknown }>({
    name: 'find-result-in-any-game',
    text,
    values: [player, key, bodyHash],
  });
  return rows[0];
}

/** Yields all entries of all games in the order of game and seq, read a page at a time. */
export async function* allEntries(db: Queryable, pageSize = 1000): AsyncGenerator<LogEntry> {
  let last: { game: string; seq: number } | undefined = {
    game: '00000000-0000-0000-0000-000000000000',
    seq: 0,
  };
  const text = `SELECT ${columns} FROM log_entries WHERE (game_id, seq) > ($1, $2) ORDER BY game_id, seq LIMIT $3`;
  while (last) {
    const page: { rows: LogEntry[] } = await db.query({ text, values: [last.game, last.seq, pageSize] });
    yield* page.rows;
    last = page.rows.at(-1);
  }
}
