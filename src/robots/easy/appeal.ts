import { type Decision, isDeclining } from '#engine';
import { kindNumber, pieceKindsIn, type Search, supplyOf, surroundedKinds } from '#engine/search';

/** Returns a number from 0 to below 1. */
export type Chance = () => number;

/** A beginner's liking for a piece on each kind of feature, in points. */
const LIKED: Readonly<Record<string, number>> = { city: 1.5, road: 0 };
/** The same for a monastery and other features completed by their surroundings. */
const LIKED_SURROUNDED = 3;
/** Chance that a beginner thinks of the field at all. */
const FARMING = 0.15;
const FARMER = 3;
/** Points that the last follower must bring before a beginner puts it down. */
const LAST_FOLLOWER = 3;
/** Any other action of a decision except declining. */
const ACTION = 1;

/** Returns a beginner's liking for a decision's use of pieces, in points. */
export function appealOf(search: Search, seat: number, decision: Decision, chance: Chance): number {
  if (isDeclining(decision)) return 0;
  if (decision.type !== 'tile' && decision.type !== 'abbey') return ACTION;
  const { deploy } = decision;
  if (deploy === undefined) return 0;
  const kind = 'segment' in deploy ? deploy.segment.replace(/\d{1,2}$/, '') : 'corner';
  const isSurrounded = surroundedKinds(search)[kindNumber(search, kind)] === true;
  const liked = isSurrounded ? LIKED_SURROUNDED : (LIKED[kind] ?? (chance() < FARMING ? FARMER : -FARMER));
  return followersOf(search, seat) > 1 ? liked : liked - LAST_FOLLOWER;
}

function followersOf(search: Search, seat: number): number {
  const kinds = pieceKindsIn(search);
  return kinds.reduce((sum, { follower }, kind) => sum + (follower ? supplyOf(search, seat, kind) : 0), 0);
}
