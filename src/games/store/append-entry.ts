import type { Tx } from '../../db/tx.ts';
import type { PhaseName } from '../../engine/index.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { type LogEntry, storedDecision } from './log-entries.ts';

/** The changes of a game's row by an entry. */
export interface GameUpdate {
  readonly status: 'running' | 'finished' | 'aborted';
  readonly awaitingSeat: number | undefined;
  readonly awaitingPhase: PhaseName | undefined;
  readonly deadline: Date | undefined;
  /** When the clock had stopped by the time of judging; null if it was running. */
  readonly pausedAt: Date | null;
  /** The next check of the clock: a reminder or the deadline. */
  readonly timerAt?: Date | undefined;
  readonly scores: readonly number[];
  /** By seat; empty unless the game is finished with a result. */
  readonly places: readonly number[];
  /** The resigned seats. */
  readonly resigned: readonly number[];
  /** The seat that was given a hint for the next decision, if present; otherwise a hint ends with the next entry of its seat. */
  readonly hintedSeat?: number | null;
}

/** Saved with a decision, in case the same player sends the same key again. */
export interface ResultToSave {
  readonly player: string;
  readonly key: string;
  /** 64 hexadecimal digits. */
  readonly bodyHash: string;
}

/** `entry` was judged on the previous version: on `seq - 1`, with `previousHash` as the head of the log. */
export interface NewEntry {
  readonly entry: LogEntry;
  readonly after: GameUpdate;
  readonly result?: ResultToSave | undefined;
  /** Whether to write it only after the deadline. */
  readonly isTimeOut?: boolean | undefined;
  /** Whether it comes from a plan of its player. */
  readonly isPlanned?: boolean | undefined;
}

/**
 * `stood-in`: written, while a robot stands in for a player at the table. `conflict`: the game has advanced since the decision was judged,
 * or the key belongs to a different request.
 */
export type AppendOutcome = 'written' | 'conflict' | 'stood-in';

/** Optional parts of the statement; even one that writes nothing takes time. */
interface Parts {
  readonly hasResult: boolean;
  readonly hasTimer: boolean;
  readonly isLast: boolean;
  readonly isHinted: boolean;
  readonly isPaused: boolean;
  readonly isTimeOut: boolean;
  /** Whether the player leaves on time-out. */
  readonly isLeaving: boolean;
  readonly setsHint: boolean;
}

function partsOf({ entry, result, isTimeOut = false, after }: NewEntry): Parts {
  const { status, timerAt, pausedAt, hintedSeat } = after;
  const isLast = status !== 'running';
  return {
    hasResult: result !== undefined,
    hasTimer: !isLast && timerAt !== undefined,
    isLast,
    isHinted: entry.hint === true,
    isPaused: pausedAt !== null,
    isTimeOut,
    isLeaving: isTimeOut && entry.decision.type === 'resign',
    setsHint: hintedSeat !== undefined,
  };
}

/** The statement's inputs for each entry, with their column types. */
const valueTypes = {
  game: 'uuid',
  seq: 'int',
  previous_hash: 'bytea',
  at: 'timestamptz',
  status: 'text',
  awaiting_seat: 'int',
  awaiting_phase: 'text',
  deadline: 'timestamptz',
  scores: 'int[]',
  places: 'int[]',
  resigned: 'int[]',
  hash: 'bytea',
  seat: 'smallint',
  decision: 'text',
  event: 'json',
  player: 'uuid',
  key: 'text',
  body_hash: 'bytea',
  timer_at: 'timestamptz',
  hinted_seat: 'smallint',
} as const;
type ValueName = keyof typeof valueTypes;
const valueNames = Object.keys(valueTypes) as ValueName[];
type Values = Readonly<Record<ValueName, unknown>>;

function valuesOf(added: NewEntry): Values {
  const { entry, after, result } = added;
  return {
    game: entry.game,
    seq: entry.seq,
    previous_hash: bytea(entry.previousHash),
    at: entry.at,
    status: after.status,
    awaiting_seat: after.awaitingSeat,
    awaiting_phase: after.awaitingPhase,
    deadline: after.deadline,
    scores: after.scores,
    places: after.places,
    resigned: after.resigned,
    hash: bytea(entry.hash),
    seat: entry.seat,
    decision: storedDecision(entry.decision),
    event: eventOf(added),
    player: result?.player,
    key: result?.key,
    body_hash: result && bytea(result.bodyHash),
    timer_at: after.status === 'running' ? after.timerAt : undefined,
    hinted_seat: after.hintedSeat,
  };
}

const bytea = (hash: string) => `\\x${hash}`;

