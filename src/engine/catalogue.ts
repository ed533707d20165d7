import { base } from './base/index.ts';
import { makeCatalogue } from './core/ruleset.ts';
import { abbeyAndMayor } from './expansions/abbey-and-mayor/index.ts';
import { count } from './expansions/count/index.ts';
import { innsAndCathedrals } from './expansions/inns-and-cathedrals/index.ts';
import { kingAndRobber } from './expansions/king-and-robber/index.ts';
import { river } from './expansions/river/index.ts';
import { tradersAndBuilders } from './expansions/traders-and-builders/index.ts';

/** Everything that can be in play, in the order in which the hooks run (wagons move before the count). */
export const catalogue = makeCatalogue(base, [
  river,
  innsAndCathedrals,
  tradersAndBuilders,
  kingAndRobber,
  abbeyAndMayor,
  count,
]);
