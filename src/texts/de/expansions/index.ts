import type { ExpansionTable } from '../../expansion-words.ts';
import { abbeyAndMayor, abbeyLesson } from './abbey-and-mayor.ts';
import { base } from './base.ts';
import { count, countLesson } from './count.ts';
import { innsAndCathedrals, innsLesson } from './inns-and-cathedrals.ts';
import { kingAndRobber, kingLesson } from './king-and-robber.ts';
import { dragonLesson, princessAndDragon } from './princess-and-dragon.ts';
import { river, riverLesson } from './river.ts';
import { tower, towerLesson } from './tower.ts';
import { tradersAndBuilders, tradersLesson } from './traders-and-builders.ts';

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

/** The lessons on expansions, in the order of study. */
export const expansionLessons = {
  river: riverLesson,
  inns: innsLesson,
  traders: tradersLesson,
  king: kingLesson,
  abbey: abbeyLesson,
  count: countLesson,
  dragon: dragonLesson,
  tower: towerLesson,
};
