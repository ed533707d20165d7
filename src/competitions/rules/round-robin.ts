import { bySeed, type Course, type Entrant, groupsIn, type Pairing, type Round } from './competition.ts';
import { type Format, tournament } from './format.ts';

/** Returns the number of rounds in which all entrants of a group meet once. */
export const roundsOfGroup = (size: number): number => (size < 2 ? 0 : size + (size % 2) - 1);

/**
 * Returns a round of a round robin (circle method); after `roundsOfGroup` rounds, it repeats with swapped seats. Each entrant starts half of
 * their matches, give or take one. The opponent of a withdrawn entrant has a bye.
 * @param round from 1
 */
export function roundRobinRound(group: readonly Entrant[], round: number): Round {
  const size = group.length + (group.length % 2);
  const cycle = roundsOfGroup(group.length);
  if (cycle === 0) return { pairings: [], byes: [] };
  const entrants = bySeed(group);
  const turns = Math.floor((round - 1) / cycle);
  const pairs = circle(size, (round - 1) % cycle).map((pair) => inOrder(pair, turns % 2 === 1));
  const pairings: Pairing[] = [];
  const byes: string[] = [];
  for (const [one, other] of pairs.map(([a, b]) => [entrants[a], entrants[b]] as const)) {
    const present = [one, other].filter((each) => each !== undefined && !each.hasWithdrawn);
    const [first, second] = present;
    if (first === undefined) continue;
    if (second === undefined) byes.push(first.id);
    else pairings.push({ group: first.group, players: [first.id, second.id] });
  }
  return { pairings, byes };
}

/** Returns a round of the circle method: one place stays fixed and the others rotate. */
function circle(size: number, round: number): [number, number][] {
  const ring = size - 1;
  const pairs: [number, number][] = [[round, ring]];
  for (let step = 1; step < size / 2; step++)
    pairs.push([(round + step) % ring, (round - step + ring) % ring]);
  return pairs;
}

/** Puts the starting place first: of two places an odd number apart, the lower one. So each place starts half the time. */
function inOrder([a, b]: readonly [number, number], isChanged: boolean): readonly [number, number] {
  const [low, high] = a < b ? [a, b] : [b, a];
  return ((high - low) % 2 === 1) !== isChanged ? [low, high] : [high, low];
}

/** Distributes entrants over groups of nearly equal size and strength: by seed, back and forth. */
export function dealtToGroups(entrants: readonly Entrant[], groupCount: number): Entrant[] {
  return bySeed(entrants).map((entrant, index) => {
    const [turn, place] = [Math.floor(index / groupCount), index % groupCount];
    return { ...entrant, group: 1 + (turn % 2 === 0 ? place : groupCount - 1 - place) };
  });
}

/** Groups differ in size, so a smaller one can already be finished. */
function roundInGroups({ entrants }: Course, round: number): Round {
  const rounds = groupsIn(entrants)
    .filter((group) => round <= roundsOfGroup(group.length))
    .map((group) => roundRobinRound(group, round));
  return { pairings: rounds.flatMap(({ pairings }) => pairings), byes: rounds.flatMap(({ byes }) => byes) };
}

/** Round robin: all members of a group meet. */
export const roundRobin = {
  ...tournament,
  isAllPlayAll: true,
  rounds: (groups) => Math.max(0, ...groups.map(roundsOfGroup)),
  pair: roundInGroups,
  place: (entrants, { groupSize }) => dealtToGroups(entrants, Math.ceil(entrants.length / groupSize)),
} as const satisfies Format;
