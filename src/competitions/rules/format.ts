import { type CompetitionMatch, type Course, type Entrant, groupsIn, type Round } from './competition.ts';
import { type Standing, standingsOf } from './standings.ts';

/** A numeric setting of some formats, with its range for organisers. */
interface NumberSetting {
  readonly min: number;
  readonly max: number;
  readonly default: number;
  readonly description: string;
}

/** The numeric settings of formats. Every competition stores all of them. */
export const FORMAT_SETTINGS = {
  groupSize: {
    min: 2,
    max: 20,
    default: 8,
    description: 'For a round robin: maximum number of entrants in a group',
  },
  divisionSize: {
    min: 3,
    max: 16,
    default: 10,
    description:
      'For a league: number of entrants in a division; the last one can have up to half as many more, or fewer',
  },
  promotedCount: {
    min: 0,
    max: 4,
    default: 2,
    description:
      'For a league: number of entrants promoted from a division after a season, and number relegated',
  },
  challengeRange: {
    min: 1,
    max: 20,
    default: 3,
    description: 'For a ladder: maximum number of places between a challenger and the challenged entrant',
  },
} as const satisfies Record<string, NumberSetting>;
export type FormatSetting = keyof typeof FORMAT_SETTINGS;
export type FormatSettings = Readonly<Record<FormatSetting, number>>;

/** How a kind of competition pairs and ranks its entrants. */
export interface Format {
  /** The units of a competition. Entrants make challenges at any time; rounds and seasons are paired. */
  readonly stage: 'round' | 'season' | 'challenge';
  /** Whether every match has a winner: a draw is won by the player who did not start. */
  readonly isKnockout: boolean;
  /** Whether all entrants of a group or division meet. */
  readonly isAllPlayAll: boolean;
  readonly entry: 'before-start' | 'any-time';
  readonly allowsTeams: boolean;
  /** Whether an entrant has one match in a round. */
  readonly hasOneMatchEach: boolean;
  /**
   * Returns the number of rounds; infinite without an end.
   * @param groups the number of entrants in each group
   * @param configured the number that the organiser has chosen
   */
  rounds(groups: readonly number[], configured: number | undefined): number;
  /** Returns the pairings of a round once all rounds before it are over; undefined if entrants challenge each other. */
  readonly pair: ((course: Course, round: number) => Round) | undefined;
  /** Returns the standings, best first. Finished challenges must be in the order of their ends. */
  rank(course: Course): Standing[];
  /** Returns the entrants with their groups at the start. */
  place(entrants: readonly Entrant[], settings: FormatSettings): Entrant[];
  /**
   * Returns the entrants of the next season with their groups; undefined if groups never change.
   * @param standings of the finished season
   * @param entrants all entrants, including new and withdrawn ones
   */
  readonly regroup:
    | ((standings: readonly Standing[], entrants: readonly Entrant[], settings: FormatSettings) => Entrant[])
    | undefined;
  /** Whether an entrant must be withdrawn after a round for being absent. */
  isGone(id: string, matches: readonly CompetitionMatch[], round: number): boolean;
}

/** The common part of tournaments. An entrant who was absent from the last two matches is withdrawn. */
export const tournament = {
  stage: 'round',
  isKnockout: false,
  isAllPlayAll: false,
  entry: 'before-start',
  allowsTeams: true,
  hasOneMatchEach: true,
  rank: standingsOf,
  place: (entrants: readonly Entrant[]) => [...entrants],
  regroup: undefined,
  isGone: (id: string, matches: readonly CompetitionMatch[]) => {
    const last = finishedOf(id, matches).slice(-2);
    return last.length === 2 && isNoShow(id, last);
  },
} as const satisfies Partial<Format>;

/** Returns the finished matches of an entrant, in the order of rounds. */
export const finishedOf = (id: string, matches: readonly CompetitionMatch[]): CompetitionMatch[] =>
  matches
    .filter(({ players, result }) => players.includes(id) && result !== undefined)
    .toSorted((one, other) => one.round - other.round);

/** Whether an entrant was absent from all of some matches. */
export const isNoShow = (id: string, matches: readonly CompetitionMatch[]): boolean =>
  matches.every(({ players, result }) => result?.absent[players.indexOf(id)] === true);

/** Returns the number of entrants in each group. */
export const groupSizes = (entrants: readonly Pick<Entrant, 'group'>[]): number[] =>
  groupsIn(entrants).map(({ length }) => length);

/** Returns the sum of group sizes. */
export const sizeOf = (groups: readonly number[]): number => groups.reduce((sum, each) => sum + each, 0);
