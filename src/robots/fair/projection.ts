import { projectIn, rulesOf, scoreOf } from '#engine/search';
import { citiesAround } from './fields.ts';
import type { Outlook } from './outlook.ts';
import { shareOf } from './shares.ts';
import { priceOf } from './worth.ts';

/**
 * Adds the points from an immediate end of the game beyond the base game's features, for expansions in play without
 * terms.
 */
export function addProjection(outlook: Outlook): void {
  const { search, survey, totals } = outlook;
  const projected = projectIn(search);
  for (let seat = 0; seat < survey.seats; seat++) {
    totals[seat] += (projected[seat] ?? 0) - scoreOf(search, seat);
  }
  for (let index = 0; index < survey.occupiedCount; index++) {
    const feature = survey.occupied[index];
    const points = pointsNow(outlook, feature);
    for (let seat = 0; seat < survey.seats; seat++) totals[seat] -= points * shareOf(survey, feature, seat);
  }
}

/** Points of a feature if the game ended now. */
function pointsNow(outlook: Outlook, feature: number): number {
  const { search, survey, kinds } = outlook;
  const kind = survey.kind[feature];
  if (kind === kinds.field) {
    return (
      rulesOf(search).fieldPoints * citiesAround(outlook, feature, (city) => Number(survey.open[city] === 0))
    );
  }
  if (kinds.surrounded[kind]) return 9 - survey.open[feature];
  if (kind !== kinds.city && kind !== kinds.road) return 0;
  const price = priceOf(outlook, feature, kinds);
  return price.count * (survey.open[feature] === 0 ? price.completed : price.unfinished);
}
