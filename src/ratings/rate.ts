import type { Rating } from './rating.ts';

/** A player of a game that is rated, with the place in it: 1 has won, and equal places are ties. */
export interface Placed {
  readonly rating: Rating;
  readonly place: number;
}

/** Returns what is believed of each player after a game of two or more (Weng and Lin 2011, Plackett-Luce). */
export async function ratingsAfter(players: readonly Placed[]): Promise<Rating[]> {
  const { rate } = await import('openskill'); // at its first use, as it would make each start longer
  const teams = players.map(({ rating }) => [{ ...rating }]);
  const rank = players.map(({ place }) => place);
  return rate(teams, { rank }).map(([after]) => {
    if (after === undefined) throw new Error('a team came back empty');
    return { mu: after.mu, sigma: after.sigma };
  });
}
