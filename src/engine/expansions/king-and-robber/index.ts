import type { Expansion } from '../../core/expansion.ts';
import { awardPhase, awardState, awardViewSchema, holdersOf, scoreAwards } from './awards.ts';
import { TILES } from './tiles.ts';

/** King & Robber: five tiles, and two figures for the largest city and the longest road. */
export const kingAndRobber = {
  id: 'king-and-robber',
  tiles: { set: 'king', table: TILES },
  viewSchema: awardViewSchema,
  hooks: {
    state: awardState,
    phases: [awardPhase],
    finalScore: scoreAwards,
    view: holdersOf,
  },
} as const satisfies Expansion;
