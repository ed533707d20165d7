import {
  featureOf,
  kindNumberOfPiece,
  openSidesOf,
  ownerOfPiece,
  pieceRows,
  type Search,
  seatCount,
  segmentOfPiece,
} from '#engine/search';
import { closesSoon, type QuickFacts, quickWorth } from './worths.ts';

/** Points of a follower that returns. */
const HOMECOMING = 2.5;

const strengths = new Float64Array(6);
const followers = new Float64Array(6);

/** A seat's advantage in an occupied city, road or monastery: its own points minus those of others. */
export function favour(
  search: Search,
  facts: QuickFacts,
  feature: number,
  kind: number,
  seat: number,
  draws: number,
): number {
  const seats = seatCount(search);
  strengths.fill(0, 0, seats);
  followers.fill(0, 0, seats);
  for (let piece = pieceRows(search) - 1; piece >= 0; piece--) {
    const segment = segmentOfPiece(search, piece);
    if (segment < 0 || featureOf(search, segment) !== feature) continue;
    const owner = ownerOfPiece(search, piece);
    strengths[owner] += facts.strengths[kindNumberOfPiece(search, piece)];
    followers[owner]++;
  }
  const worth = quickWorth(search, facts, feature, kind, draws);
  const home =
    HOMECOMING * closesSoon(facts, kind, openSidesOf(search, feature), draws) * Math.min(1, draws / 3);
  return weigh(seats, seat, worth, home);
}

function weigh(seats: number, seat: number, worth: number, home: number): number {
  let most = 0;
  for (let each = 0; each < seats; each++) if (strengths[each] > most) most = strengths[each];
  let sum = 0;
  for (let each = 0; each < seats; each++) {
    const gets = (most > 0 && strengths[each] === most ? worth : 0) + followers[each] * home;
    sum += each === seat ? gets : -gets / (seats - 1);
  }
  return sum;
}
