import type { LessonTexts } from '../../lesson-texts.ts';
import { expansionLessons } from '../expansions/index.ts';
import { base } from './base.ts';

/** The texts of the tutorial, in German. */
export const lessons: LessonTexts = {
  names: ['Rot', 'Blau'],
  lessons: { ...base, ...expansionLessons },
  illegal: (detail, rule) => `Das ist nicht erlaubt (${rule}): ${detail}`,
  chat: {
    list: 'Lektionen von ein paar Minuten. Nichts wird gespeichert, und du brauchst keine Partie:',
    step: (title, number, steps) => (steps === 1 ? `${title}.` : `${title}, ${number} von ${steps}.`),
    task: (task) => `Du bist Rot. ${task}`,
    reply: (command) => `Antworte mit der Nummer einer Möglichkeit hinter der Lektion, etwa: ${command}`,
    next: (title, command) => `Als Nächstes ${title}: ${command}`,
    end: 'Das war die letzte Lektion. „neu“ eröffnet einen Tisch.',
    unknown: (which) => `Eine Lektion „${which}“ gibt es nicht. „lernen“ zeigt alle.`,
    noLabel: (label) => `Die Möglichkeit ${label} gibt es hier nicht.`,
  },
};
