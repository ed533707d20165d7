import { ABSENCES, type Entry, type Forfeit, timeOutsIn } from '../../ratings/rules/counting.ts';

/**
 * How a player left a finished game: played it to the end; abandoned it; `excused` if it was abandoned together with others, only the first
 * of which counts; `none` if the game proves nothing, such as one against robots.
 */
export const CONDUCTS = ['finished', 'abandoned', 'excused', 'none'] as const;
export type Conduct = (typeof CONDUCTS)[number];

/** A seat of a finished game. */
export interface SeatAtEnd {
  readonly seat: number;
  readonly playerId: string;
  /** Whether the player is a robot. */
  readonly isRobot: boolean;
  /** Whether a robot stood in for the player at the end. */
  readonly hasStandIn: boolean;
  /** Whether the player left on time-out; null if only the log knows. */
  readonly timedOut: boolean | null;
}

/** The facts about a finished game that its players' conduct depends on. */
export interface GameToJudge {
  readonly id: string;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  /** Whether it has a result and was played here with randomly drawn tiles. */
  readonly isReal: boolean;
  /** In seat order. */
  readonly seats: readonly SeatAtEnd[];
  /** All entries, in order. */
  readonly entries: readonly Entry[];
  /** The clock, if it makes players leave. */
  readonly forfeit: Forfeit | undefined;
}

/** Number of consecutive turns skipped by the clock after which a player counts as absent. */
const absentAfterSkips = 2;

/** Whether a game says anything about its players' conduct: at least two of them are people. */
export const isConclusive = ({ isReal, seats }: GameToJudge): boolean =>
  isReal && seats.filter(({ isRobot }) => !isRobot).length > 1;

/**
 * Returns when people abandoned a game, by seat: they left on time-out, were absent at the end (a robot stood in for them, or their last
 * two turns were skipped), resigned without ever making a decision, or resigned while at least two others had to continue. Resigning a game
 * between two is not abandoning it, because the opponent wins.
 */
export function abandonmentsIn(game: GameToJudge): ReadonlyMap<number, Date> {
  const timeOuts = timedOut(game);
  const found = new Map<number, Date>();
  for (const { seat, isRobot, hasStandIn } of game.seats) {
    if (isRobot) continue;
    const at =
      timeOuts.get(seat) ?? (hasStandIn ? game.finishedAt : (absentAt(game, seat) ?? resignedAt(game, seat)));
    if (at !== undefined) found.set(seat, at);
  }
  return found;
}

/** Returns when seats lost on time, by seat. */
export const timedOut = (game: GameToJudge): ReadonlyMap<number, Date> =>
  timeOutsIn({ ...game, timedOut: game.seats.map((seat) => seat.timedOut) });

/** Returns when a seat was last skipped, if it was absent at the end. */
function absentAt({ entries }: GameToJudge, seat: number): Date | undefined {
  const last = entries
    .filter((entry) => entry.seat === seat && entry.type !== 'end')
    .slice(-absentAfterSkips);
  return last.length > 0 && last.every(({ type }) => type === 'skip') ? last.at(-1)?.at : undefined;
}

/** Returns when a seat resigned in a way that counts as abandoning the others. */
function resignedAt({ entries, seats }: GameToJudge, seat: number): Date | undefined {
  const index = entries.findIndex((entry) => entry.seat === seat && entry.type === 'resign');
  const resignation = entries[index];
  if (resignation === undefined) return undefined;
  const before = entries.slice(0, index);
  const gone = new Set(before.filter(({ type }) => type === 'resign').map((entry) => entry.seat));
  const left = seats.filter((each) => each.seat !== seat && !each.isRobot && !gone.has(each.seat)).length;
  const hasDecided = before.some((entry) => entry.seat === seat && !ABSENCES.includes(entry.type));
  return hasDecided && left < 2 ? undefined : resignation.at;
}

/** Types of entries that don't belong to a turn. */
const outOfTurn: readonly string[] = ['resign', 'end', 'undo'] satisfies Entry['type'][];

/**
 * Returns the duration of each turn in seconds, by seat: from the last decision of another player, or the start, to the player's last
 * decision. Leaves out skipped turns.
 */
export function turnSecondsIn({ startedAt, entries }: GameToJudge): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  let since = startedAt;
  const turns = entries.filter(({ type }) => !outOfTurn.includes(type));
  for (const [index, { seat, type, at }] of turns.entries()) {
    if (turns[index + 1]?.seat === seat) continue;
    if (type !== 'skip') {
      const seconds = Math.max(0, Math.round((at.getTime() - since.getTime()) / 1000));
      found.set(seat, [...(found.get(seat) ?? []), seconds]);
    }
    since = at;
  }
  return found;
}
