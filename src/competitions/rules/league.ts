import { bySeed, type Entrant, poolsIn, type Round } from './competition.ts';
import { type Format, type FormatSettings, finishedOf, isNoShow } from './format.ts';
import { roundRobinRound, roundsOfPool } from './round-robin.ts';
import { type Standing, standingsOf } from './standings.ts';

/** How the divisions of a league are made up. */
export type LeagueRules = Pick<FormatSettings, 'divisionSize' | 'promotedCount'>;

/** Returns all matches of a season: they begin together. Odd divisions have no byes, as nobody waits. */
export function seasonMatches(entrants: readonly Entrant[], season: number): Round {
  const pairings = poolsIn(entrants).flatMap((division) => {
    const cycle = roundsOfPool(division.length);
    return Array.from({ length: cycle }, (_, round) =>
      roundRobinRound(division, 1 + round + (season % 2 === 1 ? 0 : cycle)),
    ).flatMap((each) => each.pairings);
  });
  return { pairings, byes: [] };
}

/** Returns the entrants of the first season, in divisions by seed. */
export const firstDivisions = (entrants: readonly Entrant[], rules: LeagueRules): Entrant[] =>
  filled(bySeed(entrants), rules);

/**
 * Returns the entrants of the next season. The best of each division change places with the last of the one above it; who
 * has left makes room for those below, and who is new comes last.
 * @param standings of the season that is over
 * @param entrants all there are, those who are new and those who have withdrawn too
 */
export function nextDivisions(
  standings: readonly Standing[],
  entrants: readonly Entrant[],
  rules: LeagueRules,
): Entrant[] {
  const staying = new Map(
    entrants.filter(({ hasWithdrawn }) => !hasWithdrawn).map((each) => [each.id, each]),
  );
  const old = new Set(standings.map(({ entrant }) => entrant));
  const order = afterMoving(standings, rules.promotedCount).flatMap((id) => staying.get(id) ?? []);
  const added = bySeed([...staying.values()].filter(({ id }) => !old.has(id)));
  return filled([...order, ...added], rules);
}

/** Returns all who were in the season, the best of the next one first. */
function afterMoving(standings: readonly Standing[], moving: number): string[] {
  const divisions = poolsIn(standings).map((division) => division.map(({ entrant }) => entrant));
  const next: string[][] = divisions.map(() => []);
  for (const [index, division] of divisions.entries()) {
    const [isFirst, isLast] = [index === 0, index === divisions.length - 1];
    const up = isFirst ? 0 : movingBetween(divisions[index - 1], division, moving);
    const down = isLast ? 0 : movingBetween(division, divisions[index + 1], moving);
    next[index - 1]?.push(...division.slice(0, up));
    next[index]?.push(...division.slice(up, division.length - down));
    next[index + 1]?.unshift(...division.slice(division.length - down));
  }
  return next.flat();
}

/** As many move up as down; nobody could move both ways. */
const movingBetween = (
  upper: readonly string[] = [],
  lower: readonly string[] = [],
  moving: number,
): number => Math.min(moving, Math.floor(upper.length / 2), Math.floor(lower.length / 2));

/** Fills divisions from above. What is left makes one more if it is at least half of one, else it joins the last. */
function filled(order: readonly Entrant[], { divisionSize }: LeagueRules): Entrant[] {
  const [full, rest] = [Math.floor(order.length / divisionSize), order.length % divisionSize];
  const count = Math.max(1, 2 * rest >= divisionSize ? full + 1 : full);
  return order.map((entrant, index) => ({
    ...entrant,
    group: Math.min(count, 1 + Math.floor(index / divisionSize)),
  }));
}

/**
 * Everybody meets everybody of the division, all at once, and the best move up after each season. An entrant who was absent
 * from all matches of the last season is withdrawn.
 */
export const league = {
  stage: 'season',
  isKnockout: false,
  isAllPlayAll: true,
  entry: 'any-time',
  allowsTeams: false,
  hasOneMatchEach: false,
  rounds: (_pools, configured) => configured ?? Number.POSITIVE_INFINITY,
  pair: ({ entrants }, season) => seasonMatches(entrants, season),
  rank: standingsOf,
  place: firstDivisions,
  regroup: nextDivisions,
  isGone: (id, matches, season) => {
    const last = finishedOf(id, matches).filter(({ round }) => round === season);
    return last.length > 0 && isNoShow(id, last);
  },
} as const satisfies Format;
