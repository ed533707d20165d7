import { isDeepStrictEqual } from 'node:util';
import {
  formatDecision,
  type GameEvent,
  type LogDecision,
  type PhaseName,
  parseLogDecision,
} from '../engine/index.ts';
import type { Queryable } from './client.ts';

/** What an entry of the log records: who decided what when, and what that made happen. `seq` counts from 1. */
export interface EntryContent {
  readonly game: string;
  readonly seq: number;
  readonly seat: number;
  readonly decision: LogDecision;
  readonly events: readonly GameEvent[];
  readonly at: Date;
  /** Present where the seat was given a hint for the decision. */
  readonly hint?: true;
  /** Present where a plan of its player made the decision. The outbox alone says so, and nothing that is shown. */
  readonly isPlanned?: true;
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
  /** Whether the clock stood still when the decision was judged. */
  readonly isPaused: boolean;
  /** When the clock is next to be looked at: a reminder or the deadline. */
  readonly timerAt?: Date | undefined;
  readonly scores: readonly number[];
  /** Where present, who was given a hint for the decision that follows; else a hint holds for the entry of its seat. */
  readonly hintedSeat?: number | null;
}

/** What is saved with a decision for the case that the same player sends the same key again. */
export interface ResultToSave {
  readonly player: string;
  readonly key: string;
  /** 64 hexadecimal digits. */
  readonly bodyHash: string;
}

/**
 * `entry` was judged on the version before it: on `seq - 1`, with `previousHash` as the log's head. A `result` and a
 * `hintedSeat` exclude each other.
 */
export interface NewEntry {
  readonly entry: LogEntry;
  readonly after: GameUpdate;
  readonly result?: ResultToSave | undefined;
  /** Whether it is only to be written if the deadline is over. */
  readonly isTimeOut?: boolean | undefined;
  /** Whether a plan of its player made the decision. */
  readonly isPlanned?: boolean | undefined;
}

/**
 * `stood-in`: written, while a robot stands in for somebody at the table.
 * `conflict`: the game is no longer where the decision was judged, or the key already stands for another result.
 */
export type AppendOutcome = 'written' | 'conflict' | 'stood-in';

/** Parts of the statement that only some decisions need: even one that writes nothing takes its time. */
interface Parts {
  readonly hasResult: boolean;
  readonly hasTimer: boolean;
  readonly isLast: boolean;
  readonly isHinted: boolean;
  readonly isPaused: boolean;
  readonly isTimeOut: boolean;
  readonly setsHint: boolean;
}

const resultSql = `, result AS (
    INSERT INTO decision_results (game_id, player_id, at, deadline, seq, key, body_hash)
    SELECT id, $14::uuid, $4, $8, version, $15::text, $16::bytea FROM game
  )`;
const newKeySql = `
    AND NOT EXISTS (SELECT FROM decision_results r WHERE r.game_id = $1 AND r.player_id = $14::uuid AND r.key = $15::text)`;
const timerSql = (parameter: string) => `, timer AS (
    INSERT INTO timers AS t (game_id, version, at) SELECT id, version, ${parameter}::timestamptz FROM game
    ON CONFLICT (game_id) DO UPDATE SET version = excluded.version, at = excluded.at
  )`;

const seatsSql = `, over AS (UPDATE seats s SET is_over = true FROM game WHERE s.game_id = game.id)`;

/**
 * Appends an entry in one statement, one round trip, all or nothing: together with its outbox event. Of two for the same
 * version the second waits for the first's row lock, then finds another version and writes nothing.
 */
const appendSql = ({ hasResult, hasTimer, isLast, isHinted, isPaused, isTimeOut, setsHint }: Parts) => `
  WITH game AS (
    UPDATE games
    SET version = version + 1, status = $5, awaiting_seat = $6, awaiting_phase = $7, deadline = $8, scores = $9,
        head_hash = $10,${isHinted ? ' hinted_seat = NULL,' : setsHint ? ' hinted_seat = $14::smallint,' : ''}${isLast && isPaused ? ' paused_at = NULL,' : ''} updated_at = $4, finished_at = CASE WHEN $5 <> 'running' THEN $4::timestamptz END
    WHERE id = $1 AND version = $2 - 1 AND head_hash = $3 AND status = 'running'
      ${setsHint ? '' : `AND hinted_seat IS ${isHinted ? 'NOT ' : ''}DISTINCT FROM $11::smallint`}
      AND paused_at IS ${isPaused ? 'NOT ' : ''}NULL${isTimeOut ? ' AND deadline <= $4' : ''}${hasResult ? newKeySql : ''}
    RETURNING id, version, stand_ins
  ), entry AS (
    INSERT INTO log_entries (game_id, seq, seat, decision, at, hash${isHinted ? ', hint' : ''})
    SELECT id, version, $11::smallint, $12::text, $4, $10${isHinted ? ', true' : ''} FROM game
  ), event AS (
    INSERT INTO outbox_events (game_id, kind, seq, data, at) SELECT id, 'decision', version, $13::json, $4 FROM game
  )${hasResult ? resultSql : ''}${hasTimer ? timerSql(hasResult ? '$17' : setsHint ? '$15' : '$14') : ''}${isLast ? seatsSql : ''}
  SELECT stand_ins AS "standIns" FROM game`;

const statements = new Map<string, { readonly name: string; readonly text: string }>();

