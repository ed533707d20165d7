import { newcomer, type Rating } from './rating.ts';

/** A player of a rated game, with the place: 1 has won, and equal places are ties. */
export interface Placed {
  readonly rating: Rating;
  readonly place: number;
}

/** How much the performance in one game varies around the strength: half of a newcomer's `sigma`. */
const beta = newcomer.sigma / 2;
/** The smallest share of a variance that remains after a game. */
const minShare = 0.0001;

/**
 * Returns each player's rating after a game of two or more.
 * Weng and Lin 2011, “A Bayesian Approximation Method for Online Ranking”, algorithm 4 (Plackett-Luce), with the γ of their
 * experiments, σᵢ/c.
 */
export function ratingsAfter(players: readonly Placed[]): Rating[] {
  const c = Math.sqrt(sumOf(players, ({ rating }) => rating.sigma ** 2 + beta ** 2));
  const strength = ({ rating }: Placed) => Math.exp(rating.mu / c);
  // Each player beats everyone placed no better; tied players share one such win.
  const wins = players.map((winner) => ({
    winner,
    strengths: sumOf(players, (other) => (other.place >= winner.place ? strength(other) : 0)),
    tieRule: players.filter(({ place }) => place === winner.place).length,
  }));
  return players.map((player) => {
    const { mu, sigma } = player.rating;
    let [change, certainty] = [0, 0];
    for (const { winner, strengths, tieRule } of wins) {
      if (winner.place > player.place) continue;
      const chance = strength(player) / strengths;
      change += ((winner === player ? 1 : 0) - chance) / tieRule;
      certainty += (chance * (1 - chance)) / tieRule;
    }
    const share = 1 - (sigma / c) ** 3 * certainty;
    return {
      mu: mu + (sigma ** 2 / c) * change,
      sigma: sigma * Math.sqrt(Math.max(share, minShare)),
    };
  });
}

const sumOf = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);
