/** A belief about a player's strength: its normal distribution. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** The rating of a player without games, as in the paper of Weng and Lin. */
export const newcomer: Rating = { mu: 25, sigma: 25 / 3 };

/** The classes that are rated separately, because the skills that win with two players win less often with several. */
export const RATING_CLASSES = ['two', 'several'] as const;
export type RatingClass = (typeof RATING_CLASSES)[number];

/** Returns the class of a game by its number of seats. */
export const classOf = (seatCount: number): RatingClass => (seatCount === 2 ? 'two' : 'several');

/** A rating as displayed. */
export interface ShownRating {
  /** 1500 for a newcomer. */
  readonly rating: number;
  /** Half the width of the 95 % confidence interval. */
  readonly marginOfError: number;
  /** True if the rating is too uncertain to compare with others. */
  readonly isProvisional: boolean;
}

/**
 * Points per unit of `mu`. A lead of 200 points wins three games out of four: simulated ratings spread as much as the true strengths
 * (test/ratings/order.test.ts).
 */
export const pointsPerUnit = 20;

/** A rating is provisional from this `sigma` up: for about the first twenty games. */
export const provisionalFrom = 5;

/** Returns a rating as displayed. */
export const shown = ({ mu, sigma }: Rating): ShownRating => ({
  rating: Math.round(1500 + pointsPerUnit * (mu - newcomer.mu)),
  marginOfError: Math.round(2 * pointsPerUnit * sigma),
  isProvisional: sigma >= provisionalFrom,
});
