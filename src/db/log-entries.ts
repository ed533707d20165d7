import type { GameEvent, LogDecision, PhaseName } from '../engine/index.ts';
import { type Queryable, violatedConstraint } from './client.ts';

/** What an entry of the log records: who decided what when, and what that made happen. `seq` counts from 1. */
export interface EntryContent {
  readonly game: string;
  readonly seq: number;
  readonly seat: number;
  readonly decision: LogDecision;
  readonly events: readonly GameEvent[];
  readonly at: Date;
}

/** An entry of the log. `hash` covers everything else of it; both hashes are 64 hexadecimal digits. */
export interface LogEntry extends EntryContent {
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

/** Parts of the statement that only some decisions need: even one that writes nothing takes its time. */
interface Parts {
  readonly hasResult: boolean;
  readonly hasTimer: boolean;
}

const resultSql = `, result AS (
    INSERT INTO decision_results (game_id, player_id, key, body_hash, status, result, at)
    SELECT id, $14::uuid, $15, $16, $17::int, $18::json, $4 FROM game
  )`;
const timerSql = (parameter: string) => `, timer AS (
    INSERT INTO timers AS t (game_id, version, at) SELECT id, version, ${parameter}::timestamptz FROM game
    ON CONFLICT (game_id) DO UPDATE SET version = excluded.version, at = excluded.at
  )`;

/**
 * Appends an entry in one statement, one round trip, all or nothing: together with its outbox event. Of two for the same
 * version the second waits for the first's row lock, then finds another version and writes nothing.
 */
const appendSql = ({ hasResult, hasTimer }: Parts) => `
  WITH game AS (
    UPDATE games
    SET version = version + 1, status = $5, awaiting_seat = $6, awaiting_phase = $7, deadline = $8, scores = $9,
        head_hash = $10, updated_at = $4, finished_at = CASE WHEN $5 = 'finished' THEN $4::timestamptz END
    WHERE id = $1 AND version = $2 - 1 AND head_hash = $3 AND status = 'running'
    RETURNING id, version
  ), entry AS (
    INSERT INTO log_entries (game_id, seq, seat, decision, at, hash)
    SELECT id, version, $11::smallint, $12::json, $4, $10 FROM game
  ), event AS (
    INSERT INTO outbox_events (game_id, kind, seq, data, at) SELECT id, 'decision', version, $13::json, $4 FROM game
  )${hasResult ? resultSql : ''}${hasTimer ? timerSql(hasResult ? '$19' : '$14') : ''}
  SELECT version FROM game`;

const statement = (name: string, parts: Parts) => ({ name, text: appendSql(parts) });
const statements = {
  plain: statement('append-entry', { hasResult: false, hasTimer: false }),
  result: statement('append-entry-result', { hasResult: true, hasTimer: false }),
  timer: statement('append-entry-timer', { hasResult: false, hasTimer: true }),
  both: statement('append-entry-both', { hasResult: true, hasTimer: true }),
};

function statementFor({ result, after: { timerAt } }: NewEntry) {
  if (timerAt === undefined) return result === undefined ? statements.plain : statements.result;
  return result === undefined ? statements.timer : statements.both;
}

/** Appends an entry to a game's log if the game still stands where the decision was judged. */
export async function appendEntry(db: Queryable, added: NewEntry): Promise<AppendOutcome> {
  const { entry, after, result } = added;
  const guard = [entry.game, entry.seq, bytesOf(entry.previousHash), entry.at];
  const { status, awaitingSeat, awaitingPhase, deadline, scores, timerAt } = after;
  const update = [status, awaitingSeat, awaitingPhase, deadline, scores, bytesOf(entry.hash)];
  const decision = JSON.stringify(entry.decision);
  const content = [entry.seat, decision, announcement(entry, decision)];
  const saved = result
    ? [result.player, result.key, result.bodyHash, result.status, JSON.stringify(result.result)]
    : [];
  const values = [...guard, ...update, ...content, ...saved, ...(timerAt ? [timerAt] : [])];
  try {
    const { rowCount } = await db.query({ ...statementFor(added), values });
    return rowCount === 1 ? 'written' : 'conflict';
  } catch (error) {
    if (violatedConstraint(error) === 'decision_results_pkey') return 'key-taken';
    throw error;
  }
}

const bytesOf = (hash: string) => Buffer.from(hash, 'hex');

/** Returns the JSON of what the outbox says of a decision, so that who announces it need not read the log. */
const announcement = ({ seat, events }: EntryContent, decision: string) =>
  `{"seat":${seat},"decision":${decision},"events":${JSON.stringify(events)}}`;

/** An entry as it is stored: without what replay makes again. */
export interface StoredEntry {
  readonly seq: number;
  readonly seat: number;
  /** As the engine read it when it was written. */
  readonly decision: LogDecision;
  readonly at: Date;
  readonly hash: string;
}

/** The opening as it is stored. */
export interface StoredOpening {
  readonly content: unknown;
  readonly at: Date;
  readonly hash: string;
}

/** A log as it is stored. Games that began before logs had openings have none. */
export interface StoredLog {
  readonly opening: StoredOpening | undefined;
  /** From the first on, in order. */
  readonly entries: readonly StoredEntry[];
}

/** Returns a game's log from its opening to entry `upTo`. */
export async function readLog(db: Queryable, game: string, upTo: number): Promise<StoredLog> {
  const { rows } = await db.query<StoredEntry>({
    name: 'read-log',
    text: `SELECT seq, seat, decision, at, encode(hash, 'hex') AS hash FROM log_entries
           WHERE game_id = $1 AND seq <= $2 ORDER BY seq`,
    values: [game, upTo],
  });
  const [first] = rows;
  if (first?.seq !== 0) return { opening: undefined, entries: rows };
  const { decision: content, at, hash } = first;
  return { opening: { content, at, hash }, entries: rows.slice(1) };
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
