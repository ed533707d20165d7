import type { LearnTexts } from './en.ts';

/** The texts of the tutorial's page in German; those of the lessons come from the service. */
export const learn: LearnTexts = {
  nav: 'Lernen',
  title: 'Das Spiel lernen',
  text: 'Kurze Lektionen an einem echten Tisch. Du brauchst kein Konto, und schiefgehen kann nichts: Führt ein Zug woanders hin, erklären wir es dir, und du versuchst es noch einmal.',
  base: 'Das Grundspiel',
  expansions: 'Die Erweiterungen',
  done: 'geschafft',
  step: (step, steps) => `Schritt ${step} von ${steps}`,
  news: 'Punkte',
  all: 'Alle Lektionen',
  startOver: 'Von vorn',
  next: (title) => `Weiter: ${title}`,
  finished: 'Das war die letzte Lektion. Den Rest lernst du am besten beim Spielen.',
  notFound: 'Diese Lektion gibt es nicht.',
};
