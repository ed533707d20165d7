import {
  activeSeat,
  hasResigned,
  isOverIn,
  isSecondPartDue,
  NONE,
  placedTile,
  type Search,
  scoreOf,
  seatsOf,
} from '#engine/search';
import { addFollowers } from './followers.ts';
import { addJoins } from './joins.ts';
import { type Outlook, refresh } from './outlook.ts';
import { addProjection } from './projection.ts';
import { shareOf } from './shares.ts';
import { worthOf } from './worth.ts';

/** Returns the expected final lead of a seat over the others, in points. */
export function evaluate(outlook: Outlook, seat: number): number {
  const { search, survey, totals } = outlook;
  for (let each = 0; each < survey.seats; each++) totals[each] = scoreOf(search, each);
  if (!isOverIn(search)) addExpectations(outlook);
  return leadOf(search, totals, seat);
}

function addExpectations(outlook: Outlook): void {
  const { search, survey, weights, totals } = outlook;
  refresh(outlook);
  for (let index = 0; index < survey.occupiedCount; index++) {
    const feature = survey.occupied[index];
    const worth = worthOf(outlook, feature);
    for (let seat = 0; seat < survey.seats; seat++) totals[seat] += worth * shareOf(survey, feature, seat);
  }
  if (outlook.draws > 0) addJoins(outlook);
  for (const terms of outlook.terms) terms.add?.(outlook);
  if (outlook.needsProjection) addProjection(outlook);
  addFollowers(outlook);
  totals[activeSeat(search)] += weights.turn * tilesToPlace(search) * Math.min(1, outlook.draws);
}

/** Tiles that the active seat can still place in its turn. */
function tilesToPlace(search: Search): number {
  return Number(placedTile(search) === NONE) + Number(isSecondPartDue(search));
}

/** Lead of a seat over the opponents who have not resigned: half over their mean, half over the best of them. */
export function leadOf(search: Search, totals: ArrayLike<number>, seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let others = 0;
  for (const other of seatsOf(search)) {
    if (other === seat || hasResigned(search, other)) continue;
    const points = totals[other] ?? 0;
    best = Math.max(best, points);
    sum += points;
    others++;
  }
  const points = totals[seat] ?? 0;
  return others === 0 ? points : points - (best + sum / others) / 2;
}
