import { supplyOf } from '#engine/search';
import { closingOf } from './closing.ts';
import type { Outlook } from './outlook.ts';

/**
 * Adds the worth of followers: in the supply decreasing with each one, on the board by their chance of returning,
 * and all decreasing with the remaining draws.
 */
export function addFollowers(outlook: Outlook): void {
  const { survey, weights, totals } = outlook;
  const time = 1 - Math.exp(-outlook.draws / weights.payback);
  const first = (weights.follower * time) / (1 - weights.further);
  for (let seat = 0; seat < survey.seats; seat++) {
    totals[seat] += first * (1 - weights.further ** supplyWorth(outlook, seat));
  }
  for (let index = 0; index < survey.occupiedCount; index++) {
    addHomecoming(outlook, survey.occupied[index], weights.homecoming * time);
  }
}

/** Pieces in the supply of a seat, in meeples. */
function supplyWorth({ search, pieceWorth }: Outlook, seat: number): number {
  let worth = 0;
  for (let kind = 0; kind < pieceWorth.length; kind++) {
    worth += supplyOf(search, seat, kind) * pieceWorth[kind];
  }
  return worth;
}

function addHomecoming(outlook: Outlook, feature: number, each: number): void {
  const { survey, kinds, totals, closing } = outlook;
  const kind = survey.kind[feature];
  if (kind === kinds.field) return;
  const chance = kinds.surrounded[kind] ? closing[feature] : closingOf(outlook, feature);
  for (let seat = 0; seat < survey.seats; seat++) {
    const followers = survey.followers[feature * survey.seats + seat];
    totals[seat] += followers * Math.max(0, chance) * each;
  }
}
