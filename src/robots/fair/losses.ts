import {
  featureOf,
  kindNumberOfPiece,
  kindOfPiece,
  ownerOfPiece,
  piecesOnBoard,
  segmentOfPiece,
  tileOf,
} from '#engine/search';
import { worthOfHomecoming } from './followers.ts';
import type { Outlook } from './outlook.ts';
import { shareOf } from './shares.ts';
import { strengthOf } from './survey-pieces.ts';
import { worthOf } from './worth.ts';

/** A follower on the board that may be taken away before its feature is scored. */
export interface Exposed {
  readonly seat: number;
  /** The tile on which it stands. */
  readonly tile: number;
  readonly feature: number;
  /** Its worth in the supply, in meeples. */
  readonly meeples: number;
  /** What each seat gains if it leaves its feature, without what it is worth elsewhere. */
  readonly changes: readonly number[];
}

/** All followers on the board with what their leaving means. */
export function exposedFollowers(outlook: Outlook): Exposed[] {
  const { search } = outlook;
  const exposed: Exposed[] = [];
  for (const piece of piecesOnBoard(search)) {
    const kind = kindOfPiece(search, piece);
    if (!kind.follower) continue;
    const segment = segmentOfPiece(search, piece);
    const feature = featureOf(search, segment);
    const seat = ownerOfPiece(search, piece);
    exposed.push({
      seat,
      tile: tileOf(search, segment),
      feature,
      meeples: outlook.pieceWorth[kindNumberOfPiece(search, piece)],
      changes: changesWithout(outlook, feature, seat, strengthOf(outlook.survey, feature, kind)),
    });
  }
  return exposed;
}

/** What each seat gains if a follower of a seat leaves a feature: its share, and that of others that it kept from them. */
function changesWithout(outlook: Outlook, feature: number, seat: number, strength: number): number[] {
  const { survey } = outlook;
  const place = feature * survey.seats + seat;
  const worth = worthOf(outlook, feature);
  const changes: number[] = [];
  for (let each = 0; each < survey.seats; each++) changes.push(-worth * shareOf(survey, feature, each));
  survey.strength[place] -= strength;
  survey.followers[place]--;
  for (let each = 0; each < survey.seats; each++) changes[each] += worth * shareOf(survey, feature, each);
  survey.strength[place] += strength;
  survey.followers[place]++;
  changes[seat] -= worthOfHomecoming(outlook, feature);
  return changes;
}

/** Lead of a seat over the mean of the others in points of all. */
export function leadIn(points: ArrayLike<number>, seat: number, seats: number): number {
  let others = 0;
  for (let each = 0; each < seats; each++) if (each !== seat) others += points[each] ?? 0;
  return (points[seat] ?? 0) - others / Math.max(1, seats - 1);
}
