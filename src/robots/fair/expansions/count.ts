import { quarterOfCount, townsmen } from '#expansion-search';
import type { Terms } from '../outlook.ts';

/** Points of a follower in each quarter, early in the game; those of the market may still leave it at the end. */
const QUARTERS = { castle: 4, blacksmith: 3, cathedral: 2.5, market: 3 };
const MARKET_AT_END = 2;
/** Draws of a seat over which a follower in the town pays for itself. */
const TIME = 6;
/** Worth of a follower beside the count, who may not leave, as a part of another's. */
const KEPT_IN = 0.5;

/** The followers in the quarters of the town, who may join what is scored. */
export const count: Terms = {
  expansion: 'count',
  add({ search, totals, draws }) {
    const closed = quarterOfCount(search);
    for (const { seat, quarter } of townsmen(search)) {
      const early = QUARTERS[quarter] * (1 - Math.exp(-draws / TIME));
      const worth = early + (quarter === 'market' ? MARKET_AT_END : 0);
      totals[seat] += quarter === closed ? KEPT_IN * worth : worth;
    }
  },
};
