import type { LessonId } from '../api/types.ts';
import type { PictureId } from './pictures.ts';

/** A chapter of the rules: its pictures, the place of the exact wording, and the lesson that practises it. */
interface Chapter {
  readonly pictures: readonly PictureId[];
  /** Heading in the numbered rules. */
  readonly exact: string;
  readonly lesson?: LessonId;
}

/** The chapters on the base game, in reading order. */
export const BASE_CHAPTERS = {
  turn: { pictures: [], exact: 'the-course-of-a-turn' },
  place: { pictures: ['fits'], exact: 'placing-a-tile', lesson: 'place' },
  meeple: { pictures: ['roles'], exact: 'deploying-a-piece', lesson: 'road' },
  road: { pictures: ['road'], exact: 'points', lesson: 'road' },
  city: { pictures: ['city'], exact: 'points', lesson: 'city' },
  monastery: { pictures: ['monastery'], exact: 'points', lesson: 'monastery' },
  field: { pictures: ['field'], exact: 'features', lesson: 'farmer' },
  sharing: { pictures: ['tie'], exact: 'who-scores' },
  end: { pictures: [], exact: 'the-end', lesson: 'final' },
} as const satisfies Readonly<Record<string, Chapter>>;

/** The chapters on expansions and table options. */
export const MORE_CHAPTERS = {
  river: { pictures: ['river'], exact: 'placing-a-tile', lesson: 'river' },
  inns: { pictures: ['inn', 'cathedral'], exact: 'points', lesson: 'inns' },
  traders: { pictures: ['goods', 'builder'], exact: 'traders--builders', lesson: 'traders' },
  king: { pictures: ['titles'], exact: 'king--robber', lesson: 'king' },
  abbey: { pictures: ['abbey', 'barn'], exact: 'abbey--mayor', lesson: 'abbey' },
  count: { pictures: ['town'], exact: 'the-count', lesson: 'count' },
  dragon: { pictures: ['flight'], exact: 'the-princess--the-dragon', lesson: 'dragon' },
  fairy: {
    pictures: ['fairy', 'princess', 'portal'],
    exact: 'the-princess--the-dragon',
    lesson: 'dragon',
  },
  tower: { pictures: ['capture', 'closed'], exact: 'the-tower', lesson: 'tower' },
  options: { pictures: [], exact: 'options' },
} as const satisfies Readonly<Record<string, Chapter>>;

export const CHAPTERS: Readonly<Record<ChapterId, Chapter>> = { ...BASE_CHAPTERS, ...MORE_CHAPTERS };

export type ChapterId = keyof typeof BASE_CHAPTERS | keyof typeof MORE_CHAPTERS;
