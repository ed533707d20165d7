import { bySeed, type Course, type Entrant, type Outcome, type Return } from './competition.ts';
import { type Format, tournament } from './format.ts';
import { type Standing, standingsOf } from './standings.ts';

/** A match of a ladder: its first player has challenged the second. */
export interface Challenge {
  readonly players: readonly [string, string];
  /** Undefined until the match ends. */
  readonly outcome: Outcome | undefined;
}

/**
 * Returns the order of a ladder, best first, without withdrawn entrants.
 * @param challenges finished ones in the order of their ends. A challenger who beats an entrant further up takes that place, and everyone
 * from there on moves down by one; any other result changes nothing.
 * @param returns withdrawn entrants who returned, in order: each is placed below all who had entered by then
 */
export function ladderOf(
  entrants: readonly Entrant[],
  challenges: readonly Challenge[],
  returns: readonly Return[] = [],
): string[] {
  const ladder = bySeed(entrants).map(({ id }) => id);
  const seeds = new Map(entrants.map(({ id, seed }) => [id, seed]));
  const placeReturned = ({ entrant, lastSeed }: Return) => {
    const from = ladder.indexOf(entrant);
    if (from === -1) return;
    ladder.splice(from, 1);
    const later = ladder.findIndex((id) => (seeds.get(id) ?? 0) > lastSeed);
    ladder.splice(later === -1 ? ladder.length : later, 0, entrant);
  };
  for (const [index, { players, outcome }] of challenges.entries()) {
    for (const each of returns) if (each.after === index) placeReturned(each);
    if (outcome !== 'first') continue;
    const [from, to] = [ladder.indexOf(players[0]), ladder.indexOf(players[1])];
    if (to !== -1 && to < from) ladder.splice(to, 0, ...ladder.splice(from, 1));
  }
  for (const each of returns) if (each.after >= challenges.length) placeReturned(each);
  const present = new Set(entrants.filter(({ hasWithdrawn }) => !hasWithdrawn).map(({ id }) => id));
  return ladder.filter((id) => present.has(id));
}

export const CHALLENGE_REFUSALS = ['not-there', 'out-of-reach', 'challenging', 'challenged'] as const;
/**
 * Reasons to refuse a challenge: one of the two is not taking part; the opponent is not further up, or is too far up; the challenger has an
 * open challenge; the opponent has been challenged.
 */
export type ChallengeRefusal = (typeof CHALLENGE_REFUSALS)[number];

/** The current state of a ladder. */
export interface Ladder {
  /** Entrants, best first. */
  readonly order: readonly string[];
  /** The unfinished challenges. */
  readonly open: readonly Challenge[];
  /** Maximum number of places up to a challenged entrant. */
  readonly challengeRange: number;
}

/** Returns why a challenge must be refused; undefined if it is allowed. */
export function challengeRefusal(
  { order, open, challengeRange }: Ladder,
  challenger: string,
  challenged: string,
): ChallengeRefusal | undefined {
  const [from, to] = [order.indexOf(challenger), order.indexOf(challenged)];
  if (from === -1 || to === -1) return 'not-there';
  if (to >= from || from - to > challengeRange) return 'out-of-reach';
  if (open.some(({ players }) => players[0] === challenger)) return 'challenging';
  return open.some(({ players }) => players[1] === challenged) ? 'challenged' : undefined;
}

/**
 * Returns the current state of a ladder.
 * @param course with the finished matches in the order of their ends
 */
export function ladderAfter({ entrants, matches, returns }: Course, reach: number): Ladder {
  const challenges = matches.map(({ players, result }) => ({ players, outcome: result?.outcome }));
  const open = challenges.filter(({ outcome }) => outcome === undefined);
  return { order: ladderOf(entrants, challenges, returns), open, challengeRange: reach };
}

/**
 * Returns the standings of a ladder: each entrant's results, in ladder order. Withdrawn entrants come last.
 * @param course with the finished matches in the order of their ends
 */
export function ladderStandings(course: Course): Standing[] {
  const { order } = ladderAfter(course, 0);
  const placeOf = ({ entrant }: Standing) =>
    order.indexOf(entrant) === -1 ? order.length : order.indexOf(entrant);
  return standingsOf(course)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((row) => ({ ...row, place: placeOf(row) + 1 }));
}

/** Ladder: entrants challenge others a few places further up, and take their place if they win. */
export const ladder = {
  ...tournament,
  stage: 'challenge',
  entry: 'any-time',
  allowsTeams: false,
  hasOneMatchEach: false,
  rounds: (_groups, configured) => configured ?? Number.POSITIVE_INFINITY,
  pair: undefined,
  rank: ladderStandings,
} as const satisfies Format;
