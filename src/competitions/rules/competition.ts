export const COMPETITION_STATUSES = ['announced', 'running', 'finished', 'cancelled'] as const;
export type CompetitionStatus = (typeof COMPETITION_STATUSES)[number];

/** Somebody who takes part: a player, or a team. */
export interface Entrant {
  readonly id: string;
  /** 1 is thought to be the strongest; no two have the same. */
  readonly seed: number;
  /** The pool of a round robin or the division of a league; 1 elsewhere. */
  readonly group: number;
  /** Whether the entrant has left and plays no more. */
  readonly hasWithdrawn: boolean;
}

/** Two entrants who play a match: the first of them starts its first game; of teams, the first game of the first rank. */
export interface Pairing {
  readonly group: number;
  readonly players: readonly [string, string];
}

/** Who plays whom in a round, and who has nobody to play and gains the match without a game. */
export interface Round {
  readonly pairings: readonly Pairing[];
  readonly byes: readonly string[];
}

export const OUTCOMES = ['first', 'second', 'draw', 'neither'] as const;
/** Who won a match, as its players are named; `neither`: both were absent. */
export type Outcome = (typeof OUTCOMES)[number];

/** How a match ended; each pair by player. */
export interface Result {
  readonly outcome: Outcome;
  /** Of teams: matches won; a draw is half of one for each. */
  readonly boardPoints?: readonly [number, number];
  /** Games won; a tie is half a game for each. */
  readonly games: readonly [number, number];
  /** Points on the board, over all games. */
  readonly points: readonly [number, number];
  /** Whether the player lost by never having decided anything. */
  readonly absent: readonly [boolean, boolean];
}

/** A match of a competition. */
export interface CompetitionMatch extends Pairing {
  /** From 1 on; in a league it is the season. */
  readonly round: number;
  /** Undefined: it is not over. */
  readonly result: Result | undefined;
}

/** An entrant who had nobody to play in a round. */
export interface Bye {
  readonly entrant: string;
  readonly round: number;
}

/** An entrant who had withdrawn from a ladder and came back: at its end. */
export interface Return {
  readonly entrant: string;
  /** How many challenges were over before. */
  readonly after: number;
  /** The last seed that somebody had by then. */
  readonly lastSeed: number;
}

/** All that has happened in a competition, or in a season of it. */
export interface Course {
  readonly entrants: readonly Entrant[];
  readonly matches: readonly CompetitionMatch[];
  readonly byes: readonly Bye[];
  /** Of a ladder, in their order. */
  readonly returns?: readonly Return[];
  /** How many of a team play in a round; undefined: entrants are players. */
  readonly teamSize?: number | undefined;
}

/** Match points of a win and of a draw. */
export const POINTS_OF_WIN = 2;
export const POINTS_OF_DRAW = 1;

/** Returns entrants in the order of their seeds. */
export const bySeed = (entrants: readonly Entrant[]): Entrant[] =>
  entrants.toSorted((one, other) => one.seed - other.seed);

/** Returns the match points of the player at a place of a match. */
export function matchPointsOf({ outcome }: Result, place: 0 | 1): number {
  if (outcome === 'draw') return POINTS_OF_DRAW;
  return outcome === (place === 0 ? 'first' : 'second') ? POINTS_OF_WIN : 0;
}

/** Returns the entrants pool by pool. */
export function poolsIn<Each extends { readonly group: number }>(entrants: readonly Each[]): Each[][] {
  const pools = [...new Set(entrants.map(({ group: pool }) => pool))].toSorted((one, other) => one - other);
  return pools.map((pool) => entrants.filter((entrant) => entrant.group === pool));
}
