import { abbeyAndMayor } from './abbey-and-mayor/index.ts';
import { count } from './count/index.ts';
import { innsAndCathedrals } from './inns-and-cathedrals/index.ts';
import { kingAndRobber } from './king-and-robber/index.ts';
import { princessAndDragon } from './princess-and-dragon/index.ts';
import { river } from './river/index.ts';
import { tower } from './tower/index.ts';
import { tradersAndBuilders } from './traders-and-builders/index.ts';

/** The expansions, in the order in which their hooks run (wagons move before the count; the dragon flies after it). */
export const expansions = [
  river,
  innsAndCathedrals,
  tradersAndBuilders,
  kingAndRobber,
  abbeyAndMayor,
  count,
  princessAndDragon,
  tower,
] as const;
