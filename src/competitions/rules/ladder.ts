import { bySeed, type Course, type Entrant, type Outcome, type Return } from './competition.ts';
import { type Format, tournament } from './format.ts';
import { type Standing, standingsOf } from './standings.ts';

/** A match of a ladder: the first of its players has challenged the second. */
export interface Challenge {
  readonly players: readonly [string, string];
  /** Undefined: it is not over. */
  readonly outcome: Outcome | undefined;
}

/**
 * Returns who stands where, the best first, without those who have withdrawn.
 * @param challenges those that are over in the order in which they ended. Who wins a challenge against somebody further up
 * takes that place, and everybody from there on moves down by one; anything else changes nothing.
 * @param returns who had withdrawn and came back, in their order: each stands below all who were there by then
 */
export function ladderOf(
  entrants: readonly Entrant[],
  challenges: readonly Challenge[],
  returns: readonly Return[] = [],
): string[] {
  const ladder = bySeed(entrants).map(({ id }) => id);
  const seeds = new Map(entrants.map(({ id, seed }) => [id, seed]));
  const comeBack = ({ entrant, lastSeed }: Return) => {
    const from = ladder.indexOf(entrant);
    if (from === -1) return;
    ladder.splice(from, 1);
    const later = ladder.findIndex((id) => (seeds.get(id) ?? 0) > lastSeed);
    ladder.splice(later === -1 ? ladder.length : later, 0, entrant);
  };
  for (const [index, { players, outcome }] of challenges.entries()) {
    for (const each of returns) if (each.after === index) comeBack(each);
    if (outcome !== 'first') continue;
    const [from, to] = [ladder.indexOf(players[0]), ladder.indexOf(players[1])];
    if (to !== -1 && to < from) ladder.splice(to, 0, ...ladder.splice(from, 1));
  }
  for (const each of returns) if (each.after >= challenges.length) comeBack(each);
  const present = new Set(entrants.filter(({ hasWithdrawn }) => !hasWithdrawn).map(({ id }) => id));
  return ladder.filter((id) => present.has(id));
}

export const CHALLENGE_REFUSALS = ['not-there', 'out-of-reach', 'challenging', 'challenged'] as const;
/**
 * Why somebody may not be challenged: one of the two does not take part; the other is not further up, or too far; the
 * challenger has challenged somebody already; the other has been challenged already.
 */
export type ChallengeRefusal = (typeof CHALLENGE_REFUSALS)[number];

/** A ladder as it stands. */
export interface Ladder {
  /** Who stands where, the best first. */
  readonly order: readonly string[];
  /** The challenges that are not over. */
  readonly open: readonly Challenge[];
  /** How many places further up somebody may be who is challenged. */
  readonly challengeRange: number;
}

/** Returns why somebody may not challenge somebody else; undefined: they may. */
export function challengeRefusal(
  { order, open, challengeRange: reach }: Ladder,
  challenger: string,
  challenged: string,
): ChallengeRefusal | undefined {
  const [from, to] = [order.indexOf(challenger), order.indexOf(challenged)];
  if (from === -1 || to === -1) return 'not-there';
  if (to >= from || from - to > reach) return 'out-of-reach';
  if (open.some(({ players }) => players[0] === challenger)) return 'challenging';
  return open.some(({ players }) => players[1] === challenged) ? 'challenged' : undefined;
}

/**
 * Returns a ladder as it stands.
 * @param course with the matches that are over in the order in which they ended
 */
export function ladderAfter({ entrants, matches, returns }: Course, reach: number): Ladder {
  const challenges = matches.map(({ players, result }) => ({ players, outcome: result?.outcome }));
  const open = challenges.filter(({ outcome }) => outcome === undefined);
  return { order: ladderOf(entrants, challenges, returns), open, challengeRange: reach };
}

/**
 * Returns the standings of a ladder: what everybody has done, each at their place. Who has withdrawn comes last.
 * @param course with the matches that are over in the order in which they ended
 */
export function ladderStandings(course: Course): Standing[] {
  const { order } = ladderAfter(course, 0);
  const placeOf = ({ entrant }: Standing) =>
    order.indexOf(entrant) === -1 ? order.length : order.indexOf(entrant);
  return standingsOf(course)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((row) => ({ ...row, place: placeOf(row) + 1 }));
}

/** Entrants challenge others a few places further up, and take their place if they win. */
export const ladder = {
  ...tournament,
  stage: 'challenge',
  entry: 'any-time',
  allowsTeams: false,
  hasOneMatchEach: false,
  rounds: (_pools, configured) => configured ?? Number.POSITIVE_INFINITY,
  pair: undefined,
  rank: ladderStandings,
} as const satisfies Format;
