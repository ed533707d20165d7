import { supplyOf } from '#engine/search';
import { closingOf } from './closing.ts';
import type { Outlook } from './outlook.ts';

/**
 * Adds the worth of followers: in the supply decreasing with each one, on the board by their chance of returning,
 * and all decreasing with the remaining draws.
 */
export function addFollowers(outlook: Outlook): void {
  const { survey, totals } = outlook;
  for (let seat = 0; seat < survey.seats; seat++) {
    totals[seat] += worthOfSupply(outlook, supplyOfSeat(outlook, seat));
  }
  for (let index = 0; index < survey.occupiedCount; index++) addHomecoming(outlook, survey.occupied[index]);
}

/** Points of a follower that a seat gets back into its supply. @param meeples its worth in meeples */
export function worthOfReturn(outlook: Outlook, seat: number, meeples: number): number {
  const before = supplyOfSeat(outlook, seat);
  return worthOfSupply(outlook, before + meeples) - worthOfSupply(outlook, before);
}

/** Points of the chance that a follower on a feature returns. */
export function worthOfHomecoming(outlook: Outlook, feature: number): number {
  const { kinds, survey, closing, weights } = outlook;
  const kind = survey.kind[feature];
  if (kind === kinds.field) return 0;
  const chance = kinds.surrounded[kind] ? closing[feature] : closingOf(outlook, feature);
  return weights.homecoming * timeToPayBack(outlook) * Math.max(0, chance);
}

function timeToPayBack({ draws, weights }: Outlook): number {
  return 1 - Math.exp(-draws / weights.payback);
}

function worthOfSupply(outlook: Outlook, meeples: number): number {
  const { follower, further } = outlook.weights;
  return ((follower * timeToPayBack(outlook)) / (1 - further)) * (1 - further ** meeples);
}

/** Pieces in the supply of a seat, in meeples. */
function supplyOfSeat({ search, pieceWorth }: Outlook, seat: number): number {
  let worth = 0;
  for (let kind = 0; kind < pieceWorth.length; kind++) {
    worth += supplyOf(search, seat, kind) * pieceWorth[kind];
  }
  return worth;
}

function addHomecoming(outlook: Outlook, feature: number): void {
  const { survey, totals } = outlook;
  const each = worthOfHomecoming(outlook, feature);
  if (each === 0) return;
  for (let seat = 0; seat < survey.seats; seat++) {
    totals[seat] += survey.followers[feature * survey.seats + seat] * each;
  }
}
