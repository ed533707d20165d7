import type { ExpansionTable } from '../../expansion-words.ts';
import { abbeyAndMayor } from './abbey-and-mayor.ts';
import { base } from './base.ts';
import { count } from './count.ts';
import { innsAndCathedrals } from './inns-and-cathedrals.ts';
import { kingAndRobber } from './king-and-robber.ts';
import { princessAndDragon } from './princess-and-dragon.ts';
import { river } from './river.ts';
import { tower } from './tower.ts';
import { tradersAndBuilders } from './traders-and-builders.ts';

/** The words of the base game and of each expansion, in the order in which people see them. */
export const expansionWords = {
  base,
  river,
  'inns-and-cathedrals': innsAndCathedrals,
  'traders-and-builders': tradersAndBuilders,
  'king-and-robber': kingAndRobber,
  'abbey-and-mayor': abbeyAndMayor,
  count,
  'princess-and-dragon': princessAndDragon,
  tower,
} satisfies ExpansionTable;
