import { base } from './base.ts';
import type { Chapter, Chapters } from './chapter.ts';
import { abbeyAndMayor } from './expansions/abbey-and-mayor.ts';
import { count } from './expansions/count.ts';
import { innsAndCathedrals } from './expansions/inns-and-cathedrals.ts';
import { kingAndRobber } from './expansions/king-and-robber.ts';
import { princessAndDragon } from './expansions/princess-and-dragon.ts';
import { river } from './expansions/river.ts';
import { tower } from './expansions/tower.ts';
import { tradersAndBuilders } from './expansions/traders-and-builders.ts';

export const BASE_CHAPTERS = base;

/** The chapters on expansions and table options. */
export const MORE_CHAPTERS = {
  ...river,
  ...innsAndCathedrals,
  ...tradersAndBuilders,
  ...kingAndRobber,
  ...abbeyAndMayor,
  ...count,
  ...princessAndDragon,
  ...tower,
  options: { exact: 'options' },
} as const satisfies Chapters;

const chapters = { ...BASE_CHAPTERS, ...MORE_CHAPTERS };
export const CHAPTERS: Readonly<Record<ChapterId, Chapter>> = chapters;

export type ChapterId = keyof typeof chapters;
type PicturesOf<Each> = Each extends { readonly pictures: infer Pictures } ? keyof Pictures : never;
export type PictureId = PicturesOf<(typeof chapters)[ChapterId]>;
