import type { Rating } from './rating.ts';

/** By how much the strengths of two may differ who are known well: 200 points, where one wins three games of four. */
export const surelyWithin = 10;

/** The part of each `sigma` by which they may differ more: a quarter of the doubts that are shown. */
export const partOfDoubt = 0.5;

/** Returns by how much the ratings of two may differ, in units of `mu`, so that a game between them is no foregone one. */
export const reachOf = (one: Rating, other: Rating): number =>
  surelyWithin + partOfDoubt * (one.sigma + other.sigma);