/** The outbox event's data about the game after a decision. */
export type GameAfter = Pick<GameUpdate, 'status' | 'scores'> & {
  readonly awaitingSeat: number | null;
  readonly awaitingPhase: PhaseName | null;
  readonly deadline: Date | null;
  readonly pausedAt: Date | null;
};

const afterOf = (update: GameUpdate): GameAfter => ({
  status: update.status,
  scores: update.scores,
  awaitingSeat: update.awaitingSeat ?? null,
  awaitingPhase: update.awaitingPhase ?? null,
  deadline: update.deadline ?? null,
  pausedAt: update.status === 'running' ? update.pausedAt : null,
});

/** Returns the outbox event of a decision, which contains all that notifications need, so that they don't read the log. */
const eventOf = ({ entry: { seat, decision, events }, after, isPlanned = false }: NewEntry) => ({
  seat,
  decision,
  events,
  after: afterOf(after),
  ...(isPlanned && { isPlanned }),
});

/** Returns the SQL for a value: a parameter, or a column of the inputs. */
type NameOf = (value: ValueName) => Prisma.Sql;

/** The origin of the entries' values, and the games to update. */
interface Source {
  readonly nameOf: NameOf;
  /** Preceding `WITH` queries that the update takes its values from. */
  readonly queries: Prisma.Sql;
  readonly from: Prisma.Sql;
  /** Columns of `from` used by later parts of the statement. */
  readonly returning: Prisma.Sql;
}

const { sql, empty } = Prisma;

/**
 * Returns the statement that appends entries with their outbox events in one round trip, each all or nothing. If two entries are written
 * for the same version, the second waits for the first's row lock, then finds a different version and writes nothing.
 */
function appendSql(parts: Parts, { nameOf: $, queries, from, returning }: Source): Prisma.Sql {
  const { hasResult, hasTimer, isLast, isHinted, isPaused, isTimeOut, isLeaving, setsHint } = parts;
  const hint = isHinted
    ? sql`hinted_seat = NULL,`
    : setsHint
      ? sql`hinted_seat = ${$('hinted_seat')},`
      : empty;
  const isAllowed = setsHint
    ? empty
    : sql`AND hinted_seat IS ${isHinted ? sql`NOT ` : empty}DISTINCT FROM ${$('seat')}`;
  return sql`
  WITH ${queries} game AS (
    UPDATE games
    SET version = version + 1, status = ${$('status')}, awaiting_seat = ${$('awaiting_seat')},
        awaiting_phase = ${$('awaiting_phase')}, deadline = ${$('deadline')}, scores = ${$('scores')},
        places = ${$('places')}, resigned = ${$('resigned')}, held_seat = NULL,
        head_hash = ${$('hash')}, ${hint}${isLast && isPaused ? sql` paused_at = NULL,` : empty} updated_at = ${$('at')},
        finished_at = CASE WHEN ${$('status')} <> 'running' THEN ${$('at')} END,
        revealed_at = CASE WHEN ${$('status')} <> 'running' AND bag_id IS NULL THEN ${$('at')} END
    ${from}
    WHERE id = ${$('game')} AND version = ${$('seq')} - 1 AND head_hash = ${$('previous_hash')} AND status = 'running'
      ${isAllowed} AND paused_at IS ${isPaused ? sql`NOT ` : empty}NULL
      ${isTimeOut ? sql`AND deadline <= ${$('at')}` : empty}
    RETURNING id, version, stand_ins, finished_at${returning}
  ), entry AS (
    INSERT INTO log_entries (game_id, seq, seat, decision, at, hash${isHinted ? sql`, hint` : empty})
    SELECT id, version, ${$('seat')}, ${$('decision')}, ${$('at')}, ${$('hash')}${isHinted ? sql`, true` : empty} FROM game
  ), event AS (
    INSERT INTO outbox_events (game_id, kind, seq, data, at)
    SELECT id, 'decision.made', version, ${$('event')}, ${$('at')} FROM game
  )${hasResult ? resultSql($) : empty}${hasTimer ? timerSql($) : empty}${isLast || isLeaving ? seatsSql($, parts) : empty}
  SELECT id, stand_ins AS "standIns" FROM game`;
}

const resultSql = ($: NameOf) => sql`, result AS (
    INSERT INTO decision_results (game_id, player_id, at, deadline, seq, key, body_hash)
    SELECT id, ${$('player')}, ${$('at')}, ${$('deadline')}, version, ${$('key')}, ${$('body_hash')} FROM game
    WHERE ${$('key')} IS NOT NULL
  )`;
