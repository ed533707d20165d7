import type { LessonTexts } from '../../lesson-texts.ts';
import { expansionLessons } from '../expansions/index.ts';
import { base } from './base.ts';

/** The texts of the tutorial, in Italian. */
export const lessons: LessonTexts = {
  names: ['Rosso', 'Blu'],
  lessons: { ...base, ...expansionLessons },
  illegal: (detail, rule) => `Non è permesso (${rule}): ${detail}`,
  chat: {
    list: 'Lezioni di pochi minuti. Non resta traccia di niente, e non serve una partita:',
    step: (title, number, steps) => (steps === 1 ? `${title}.` : `${title}, ${number} di ${steps}.`),
    task: (task) => `Tu sei rosso. ${task}`,
    reply: (command) => `Rispondi con il numero di una mossa dopo la lezione, come in: ${command}`,
    next: (title, command) => `Ora ${title}: ${command}`,
    end: 'Era l’ultima lezione. "nuova" apre un tavolo.',
    unknown: (which) => `Non c’è nessuna lezione "${which}". "impara" le elenca tutte.`,
    noLabel: (label) => `Qui non c’è nessuna mossa ${label}.`,
  },
};
