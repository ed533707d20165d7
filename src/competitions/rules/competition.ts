export const COMPETITION_STATUSES = ['announced', 'running', 'finished', 'cancelled'] as const;
export type CompetitionStatus = (typeof COMPETITION_STATUSES)[number];

/** A participant: a player or a team. */
export interface Entrant {
  readonly id: string;
  /** 1 is the presumed strongest; seeds are unique. */
  readonly seed: number;
  /** Pool of a round robin or division of a league; otherwise 1. */
  readonly group: number;
  /** Whether the entrant has withdrawn and won't be paired again. */
  readonly hasWithdrawn: boolean;
}

/** A match of two entrants. The first entrant starts its first game; with teams, the first game of the first rank. */
export interface Pairing {
  readonly group: number;
  readonly players: readonly [string, string];
}

/** The pairings and byes of a round; a bye counts as a win without a game. */
export interface Round {
  readonly pairings: readonly Pairing[];
  readonly byes: readonly string[];
}

export const OUTCOMES = ['first', 'second', 'draw', 'neither'] as const;
/** The winner of a match, by the position of its players; `neither` if both were absent. */
export type Outcome = (typeof OUTCOMES)[number];

/** The result of a match; each pair is by player. */
export interface Result {
  readonly outcome: Outcome;
  /** For teams: matches won; a draw counts half for each. */
  readonly boardPoints?: readonly [number, number];
  /** Games won; a tie counts half for each. */
  readonly games: readonly [number, number];
  /** Points on the board, over all games. */
  readonly points: readonly [number, number];
  /** Whether the player lost without ever making a decision. */
  readonly absent: readonly [boolean, boolean];
}

/** A match of a competition. */
export interface CompetitionMatch extends Pairing {
  /** From 1; for a league, the season. */
  readonly round: number;
  /** Undefined until the match ends. */
  readonly result: Result | undefined;
}

/** An entrant without an opponent in a round. */
export interface Bye {
  readonly entrant: string;
  readonly round: number;
}

/** A withdrawn entrant who has returned to a ladder, at its bottom. */
export interface Return {
  readonly entrant: string;
  /** Number of challenges finished before it. */
  readonly after: number;
  /** The largest seed assigned until then. */
  readonly lastSeed: number;
}

/** The course of a competition, or of one season. */
export interface Course {
  readonly entrants: readonly Entrant[];
  readonly matches: readonly CompetitionMatch[];
  readonly byes: readonly Bye[];
  /** For a ladder, in order. */
  readonly returns?: readonly Return[];
  /** Number of players per team in a round; undefined if the entrants are players. */
  readonly teamSize?: number | undefined;
}

/** Match points for a win and a draw. */
export const POINTS_OF_WIN = 2;
export const POINTS_OF_DRAW = 1;

/** Returns entrants sorted by seed. */
export const bySeed = (entrants: readonly Entrant[]): Entrant[] =>
  entrants.toSorted((one, other) => one.seed - other.seed);

/** Returns the match points of the player at a place of a match. */
export function matchPointsOf({ outcome }: Result, place: 0 | 1): number {
  if (outcome === 'draw') return POINTS_OF_DRAW;
  return outcome === (place === 0 ? 'first' : 'second') ? POINTS_OF_WIN : 0;
}

/** Returns the entrants of each group, by its number. */
export function groupsIn<Each extends { readonly group: number }>(entrants: readonly Each[]): Each[][] {
  const groups = [...new Set(entrants.map(({ group }) => group))].toSorted((one, other) => one - other);
  return groups.map((group) => entrants.filter((entrant) => entrant.group === group));
}
