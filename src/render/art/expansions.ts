import type { ExpansionArt } from './expansion-art.ts';
import type { ExpansionDisplays } from './expansion-display.ts';
import { abbeyAndMayor, abbeyDisplay } from './expansions/abbey-and-mayor.ts';
import { count, countDisplay } from './expansions/count.ts';
import { innsAndCathedrals } from './expansions/inns-and-cathedrals.ts';
import { kingAndRobber, kingDisplay } from './expansions/king-and-robber.ts';
import { dragonDisplay, princessAndDragon } from './expansions/princess-and-dragon.ts';
import { river } from './expansions/river.ts';
import { tower, towerDisplay } from './expansions/tower.ts';
import { tradersAndBuilders, tradersDisplay } from './expansions/traders-and-builders.ts';

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

/** The displays of expansions, by their ids; a seat's holdings are shown in this order. */
export const displays: ExpansionDisplays = {
  'abbey-and-mayor': abbeyDisplay,
  'traders-and-builders': tradersDisplay,
  'king-and-robber': kingDisplay,
  count: countDisplay,
  'princess-and-dragon': dragonDisplay,
  tower: towerDisplay,
};