const timerSql = ($: NameOf) => sql`, timer AS (
    INSERT INTO due (key, kind, version, at)
    SELECT id, 'timer', version, ${$('timer_at')} FROM game WHERE ${$('timer_at')} IS NOT NULL
    ON CONFLICT (key, kind) DO UPDATE SET version = excluded.version, at = excluded.at
  )`;
/** The end of a game, or a player who leaves on time-out: one update, because a statement can't change a row twice. */
const seatsSql = ($: NameOf, { isLast, isLeaving }: Parts) => sql`, seats_after AS (
    UPDATE seats s SET finished_at = game.finished_at
      ${isLeaving ? sql`, timed_out = s.timed_out OR s.seat = ${$('seat')}` : empty}
    FROM game WHERE s.game_id = game.id ${isLast ? empty : sql`AND s.seat = ${$('seat')}`}
  )`;

/** The row returned for each written entry. */
interface WrittenRow {
  readonly id: string;
  readonly standIns: number;
}

const outcomeOf = (row: WrittenRow | undefined): AppendOutcome =>
  row === undefined ? 'conflict' : row.standIns > 0 ? 'stood-in' : 'written';

const types = Object.fromEntries(
  Object.entries(valueTypes).map(([name, type]) => [name, Prisma.raw(`::${type}`)]),
) as Record<ValueName, Prisma.Sql>;

/**
 * Appends an entry to a game's log, unless the game has advanced since the decision was judged.
 * @throws PrismaClientKnownRequestError about `takenKeyConstraint` if the key of its result belongs to a different request
 */
export async function appendEntry(db: Tx, added: NewEntry): Promise<AppendOutcome> {
  const values = { ...valuesOf(added), event: JSON.stringify(eventOf(added)) };
  const nameOf = (name: ValueName) => sql`${values[name] ?? null}${types[name]}`;
  const statement = appendSql(partsOf(added), { nameOf, queries: empty, from: empty, returning: empty });
  return outcomeOf((await db.$queryRaw<WrittenRow[]>(statement))[0]);
}

/** The constraint violated by a key that belongs to a different request. */
export const takenKeyConstraint = 'decision_results_pkey';

/** Whether an entry can share a statement, which requires that it has none of the rare parts. */
export function isPlain(added: NewEntry): boolean {
  const { isLast, isHinted, isPaused, isTimeOut, setsHint } = partsOf(added);
  return !(isLast || isHinted || isPaused || isTimeOut || setsHint);
}

const plainParts: Parts = {
  hasResult: true,
  hasTimer: true,
  isLast: false,
  isHinted: false,
  isPaused: false,
  isTimeOut: false,
  isLeaving: false,
  setsHint: false,
};
const columns = Prisma.raw(valueNames.map((name) => `${name} ${valueTypes[name]}`).join(', '));
/** Prefixed to differ from the columns of `games`. */
const newColumns = Prisma.raw(valueNames.map((name) => `${name} AS new_${name}`).join(', '));

/**
 * Appends plain entries of different games in one statement. Returns the outcomes of the written ones. The others conflict, or their games
 * are locked by other transactions.
 * @throws PrismaClientKnownRequestError caused by one of them, after which none is written
 */
export async function appendEntries(
  db: Tx,
  added: readonly NewEntry[],
): Promise<ReadonlyMap<NewEntry, AppendOutcome>> {
  const rows = await db.$queryRaw<WrittenRow[]>(appendSql(plainParts, sourceOf(added)));
  const byGame = new Map(added.map((each) => [each.entry.game, each]));
  return new Map(
    rows.flatMap((row) => {
      const each = byGame.get(row.id);
      return each === undefined ? [] : [[each, outcomeOf(row)]];
    }),
  );
}

/**
 * Skips games whose rows are locked, so that no game makes the others wait, and deadlocks are impossible. Hides the number of games from
 * the planner: for a few games, it would plan the statement anew each time, which takes longer than running it.
 */
function sourceOf(added: readonly NewEntry[]): Source {
  const given = JSON.stringify(added.map(valuesOf));
  const games = added.map(({ entry }) => entry.game);
  return {
    nameOf: (value) => Prisma.raw(`new_${value}`),
    queries: sql`given AS (SELECT ${newColumns} FROM json_to_recordset(${given}::json) AS given (${columns})), free AS (
    SELECT id AS free_id FROM games WHERE id = ANY((SELECT ${games}::uuid[])::uuid[]) FOR NO KEY UPDATE SKIP LOCKED
  ),`,
    from: sql`FROM given JOIN free ON free_id = new_game`,
    returning: sql`, given.*`,
  };
}
