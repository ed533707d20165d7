import type { StandingsTexts } from '../standings-texts.ts';

/** The words of pictures of standings, in Italian. */
export const standings: StandingsTexts = {
  title: 'Classifica',
  nobody: 'ancora nessuno',
  after: { round: (number) => `Dopo il turno ${number}`, season: (number) => `Stagione ${number}` },
  list: { pool: (number) => `Girone ${number}`, division: (number) => `Divisione ${number}` },
  matchPoints: 'Pt',
  record: 'V–P–S',
  duels: 'Incontri',
  games: 'Partite',
  points: 'Punti',
  opponents: 'Avv.',
  more: (count) => `e altri ${count}`,
};
