import type { Expansion } from '../../core/expansion.ts';
import { NONE } from '../../core/position.ts';
import { AWARDS, awardPhase, begin, holderOf, scoreAwards } from './awards.ts';
import { TILES } from './tiles.ts';

/** King & Robber: five tiles, and two figures for the largest city and the longest road. */
export const kingAndRobber = {
  id: 'king-and-robber',
  tiles: { set: 'king', table: TILES },
  hooks: {
    own: () =>
      Object.fromEntries(
        AWARDS.flatMap(({ figure }) => [
          [`${figure}-holder`, 1],
          [`${figure}-record`, 1],
        ]),
      ),
    start: begin,
    phases: [awardPhase],
    finalScore: scoreAwards,
    view(position) {
      return Object.fromEntries(
        AWARDS.map((award) => {
          const holder = holderOf(position, award);
          return [award.figure, holder === NONE ? null : holder];
        }),
      );
    },
  },
} as const satisfies Expansion;
