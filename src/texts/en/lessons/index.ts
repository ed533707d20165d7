import type { LessonTexts } from '../../lesson-texts.ts';
import { expansionLessons } from '../expansions/index.ts';
import { base } from './base.ts';

/** The texts of the tutorial, in English. */
export const lessons: LessonTexts = {
  names: ['Red', 'Blue'],
  lessons: { ...base, ...expansionLessons },
  illegal: (detail, rule) => `That is not allowed (${rule}): ${detail}`,
  chat: {
    list: 'Lessons of a few minutes each. You need no game, and nothing is saved:',
    step: (title, number, steps) => (steps === 1 ? `${title}.` : `${title}, ${number} of ${steps}.`),
    task: (task) => `You are red. ${task}`,
    reply: (command) => `Reply with the lesson and the number of an option, as in: ${command}`,
    next: (title, command) => `Next, ${title}: ${command}`,
    end: 'That was the last lesson. Say "new" to create a table.',
    unknown: (which) => `There’s no lesson "${which}". Say "learn" for the list.`,
    noLabel: (label) => `There’s no option ${label} here.`,
  },
};
