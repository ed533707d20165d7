import type { LearnTexts } from './en.ts';

/** The texts of the tutorial's page in Italian; those of the lessons come from the service. */
export const learn: LearnTexts = {
  nav: 'Impara',
  title: 'Impara a giocare',
  text: 'Lezioni brevi a un vero tavolo. Non serve un account e non puoi sbagliare: se una mossa porta altrove, ti spieghiamo perché e riprovi.',
  base: 'Il gioco base',
  expansions: 'Le espansioni',
  done: 'fatta',
  step: (step, steps) => `Passo ${step} di ${steps}`,
  news: 'Punti',
  all: 'Tutte le lezioni',
  startOver: 'Ricomincia',
  next: (title) => `Avanti: ${title}`,
  finished: 'Era l’ultima lezione. Il resto si impara meglio giocando.',
  notFound: 'Questa lezione non esiste.',
};
