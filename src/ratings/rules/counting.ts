import type { LogDecision } from '../../engine/index.ts';

/** The parts of a log entry that matter here. */
export interface Entry {
  readonly seat: number;
  readonly type: LogDecision['type'];
  readonly at: Date;
}

/** The parts of a finished game's log that decide which seats are rated. */
export interface FinishedGame {
  /** By seat. */
  readonly places: readonly number[];
  readonly startedAt: Date;
  readonly entries: readonly Entry[];
  /** The clock, if it makes players leave. */
  readonly forfeit: Forfeit | undefined;
  /** Whether each seat left on time-out; null or omitted if only the log knows. */
  readonly timedOut?: readonly (boolean | null)[];
}

/** A clock that makes players leave. */
export interface Forfeit {
  /** Time for a decision, ms. */
  readonly perTurnMs: number;
  /** Number of consecutive time-outs after which a seat leaves. */
  readonly after: number;
}

/**
 * Reasons why a game does not count for a seat: a player at the table never made a decision, or the seat lost on time together with other
 * games of the same player, where only the first counts.
 */
export const ANNULMENTS = ['no-first-decision', 'mass-timeout'] as const;
export type VoidReason = (typeof ANNULMENTS)[number];

/** Types of entries that are not decisions about the board. */
export const ABSENCES: readonly string[] = ['skip', 'resign', 'end'] satisfies LogDecision['type'][];

/** Whether an entry proves that its player was present. */
const isPresent = (type: string): boolean => !ABSENCES.includes(type);

/** Returns when each seat that lost on time left, by seat: at its last consecutive time-out that the clock allows. */
export function timeOutsIn(game: Omit<FinishedGame, 'places'>): ReadonlyMap<number, Date> {
  const found = new Map<number, Date>();
  if (game.forfeit === undefined) return found;
  for (const [index, { seat, type, at }] of game.entries.entries())
    if (type === 'resign' && (game.timedOut?.[seat] ?? isLate(game, game.forfeit, index)))
      found.set(seat, at);
  return found;
}

/** Whether the log looks as if the clock had made a seat leave with this entry. */
function isLate(
  { startedAt, entries }: Omit<FinishedGame, 'places'>,
  forfeit: Forfeit,
  index: number,
): boolean {
  const left = entries[index];
  if (left === undefined) return false;
  const before = entries.slice(0, index);
  const since = before.at(-1)?.at ?? startedAt;
  const types = before.filter(({ seat }) => seat === left.seat).map(({ type }) => type);
  const skipped = types.length - 1 - types.findLastIndex((each) => each !== 'skip');
  return skipped >= forfeit.after - 1 && left.at.getTime() - since.getTime() >= forfeit.perTurnMs;
}

/**
 * Returns why a game does not count for some seats, by seat; the others are rated among each other.
 * @param excused seats whose time-out belongs to an earlier one that counts
 */
export function voidReasonsIn(
  game: Pick<FinishedGame, 'places' | 'entries'>,
  excused: ReadonlySet<number>,
): ReadonlyMap<number, VoidReason> {
  const seats = game.places.map((_, seat) => seat);
  const present = new Set(game.entries.filter(({ type }) => isPresent(type)).map(({ seat }) => seat));
  if (seats.some((seat) => !present.has(seat))) return forAll(seats, 'no-first-decision');
  const isOver = seats.length - excused.size < 2;
  return forAll(isOver ? seats : [...excused], 'mass-timeout');
}

const forAll = (seats: readonly number[], why: VoidReason): ReadonlyMap<number, VoidReason> =>
  new Map(seats.map((seat) => [seat, why]));
