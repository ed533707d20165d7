import { plural } from '../../../src/texts/names.ts';
import type { RatingTexts } from './en.ts';

/** The texts of ratings, in Italian. */
export const ratings: RatingTexts = {
  title: 'Classifica',
  text: 'Chi batte più spesso avversari più forti sta più in alto. Ogni partita valida aggiorna il rating di chi la gioca: più partite si giocano, più è affidabile.',
  classes: { two: 'Due giocatori', several: 'Tre o più' },
  people: 'Persone',
  robots: 'Robot',
  who: 'In classifica',
  which: 'Partite tra',
  player: 'Giocatore',
  rating: 'Rating',
  games: 'Partite',
  none: 'Nessuno ha ancora giocato abbastanza partite valide da avere un rating affidabile.',
  count: (count) => plural('it', count, { one: '1 partita', other: `${count} partite` }),
  provisional: 'provvisorio',
  course: (days, lowest, highest) => `Il rating di partita in partita, ${days}: tra ${lowest} e ${highest}`,
  changed: (name, before, after) => `${name}: ${before} → ${after}`,
  annulled: {
    'no-first-decision': 'Qualcuno non ha mai fatto una mossa: la partita non conta per il rating.',
    'mass-time-out':
      'Qualcuno ha perso per tempo questa partita insieme a una precedente: per il suo rating non conta.',
  },
  waiting: 'Il rating si aggiorna tra un minuto.',
  rated: 'Partita valida per il rating',
  ratedHint: 'La partita conta per il rating di chi la gioca.',
  reliability: {
    legend: 'Affidabilità di chi gioca',
    anybody: 'Qualsiasi',
    least: (percent) => `Almeno ${percent}`,
    hint: 'Solo chi lascia a metà poche partite; chi inviti per nome può sempre sedersi.',
  },
  showRating: 'Mostra i miei rating e mettimi in classifica',
};
