import type { Rating } from '../../ratings/rules/rating.ts';
import { reachOf } from '../../ratings/rules/reach.ts';

/** A player waiting in a pool. */
export interface Waiting {
  readonly player: string;
  readonly rating: Rating;
  /** Time spent waiting, ms. */
  readonly waitedMs: number;
}

/** Whether two players can sit at a table together, whatever their strength; symmetric. */
export type MayMeet = (one: string, other: string) => boolean;

/** By how much the allowed rating difference grows each hour, in units of `mu`: 25 points. */
const widenedEachHour = 1.25;
const hourMs = 3_600_000;

/** Maximum number of candidates considered for a player's table; the closest in strength come first. */
const maxConsidered = 24;

/** Returns the allowed rating difference between two players, in units of `mu`, from the shorter of their waits. */
export const allowedDifference = (one: Waiting, other: Waiting): number =>
  reachOf(one.rating, other.rating) + (widenedEachHour * Math.min(one.waitedMs, other.waitedMs)) / hourMs;

const difference = (one: Waiting, other: Waiting): number => Math.abs(one.rating.mu - other.rating.mu);

/** Whether two players can be matched now. */
export const isMatch = (one: Waiting, other: Waiting, mayMeet: MayMeet): boolean =>
  difference(one, other) <= allowedDifference(one, other) && mayMeet(one.player, other.player);

/**
 * Returns groups of `size` players in which every pair is a match. The longest-waiting player comes first and gets those closest in
 * strength. No player is in two groups, and few players are left who could form another one.
 */
export function groupsOf(waiting: readonly Waiting[], size: number, mayMeet: MayMeet): Waiting[][] {
  const left = new Set([...waiting].sort((one, other) => other.waitedMs - one.waitedMs));
  const groups: Waiting[][] = [];
  for (const first of left) {
    const others = [...left]
      .filter((other) => other !== first && isMatch(first, other, mayMeet))
      .sort((one, other) => difference(first, one) - difference(first, other))
      .slice(0, maxConsidered);
    const group = complete([first], others, size, mayMeet);
    if (group === undefined) continue;
    for (const each of group) left.delete(each);
    groups.push(group);
  }
  return groups;
}

/** Returns a group completed with the first suitable candidates; undefined if there are too few. */
function complete(
  group: readonly Waiting[],
  others: readonly Waiting[],
  size: number,
  mayMeet: MayMeet,
): Waiting[] | undefined {
  if (group.length === size) return [...group];
  for (const [index, next] of others.entries()) {
    const rest = others.slice(index + 1).filter((other) => isMatch(next, other, mayMeet));
    const found = complete([...group, next], rest, size, mayMeet);
    if (found !== undefined) return found;
  }
  return undefined;
}
