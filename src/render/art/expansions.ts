import type { ExpansionArt } from './expansion-art.ts';
import { abbeyAndMayor } from './expansions/abbey-and-mayor.ts';
import { count } from './expansions/count.ts';
import { innsAndCathedrals } from './expansions/inns-and-cathedrals.ts';
import { kingAndRobber } from './expansions/king-and-robber.ts';
import { princessAndDragon } from './expansions/princess-and-dragon.ts';
import { river } from './expansions/river.ts';
import { tower } from './expansions/tower.ts';
import { tradersAndBuilders } from './expansions/traders-and-builders.ts';

/** The drawings of expansions, by their ids. */
export const expansionArt: Readonly<Record<string, ExpansionArt>> = {
  river,
  'inns-and-cathedrals': innsAndCathedrals,
  'traders-and-builders': tradersAndBuilders,
  'king-and-robber': kingAndRobber,
  'abbey-and-mayor': abbeyAndMayor,
  count,
  'princess-and-dragon': princessAndDragon,
  tower,
};
