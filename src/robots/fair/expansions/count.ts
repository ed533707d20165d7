import { quarterOfCount, townsmen } from '#expansion-search/count';
import type { Terms } from '../outlook.ts';

/** Points of a follower in each quarter, early in the game; those in the market can still leave at the end. */
const QUARTERS = { castle: 4, blacksmith: 3, cathedral: 2.5, market: 3 };
const MARKET_AT_END = 2;
/** Number of a seat's draws until a follower in the town pays off. */
const TIME = 6;
/** Relative worth of a follower in the count's quarter, which cannot leave. */
const KEPT_IN = 0.5;

/** Followers in the quarters of the town, which can join scored features. */
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
