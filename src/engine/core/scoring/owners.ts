import { ownerOfPiece, piecesOn } from '../position/pieces.ts';
import { type Position, rulesOf } from '../position/position.ts';
import { seatCount } from '../position/seats.ts';
import { kindOfPiece } from '../ruleset.ts';
import type { FeatureFacts } from './feature-facts.ts';

/** A seat that gets a feature's points, once or several times. */
export interface Share {
  readonly seat: number;
  readonly times: number;
}

/** Strength of every seat on a feature (R-OWN-1, R-OWN-2). */
export function strengthsOn(position: Position, facts: FeatureFacts): number[] {
  const strengths = new Array<number>(seatCount(position)).fill(0);
  for (const piece of piecesOn(position, facts.feature)) {
    strengths[ownerOfPiece(position, piece)] += kindOfPiece(position, piece).strength(facts);
  }
  return strengths;
}

/** Followers of strength at least 1 of every seat on a feature (R-OWN-6). */
export function followersOn(position: Position, facts: FeatureFacts): number[] {
  const followers = new Array<number>(seatCount(position)).fill(0);
  for (const piece of piecesOn(position, facts.feature)) {
    if (kindOfPiece(position, piece).strength(facts) > 0) followers[ownerOfPiece(position, piece)] += 1;
  }
  return followers;
}

/** The seats with the greatest strength, none when that is 0 (R-OWN-3, R-OWN-4). */
export function strongest(strengths: readonly number[]): number[] {
  let greatest = 0;
  for (const strength of strengths) if (strength > greatest) greatest = strength;
  const seats: number[] = [];
  if (greatest === 0) return seats;
  for (let seat = 0; seat < strengths.length; seat++) if (strengths[seat] === greatest) seats.push(seat);
  return seats;
}

/** Returns the seats that get the points of a feature: by majority, or for every follower (R-OWN-3, R-OWN-6). */
export function sharesOf(position: Position, facts: FeatureFacts): Share[] {
  if (rulesOf(position).sharing === 'each-meeple') {
    return followersOn(position, facts).flatMap((times, seat) => (times > 0 ? [{ seat, times }] : []));
  }
  return strongest(strengthsOn(position, facts)).map((seat) => ({ seat, times: 1 }));
}
