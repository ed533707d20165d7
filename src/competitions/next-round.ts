import {
  type CompetitionKind,
  type CompetitionMatch,
  type Course,
  poolsIn,
  type Round,
} from './competition.ts';
import { eliminationRound, roundsOfElimination } from './elimination.ts';
import { seasonMatches } from './league.ts';
import { roundRobinRound, roundsOfPool } from './round-robin.ts';
import { swissRound } from './swiss.ts';

/** How many rounds a competition has, as far as it does not follow from its entrants. */
export interface RoundSettings {
  readonly kind: CompetitionKind;
  /** Rounds of a Swiss tournament, seasons of a league; undefined in a league: without end. */
  readonly rounds: number | undefined;
}

/** Returns how many rounds a competition has; infinite: a league without an end, a ladder. */
export function roundCount({ kind, rounds }: RoundSettings, { entrants }: Pick<Course, 'entrants'>): number {
  if (kind === 'elimination') return roundsOfElimination(entrants.length);
  if (kind === 'swiss') return rounds ?? Math.max(1, Math.ceil(Math.log2(entrants.length)));
  if (kind === 'league' || kind === 'ladder') return rounds ?? Number.POSITIVE_INFINITY;
  return Math.max(0, ...poolsIn(entrants).map(({ length }) => roundsOfPool(length)));
}

/** Returns who plays whom in a round, once all before it are over. */
export function pairingsOf(kind: Exclude<CompetitionKind, 'ladder'>, course: Course, round: number): Round {
  if (kind === 'swiss') return swissRound(course);
  if (kind === 'elimination') return eliminationRound(course, round);
  if (kind === 'league') return seasonMatches(course.entrants, round);
  return inPools(course, round);
}

/** Pools are of different sizes: a smaller one may have ended. */
function inPools({ entrants }: Course, round: number): Round {
  const rounds = poolsIn(entrants)
    .filter((pool) => round <= roundsOfPool(pool.length))
    .map((pool) => roundRobinRound(pool, round));
  return { pairings: rounds.flatMap(({ pairings }) => pairings), byes: rounds.flatMap(({ byes }) => byes) };
}

/**
 * Whether an entrant is withdrawn for being absent: in the last two matches of a tournament, or in all matches of the last
 * season of a league.
 * @param round the one that is over
 */
export function isGone(
  kind: CompetitionKind,
  id: string,
  matches: readonly CompetitionMatch[],
  round: number,
): boolean {
  const mine = matches
    .filter((match) => match.players.includes(id) && match.result !== undefined)
    .toSorted((one, other) => one.round - other.round);
  const last = kind === 'league' ? mine.filter((match) => match.round === round) : mine.slice(-2);
  const enough = kind === 'league' ? 1 : 2;
  return (
    last.length >= enough && last.every((match) => match.result?.absent[match.players.indexOf(id)] === true)
  );
}
