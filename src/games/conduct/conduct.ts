import { ABSENCES, type Entry, type Forfeit, timeOutsIn } from '../../ratings/rules/counting.ts';

/**
 * How a player left a game that is over: played it to its end, or abandoned it; `excused`: abandoned it together with
 * others, of which the first counts; `none`: a game that says nothing, such as one against robots.
 */
export const CONDUCTS = ['finished', 'abandoned', 'excused', 'none'] as const;
export type Conduct = (typeof CONDUCTS)[number];

/** A seat of a game that is over. */
export interface SeatAtEnd {
  readonly seat: number;
  readonly playerId: string;
  /** Whether the player is a robot. */
  readonly isRobot: boolean;
  /** Whether a robot stood in for the player at the end. */
  readonly hasStandIn: boolean;
  /** Whether the player left as the time was over; null: the log has to say it. */
  readonly timedOut: boolean | null;
}

/** A game that is over, as far as the conduct of its players follows from it. */
export interface GameToJudge {
  readonly id: string;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  /** Whether it has a result, and was played here with tiles that nobody chose. */
  readonly isReal: boolean;
  /** In their order. */
  readonly seats: readonly SeatAtEnd[];
  /** All entries, in order. */
  readonly entries: readonly Entry[];
  /** The clock, where it makes players leave; undefined elsewhere. */
  readonly forfeit: Forfeit | undefined;
}

/** How many turns in a row the clock skips until a player is gone. */
const skipsOfTheAbsent = 2;

/** Whether a game says something about the conduct of the people at the table: there are two of them. */
export const isTelling = ({ isReal, seats }: GameToJudge): boolean =>
  isReal && seats.filter(({ isRobot }) => !isRobot).length > 1;

/**
 * Returns when the people who abandoned a game did so, by seat: they left on time, were away at the end (a robot stood in
 * for them, or their last two turns were skipped), gave up before they ever decided anything, or gave up while two others
 * or more had to play on. Who gives up a game between two abandons nobody: the other has won.
 */
export function abandonmentsIn(game: GameToJudge): ReadonlyMap<number, Date> {
  const timeOuts = timedOut(game);
  const found = new Map<number, Date>();
  for (const { seat, isRobot, hasStandIn } of game.seats) {
    if (isRobot) continue;
    const at =
      timeOuts.get(seat) ?? (hasStandIn ? game.finishedAt : (absentAt(game, seat) ?? gaveUpAt(game, seat)));
    if (at !== undefined) found.set(seat, at);
  }
  return found;
}

/** Returns when the seats that lost on time did so, by seat. */
export const timedOut = (game: GameToJudge): ReadonlyMap<number, Date> =>
  timeOutsIn({ ...game, timedOut: game.seats.map((seat) => seat.timedOut) });

/** Returns when a seat was skipped the last time, if it was away at the end. */
function absentAt({ entries }: GameToJudge, seat: number): Date | undefined {
  const last = entries
    .filter((entry) => entry.seat === seat && entry.type !== 'end')
    .slice(-skipsOfTheAbsent);
  return last.length > 0 && last.every(({ type }) => type === 'skip') ? last.at(-1)?.at : undefined;
}

/** Returns when a seat gave up in a way that leaves others alone. */
function gaveUpAt({ entries, seats }: GameToJudge, seat: number): Date | undefined {
  const index = entries.findIndex((entry) => entry.seat === seat && entry.type === 'resign');
  const resignation = entries[index];
  if (resignation === undefined) return undefined;
  const before = entries.slice(0, index);
  const gone = new Set(before.filter(({ type }) => type === 'resign').map((entry) => entry.seat));
  const left = seats.filter((each) => each.seat !== seat && !each.isRobot && !gone.has(each.seat)).length;
  const hasDecided = before.some((entry) => entry.seat === seat && !ABSENCES.includes(entry.type));
  return hasDecided && left < 2 ? undefined : resignation.at;
}

/** Types of entries that are no part of a turn. */
const outOfTurn: readonly string[] = ['resign', 'end', 'undo'] satisfies Entry['type'][];

/**
 * Returns how long each turn of each seat took, in seconds, by seat: from the last decision of somebody else, or the start,
 * to the player's last one. Turns that were skipped are left out.
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
