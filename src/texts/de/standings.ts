import type { StandingsTexts } from '../standings-texts.ts';

/** The words of pictures of standings, in German. */
export const standings: StandingsTexts = {
  title: 'Tabelle',
  nobody: 'noch niemand',
  after: { round: (number) => `Nach Runde ${number}`, season: (number) => `Saison ${number}` },
  list: { pool: (number) => `Gruppe ${number}`, division: (number) => `Liga ${number}` },
  matchPoints: 'Pkt.',
  record: 'S–U–N',
  duels: 'Matches',
  games: 'Partien',
  points: 'Punkte',
  opponents: 'Gegner',
  more: (count) => `und ${count} weitere`,
};
