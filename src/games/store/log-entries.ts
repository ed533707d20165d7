import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../db/tx.ts';
import { formatDecision, type GameEvent, type LogDecision, parseLogDecision } from '../../engine/index.ts';
import type { LogEntry as EntryRow } from '../../generated/prisma/client.ts';

/** The content of a log entry: a seat's decision with its time and events. `seq` counts from 1. */
export interface EntryContent {
  readonly game: string;
  readonly seq: number;
  readonly seat: number;
  readonly decision: LogDecision;
  readonly events: readonly GameEvent[];
  readonly at: Date;
  /** Present if the seat was given a hint for the decision. */
  readonly hint?: true;
  /** Present if the decision comes from a plan of its player. Only the outbox uses it; it is never shown. */
  readonly isPlanned?: true;
}

/** A log entry. `hash` covers all its other members; both hashes are 64 hexadecimal digits. */
export interface LogEntry extends EntryContent {
  readonly hash: string;
  readonly previousHash: string;
}

/** Returns a decision in its short text form, or as JSON if the text would not parse to the same decision. */
export function storedDecision(decision: LogDecision): string {
  const text = formatDecision(decision);
  return isDeepStrictEqual(parseLogDecision(text), decision) ? text : JSON.stringify(decision);
}

/** Parses a stored decision. An invalid text gives a decision of an unknown type, which is never legal. */
export function parseStored(stored: string): LogDecision {
  if (stored.startsWith('{')) return JSON.parse(stored);
  return parseLogDecision(stored) ?? ({ type: stored } as unknown as LogDecision);
}

/** Returns the type of a stored decision. */
export const entryType = (stored: string): LogDecision['type'] => parseStored(stored).type;

/** A stored entry, without the parts that replay recomputes. */
export interface StoredEntry {
  readonly seq: number;
  readonly seat: number;
  readonly decision: LogDecision;
  readonly at: Date;
  readonly hash: string;
  /** Present if the seat was given a hint for the decision. */
  readonly hint?: true;
}

/** A stored opening. */
export interface StoredOpening {
  readonly content: unknown;
  readonly at: Date;
  readonly hash: string;
}

/** A stored log; without an opening until the game has started. */
export interface StoredLog {
  readonly opening: StoredOpening | undefined;
  /** From the first, in order. */
  readonly entries: readonly StoredEntry[];
}

/** A row of the log, with its hash in hexadecimal. */
export type LogRow = Readonly<Omit<EntryRow, 'gameId' | 'hash'>> & { readonly hash: string };

/** Returns the log of one game from its ordered rows. */
export function logFrom(rows: readonly LogRow[]): StoredLog {
  const first = rows[0]?.seq === 0 ? rows[0] : undefined;
  const opening = first && { content: JSON.parse(first.decision), at: first.at, hash: first.hash };
  return { opening, entries: rows.slice(first === undefined ? 0 : 1).map(entryFrom) };
}

/** For a missing seat, which proves tampering; no decision is legal for this one. */
const noSeat = -1;

function entryFrom({ seat, decision, hint, ...row }: LogRow): StoredEntry {
  return { ...row, seat: seat ?? noSeat, decision: parseStored(decision), ...(hint === true && { hint }) };
}

/** Returns a game's log from its opening to entry `upTo`. */
export async function readLog(db: Tx, game: string, upTo: number): Promise<StoredLog> {
  return logFrom(await readRows(db, game, 0, upTo));
}

/** The parts of an entry that a record contains. */
export type RecordedEntry = Pick<StoredEntry, 'seat' | 'decision'>;

/** Returns the entries of some games, by game and in order; leaves out games without entries. */
export async function readDecisions(
  db: Tx,
  games: readonly string[],
): Promise<ReadonlyMap<string, readonly RecordedEntry[]>> {
  const rows = await db.$queryRaw<{ game: string; seats: number[]; decisions: string[] }[]>`
    SELECT game_id AS game, array_agg(seat ORDER BY seq) AS seats, array_agg(decision ORDER BY seq) AS decisions
    FROM log_entries WHERE game_id = ANY(${games}::uuid[]) AND seq > 0 GROUP BY game_id`;
  return new Map(
    rows.map(({ game, seats, decisions }) => [
      game,
      decisions.map((decision, index) => ({ seat: seats[index] ?? noSeat, decision: parseStored(decision) })),
    ]),
  );
}

/** Returns the entries of a game's log after entry `after`, up to entry `upTo` or the last one. */
export async function readEntriesAfter(
  db: Tx,
  game: string,
  after: number,
  upTo = lastPossible,
): Promise<readonly StoredEntry[]> {
  return logFrom(await readRows(db, game, after + 1, upTo)).entries;
}

function readRows(db: Tx, game: string, from: number, upTo: number): Promise<LogRow[]> {
  return db.$queryRaw<LogRow[]>`
    SELECT seq, seat, decision, at, hint, encode(hash, 'hex') AS hash FROM log_entries
    WHERE game_id = ${game}::uuid AND seq BETWEEN ${from} AND ${upTo} ORDER BY seq`;
}

/** Largest integer of the database. */
const lastPossible = 2 ** 31 - 1;

/** Whether a seat has made a decision after an entry; skipped turns don't count. */
export async function hasDecidedSince(
  db: Tx,
  game: string,
  seat: number | null,
  seq: number,
): Promise<boolean> {
  const where = { gameId: game, seat, seq: { gt: seq }, decision: { not: 'skip' } };
  return (await db.logEntry.findFirst({ where, select: { seq: true } })) !== null;
}

/** Returns the types of a seat's last decisions, newest first. */
export async function lastDecisionTypes(
  db: Tx,
  game: string,
  seat: number,
  limit: number,
): Promise<string[]> {
  const latest = await db.logEntry.findMany({
    where: { gameId: game, seat },
    select: { decision: true },
    orderBy: { seq: 'desc' },
    take: limit,
  });
  return latest.map(({ decision }) => parseStored(decision).type);
}
