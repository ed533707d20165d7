import { plural } from '../../../src/texts/names.ts';
import type { RatingTexts } from './en.ts';

/** The texts of ratings, in Italian. */
export const ratings: RatingTexts = {
  title: 'Classifica',
  link: 'Classifica',
  text: 'Chi vince più spesso contro giocatori più forti sta più in alto. Ogni partita valida sposta il punteggio di chi la gioca, e più partite si giocano, più è sicuro.',
  classes: { two: 'Due giocatori', several: 'Tre o più' },
  people: 'Persone',
  robots: 'Robot',
  who: 'In classifica',
  which: 'Partite tra',
  player: 'Giocatore',
  rating: 'Punteggio',
  games: 'Partite',
  none: 'Nessuno ha ancora giocato abbastanza partite valide per un punteggio sicuro.',
  count: (count) => plural('it', count, { one: '1 partita', other: `${count} partite` }),
  provisional: 'ancora incerto',
  course: 'Il punteggio di partita in partita',
  changed: (name, before, after) => `${name}: ${before} → ${after}`,
  annulled: {
    'no-first-decision': 'Qualcuno non ha mai fatto una mossa: la partita non conta per la classifica.',
    'mass-time-out': 'Questa sconfitta per tempo fa parte di una precedente: non conta per il punteggio.',
  },
  waiting: 'La classifica si aggiorna tra un minuto.',
  rated: 'Classifica',
  ratedHint: 'La partita conta per il punteggio di chi la gioca.',
  showRating: 'Mostra i miei punteggi, e mettimi in classifica',
};
