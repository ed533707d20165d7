import type { Terms } from '../outlook.ts';
import { abbeyAndMayor } from './abbey-and-mayor.ts';
import { count } from './count.ts';
import { innsAndCathedrals } from './inns-and-cathedrals.ts';
import { kingAndRobber } from './king-and-robber.ts';
import { princessAndDragon } from './princess-and-dragon.ts';
import { river } from './river.ts';
import { tower } from './tower.ts';
import { tradersAndBuilders } from './traders-and-builders.ts';

/** The terms of all expansions with terms. */
export const TERMS: readonly Terms[] = [
  river,
  innsAndCathedrals,
  tradersAndBuilders,
  kingAndRobber,
  abbeyAndMayor,
  count,
  princessAndDragon,
  tower,
];
