import type { Tx } from '../../db/tx.ts';
import type { PhaseName } from '../../engine/index.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { type LogEntry, storedDecision } from './log-entries.ts';

/** The changes to the game's row that an entry brings. */
export interface GameUpdate {
  readonly status: 'running' | 'finished' | 'aborted';
  readonly awaitingSeat: number | undefined;
  readonly awaitingPhase: PhaseName | undefined;
  readonly deadline: Date | undefined;
  /** Since when the clock stood still when the decision was judged; null: it did not. */
  readonly pausedAt: Date | null;
  /** When the clock is next to be looked at: a reminder or the deadline. */
  readonly timerAt?: Date | undefined;
  readonly scores: readonly number[];
  /** Of each seat; none unless the game is over with a result. */
  readonly places: readonly number[];
  /** The seats that have given the game up. */
  readonly resigned: readonly number[];
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

/** `entry` was judged on the version before it: on `seq - 1`, with `previousHash` as the log's head. */
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
  /** Whether the player leaves as the time is over. */
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

/** What the statement is given for each entry, with the types of the columns. */
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

/** What the outbox says of the game as a decision left it. */
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

/** Returns what the outbox says of a decision, so that who announces it need not read the log. */
const eventOf = ({ entry: { seat, decision, events }, after, isPlanned = false }: NewEntry) => ({
  seat,
  decision,
  events,
  after: afterOf(after),
  ...(isPlanned && { isPlanned }),
});

/** How the statement names a value: as a parameter, or as a column of what it is given. */
type NameOf = (value: ValueName) => Prisma.Sql;

/** Where the statement takes the values of its entries from, and which games it updates. */
interface Source {
  readonly nameOf: NameOf;
  /** Queries of `WITH` that come before, and from which the update takes its values. */
  readonly queries: Prisma.Sql;
  readonly from: Prisma.Sql;
  /** Columns of `from` that the later parts of the statement use. */
  readonly returning: Prisma.Sql;
}

const { sql, empty } = Prisma;

/**
 * Returns the statement that appends entries, each all or nothing: together with its outbox event, in one round trip. Of
 * two for the same version the second waits for the first's row lock, then finds another version and writes nothing.
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
/** The end of a game, or a player who leaves as the time is over: one update, as a statement can't change a row twice. */
const seatsSql = ($: NameOf, { isLast, isLeaving }: Parts) => sql`, seats_after AS (
    UPDATE seats s SET finished_at = game.finished_at
      ${isLeaving ? sql`, timed_out = s.timed_out OR s.seat = ${$('seat')}` : empty}
    FROM game WHERE s.game_id = game.id ${isLast ? empty : sql`AND s.seat = ${$('seat')}`}
  )`;

/** The row that is returned for each entry that was written. */
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
 * Appends an entry to a game's log if the game still stands where the decision was judged.
 * @throws PrismaClientKnownRequestError about `takenKeyConstraint` if the key of its result stands for another result
 */
export async function appendEntry(db: Tx, added: NewEntry): Promise<AppendOutcome> {
  const values = { ...valuesOf(added), event: JSON.stringify(eventOf(added)) };
  const nameOf = (name: ValueName) => sql`${values[name] ?? null}${types[name]}`;
  const statement = appendSql(partsOf(added), { nameOf, queries: empty, from: empty, returning: empty });
  return outcomeOf((await db.$queryRaw<WrittenRow[]>(statement))[0]);
}

/** The constraint that a key which stands for another result breaks. */
export const takenKeyConstraint = 'decision_results_pkey';

/** Whether an entry can share a statement: there is one for entries without the parts that few decisions need. */
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
/** Their names differ from those of the columns of `games`. */
const newColumns = Prisma.raw(valueNames.map((name) => `${name} AS new_${name}`).join(', '));

/**
 * Appends plain entries of different games in one statement. Returns the outcome of those that were written; the others
 * conflict, or somebody else has locked their game.
 * @throws PrismaClientKnownRequestError of one of them, after which none is written
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
 * Games whose rows are locked are left alone, so that none makes the others wait, and no locks can cross. The planner is kept
 * from counting the games: where they are few, it would plan the statement anew each time, which takes longer than to run it.
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
