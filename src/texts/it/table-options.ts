import type { TableOptionTexts } from '../table-options.ts';

/** The options of a table that are on or off, in Italian. */
export const tableOptions: TableOptionTexts = {
  allowRobots: {
    off: {
      fact: 'senza robot',
      ask: 'senza robot|niente robot|nessun robot',
      help: 'robot: senza robot (neanche per chi manca)',
    },
  },
  assistance: {
    label: 'Mostra tessere rimanenti, proiezioni e suggerimenti',
    hint: 'Senza, nessuno li vede mentre si gioca: né i giocatori né chi guarda.',
    off: {
      fact: 'senza aiuti',
      ask: 'senza (?:aiut[oi]|suggerimenti)',
      help: 'aiuti: senza aiuti (niente tessere rimanenti, proiezioni o suggerimenti)',
      sentence:
        'A questo tavolo si gioca senza aiuti: nessuno vede tessere rimanenti, proiezioni o suggerimenti.',
    },
  },
  rated: {
    label: 'Partita valida per il rating',
    hint: 'La partita conta per il rating di chi la gioca.',
    off: {
      fact: 'non vale per il rating',
      ask: 'amichevole|(?:senza|non vale per il) rating',
      help: 'rating: amichevole (non vale per il rating)',
    },
  },
};
