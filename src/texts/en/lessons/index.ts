import type { LessonTexts } from '../../lesson-texts.ts';
import { base } from './base.ts';
import { expansions } from './expansions.ts';

/** The texts of the tutorial, in English. */
export const lessons: LessonTexts = {
  names: ['Red', 'Blue'],
  lessons: { ...base, ...expansions },
  illegal: (detail, rule) => `That is not allowed (${rule}): ${detail}`,
  chat: {
    list: 'Lessons, a few minutes each. Nothing is kept, and no game is needed:',
    step: (title, number, steps) => (steps === 1 ? `${title}.` : `${title}, ${number} of ${steps}.`),
    task: (task) => `You are red. ${task}`,
    reply: (command) => `Reply with the number of an option behind the lesson, as in: ${command}`,
    next: (title, command) => `Next, ${title}: ${command}`,
    end: 'That was the last lesson. "new" opens a table.',
    unknown: (which) => `There is no lesson "${which}". "learn" lists them all.`,
    noLabel: (label) => `There is no option ${label} here.`,
  },
};
