import { bySeed, type Entrant, groupsIn, type Round } from './competition.ts';
import { type Format, type FormatSettings, finishedOf, isNoShow } from './format.ts';
import { roundRobinRound, roundsOfGroup } from './round-robin.ts';
import { type Standing, standingsOf } from './standings.ts';

/** The settings of a league's divisions. */
export type LeagueRules = Pick<FormatSettings, 'divisionSize' | 'promotedCount'>;

/** Returns all matches of a season, which start together. Odd divisions need no byes, because all matches are played at the same time. */
export function seasonMatches(entrants: readonly Entrant[], season: number): Round {
  const pairings = groupsIn(entrants).flatMap((division) => {
    const cycle = roundsOfGroup(division.length);
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
 * Returns the entrants of the next season. The best of each division swap places with the last of the division above. Withdrawn entrants
 * make room for those below them, and new entrants come last.
 * @param standings of the finished season
 * @param entrants all entrants, including new and withdrawn ones
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

/** Returns all entrants of the finished season in the order of the next one, best first. */
function afterMoving(standings: readonly Standing[], moving: number): string[] {
  const divisions = groupsIn(standings).map((division) => division.map(({ entrant }) => entrant));
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

/** As many entrants move up as down; no entrant could do both. */
const movingBetween = (
  upper: readonly string[] = [],
  lower: readonly string[] = [],
  moving: number,
): number => Math.min(moving, Math.floor(upper.length / 2), Math.floor(lower.length / 2));

/**
 * Fills divisions from the top. The remaining entrants form another division if they fill at least half of it, or else join the last one.
 */
function filled(order: readonly Entrant[], { divisionSize }: LeagueRules): Entrant[] {
  const [full, rest] = [Math.floor(order.length / divisionSize), order.length % divisionSize];
  const count = Math.max(1, 2 * rest >= divisionSize ? full + 1 : full);
  return order.map((entrant, index) => ({
    ...entrant,
    group: Math.min(count, 1 + Math.floor(index / divisionSize)),
  }));
}

/**
 * League: the members of a division all meet at the same time, and the best are promoted after each season. An entrant who was absent from
 * all matches of the last season is withdrawn.
 */
export const league = {
  stage: 'season',
  isKnockout: false,
  isAllPlayAll: true,
  entry: 'any-time',
  allowsTeams: false,
  hasOneMatchEach: false,
  rounds: (_groups, configured) => configured ?? Number.POSITIVE_INFINITY,
  pair: ({ entrants }, season) => seasonMatches(entrants, season),
  rank: standingsOf,
  place: firstDivisions,
  regroup: nextDivisions,
  isGone: (id, matches, season) => {
    const last = finishedOf(id, matches).filter(({ round }) => round === season);
    return last.length > 0 && isNoShow(id, last);
  },
} as const satisfies Format;
