import type { LessonId } from '../../texts/index.ts';
import type { Lesson } from '../lesson.ts';
import { abbey } from './abbey.ts';
import { city } from './city.ts';
import { count } from './count.ts';
import { dragon } from './dragon.ts';
import { farmer } from './farmer.ts';
import { final } from './final.ts';
import { inns } from './inns.ts';
import { king } from './king.ts';
import { monastery } from './monastery.ts';
import { place } from './place.ts';
import { river } from './river.ts';
import { road } from './road.ts';
import { tower } from './tower.ts';
import { traders } from './traders.ts';

/** All lessons, in the order of study: the base game, then each expansion. */
const LESSONS_BY_ID: Readonly<Record<LessonId, Lesson>> = {
  place,
  road,
  city,
  monastery,
  farmer,
  final,
  river,
  inns,
  traders,
  king,
  abbey,
  count,
  dragon,
  tower,
};

export const LESSONS: readonly Lesson[] = Object.values(LESSONS_BY_ID);

/** Returns the lesson with an id. */
export const lessonOf = (id: LessonId): Lesson => LESSONS_BY_ID[id];

/** Returns the lesson after another; undefined after the last. */
export const lessonAfter = (lesson: Lesson): Lesson | undefined => LESSONS[LESSONS.indexOf(lesson) + 1];
