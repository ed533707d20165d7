import { plural } from '../../../src/texts/names.ts';

/** The texts of a player's page, in English. */
export const person = {
  since: (date: string) => `Here since ${date}`,
  robot: 'A robot',
  guest: 'A guest',
  record: 'Games with people',
  played: (count: number) => plural('en', count, { one: '1 game', other: `${count} games` }),
  won: (count: number) => `${count} won`,
  headToHead: 'The two of you',
  never: 'You have not finished a game together yet.',
  ahead: 'You were ahead',
  behind: 'You were behind',
  invite: 'Invite to a game',
  follow: 'Follow',
  unfollow: 'Follow no longer',
  following: 'You follow this player; nobody else knows.',
  notify: 'Notify me of new tables',
  suitable: 'Only those that suit me',
  suitableHint: 'Players of about my strength, a clock like those I know, expansions I have played',
  noneSuits: 'None suits you at the moment.',
  followedTables: 'Tables of people you follow',
  share: 'Share this page',
  missing: 'There is no such player here, or their page is not for everybody.',
  yours: 'Your page',
  yoursText: 'What others find when they follow your name.',
  see: 'Look at your page',
  to: 'Who finds it',
  readers: { everybody: 'Everybody', players: 'Players who are logged in', nobody: 'Nobody' },
  showSince: 'Show since when I am here',
  showRecord: 'Show my games and victories, without private games',
  showHabits: 'Show how reliable I am, how long my turns take and what I like to play',
  habits: {
    title: 'How they play',
    reliability: 'Reliability',
    notYet: 'Not known yet',
    counted: (games: number, abandoned: number) =>
      `${plural('en', games, { one: 'Of the last game', other: `Of the last ${games} games` })} with people, ${abandoned} abandoned`,
    turns: 'Typical turn',
    spread: (quarter: string, threeQuarters: string) =>
      `A quarter of the turns take ${quarter} at most, three quarters ${threeQuarters}.`,
    favourites: 'Plays most with',
  },
};

export type PersonTexts = typeof person;