/** Returns the statement for an entry; a game that is over has no timer. */
function statementFor({ entry, result, isTimeOut = false, after }: NewEntry) {
  const { status, timerAt, isPaused, hintedSeat } = after;
  const isLast = status !== 'running';
  const parts: Parts = {
    hasResult: result !== undefined,
    hasTimer: !isLast && timerAt !== undefined,
    isLast,
    isHinted: entry.hint === true,
    isPaused,
    isTimeOut,
    setsHint: hintedSeat !== undefined,
  };
  const present = Object.entries(parts).flatMap(([part, isPresent]) => (isPresent ? [part] : []));
  const name = ['append-entry', ...present].join('-');
  const known = statements.get(name);
  if (known !== undefined) return known;
  const statement = { name, text: appendSql(parts) };
  statements.set(name, statement);
  return statement;
}

/** Appends an entry to a game's log if the game still stands where the decision was judged. */
export async function appendEntry(db: Queryable, added: NewEntry): Promise<AppendOutcome> {
  const { entry, after, result } = added;
  const guard = [entry.game, entry.seq, bytesOf(entry.previousHash), entry.at];
  const { status, awaitingSeat, awaitingPhase, deadline, scores, timerAt } = after;
  const update = [status, awaitingSeat, awaitingPhase, deadline, scores, bytesOf(entry.hash)];
  const content = [entry.seat, storedDecision(entry.decision), announcement(added)];
  const saved = result ? [result.player, result.key, bytesOf(result.bodyHash)] : [];
  const values = [
    ...guard,
    ...update,
    ...content,
    ...saved,
    ...(after.hintedSeat === undefined ? [] : [after.hintedSeat]),
    ...(timerAt && status === 'running' ? [timerAt] : []),
  ];
  const { rows } = await db.query<{ standIns: number }>({ ...statementFor(added), values });
  const [game] = rows;
  if (game === undefined) return 'conflict';
  return game.standIns > 0 ? 'stood-in' : 'written';
}

const bytesOf = (hash: string) => Buffer.from(hash, 'hex');

/** Returns the JSON of what the outbox says of a decision, so that who announces it need not read the log. */
const announcement = ({ entry: { seat, decision, events }, isPlanned = false }: NewEntry) =>
  JSON.stringify({ seat, decision, events, ...(isPlanned && { isPlanned }) });

/** Returns a decision in its short text form, or as JSON where that would not give the same decision again. */
function storedDecision(decision: LogDecision): string {
  const text = formatDecision(decision);
  return isDeepStrictEqual(parseLogDecision(text), decision) ? text : JSON.stringify(decision);
}

/** Returns the decision that a stored text stands for; one of an unknown type, which nothing allows, if for none. */
function decisionIn(stored: string): LogDecision {
  if (stored.startsWith('{')) return JSON.parse(stored);
  return parseLogDecision(stored) ?? ({ type: stored } as unknown as LogDecision);
}

/** An entry as it is stored: without what replay makes again. */
export interface StoredEntry {
  readonly seq: number;
  readonly seat: number;
  readonly decision: LogDecision;
  readonly at: Date;
  readonly hash: string;
  /** Present where the seat was given a hint for the decision. */
  readonly hint?: true;
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

/** A row of the log, with the columns of `logColumns`. */
export type LogRow = Omit<StoredEntry, 'decision' | 'hint'> & {
  readonly decision: string;
  readonly hint: boolean | null;
};

/** Select list of a LogRow. */
export const logColumns = `seq, seat, decision, at, hint, encode(hash, 'hex') AS hash`;

/** Returns the log of one game from its rows, which are in order. */
export function logFrom(rows: readonly LogRow[]): StoredLog {
  const first = rows[0]?.seq === 0 ? rows[0] : undefined;
  const entries = rows.slice(first === undefined ? 0 : 1);
  return {
    opening: first && { content: JSON.parse(first.decision), at: first.at, hash: first.hash },
    entries: entries.map(({ hint, ...row }) => ({
      ...row,
      decision: decisionIn(row.decision),
      ...(hint === true && { hint }),
    })),
  };
}

/** Returns a game's log from its opening to entry `upTo`. */
export async function readLog(db: Queryable, game: string, upTo: number): Promise<StoredLog> {
  return logFrom(await readRows(db, game, 0, upTo));
}

/** Returns the entries of a game's log after entry `after`, up to entry `upTo`. */
export async function readEntriesBetween(
  db: Queryable,
  game: string,
  after: number,
  upTo: number,
): Promise<readonly StoredEntry[]> {
  return logFrom(await readRows(db, game, after + 1, upTo)).entries;
}

async function readRows(db: Queryable, game: string, from: number, upTo: number): Promise<LogRow[]> {
  const text = `SELECT ${logColumns} FROM log_entries WHERE game_id = $1 AND seq BETWEEN $2 AND $3 ORDER BY seq`;
  return (await db.query<LogRow>({ name: 'read-log', text, values: [game, from, upTo] })).rows;
}

/** Whether a seat has decided after an entry: other than by having its turn skipped. */
export async function hasDecidedSince(
  db: Queryable,
  game: string,
  seat: number | null,
  seq: number,
): Promise<boolean> {
  const text = `
    SELECT 1 FROM log_entries WHERE game_id = $1 AND seat = $2 AND seq > $3 AND decision <> 'skip' LIMIT 1`;
  return (await db.query(text, [game, seat, seq])).rows.length > 0;
}

/** Returns the types of a seat's last decisions, the newest first. */
export async function lastDecisionTypes(
  db: Queryable,
  game: string,
  seat: number,
  limit: number,
): Promise<string[]> {
  const text = `
    SELECT decision FROM log_entries WHERE game_id = $1 AND seat = $2 ORDER BY seq DESC LIMIT $3`;
  const { rows } = await db.query<{ decision: string }>(text, [game, seat, limit]);
  return rows.map(({ decision }) => decisionIn(decision).type);
}
