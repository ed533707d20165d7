import type { Rating } from './rating.ts';

/** The allowed difference in strength between two players with certain ratings: 200 points, which win three games out of four. */
export const surelyWithin = 10;

/** The share of each `sigma` added to it: a quarter of the displayed margin of error. */
export const partOfDoubt = 0.5;

/** Returns the allowed rating difference between two players, in units of `mu`, so that the result of their game is open. */
export const reachOf = (one: Rating, other: Rating): number =>
  surelyWithin + partOfDoubt * (one.sigma + other.sigma);
