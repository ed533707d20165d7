/** What is believed of somebody's strength: a normal distribution of it. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** What is believed of somebody who has not played yet, as in the paper of Weng and Lin. */
export const newcomer: Rating = { mu: 25, sigma: 25 / 3 };

/** The classes that are rated apart: what wins between two wins less often among several. */
export const RATING_CLASSES = ['two', 'several'] as const;
export type RatingClass = (typeof RATING_CLASSES)[number];

/** Returns the class of a game by its number of seats. */
export const classOf = (seatCount: number): RatingClass => (seatCount === 2 ? 'two' : 'several');

/** A rating as people read it. */
export interface ShownRating {
  /** A newcomer has 1500. */
  readonly rating: number;
  /** With 95 % certainty the strength is within this of the rating. */
  readonly marginOfError: number;
  /** Whether the doubt is too large to compare the rating with that of others. */
  readonly isProvisional: boolean;
}

/**
 * Points for each unit of `mu`. 200 points more win three games of four: simulated players spread by as much as their
 * strengths do (test/ratings/order.test.ts).
 */
export const pointsPerUnit = 20;

/** From which `sigma` on a rating is provisional: about the first twenty games. */
export const provisionalFrom = 5;

/** Returns a rating as people read it. */
export const shown = ({ mu, sigma }: Rating): ShownRating => ({
  rating: Math.round(1500 + pointsPerUnit * (mu - newcomer.mu)),
  marginOfError: Math.round(2 * pointsPerUnit * sigma),
  isProvisional: sigma >= provisionalFrom,
});
