import type { StandingsTexts } from '../standings-texts.ts';

/** The words of pictures of standings, in English. */
export const standings: StandingsTexts = {
  title: 'Standings',
  nobody: 'nobody yet',
  after: { round: (number) => `After round ${number}`, season: (number) => `Season ${number}` },
  list: { pool: (number) => `Pool ${number}`, division: (number) => `Division ${number}` },
  matchPoints: 'Pts',
  record: 'W–D–L',
  duels: 'Matches',
  games: 'Games',
  points: 'Points',
  opponents: 'Opp.',
  more: (count) => `and ${count} more`,
};
