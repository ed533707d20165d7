import type { Rating } from '../../ratings/rules/rating.ts';
import { reachOf } from '../../ratings/rules/reach.ts';

/** Somebody who waits in a pool. */
export interface Waiting {
  readonly player: string;
  readonly rating: Rating;
  /** For how long, ms. */
  readonly waitedMs: number;
}

/** Whether two may sit at a table together, whatever their strength; their order is of no matter. */
export type MayMeet = (one: string, other: string) => boolean;

/** By how much more the ratings of two may differ for each hour, in units of `mu`: 25 points. */
const widenedEachHour = 1.25;
const hourMs = 3_600_000;

/** Most people among whom a table for somebody is looked for: those who are closest in strength. */
const maxConsidered = 24;

/** Returns by how much the ratings of two may differ, in units of `mu`; the one who has waited for less decides. */
export const allowedDifference = (one: Waiting, other: Waiting): number =>
  reachOf(one.rating, other.rating) + (widenedEachHour * Math.min(one.waitedMs, other.waitedMs)) / hourMs;

const difference = (one: Waiting, other: Waiting): number => Math.abs(one.rating.mu - other.rating.mu);

/** Whether two may be brought together now. */
export const isMatch = (one: Waiting, other: Waiting, mayMeet: MayMeet): boolean =>
  difference(one, other) <= allowedDifference(one, other) && mayMeet(one.player, other.player);

/**
 * Returns groups of `size` people each two of whom are a match. Who has waited for longest comes first, and gets those who
 * are closest in strength; nobody is in two groups, and no further group is left among few people.
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

/** Returns a group with the first of the others that complete it; undefined: none do. */
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
