import { plural } from '../../../src/texts/names.ts';

/** Returns a place in English: `1st`. Games have six seats at most. */
export const ordinal = (place: number): string => `${place}${{ 1: 'st', 2: 'nd', 3: 'rd' }[place] ?? 'th'}`;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The texts of the pages around the games, in English. */
export const site = {
  day: (day: number, month: number) => `${day} ${months[month]}`,
  footer: { label: 'About this site', rules: 'Rules', api: 'API', learn: 'Learn the game' },
  loggedOut: 'You have been logged out',
  loggedOutText: 'Your session has ended. Log in to come back to this page.',
  away: 'The service cannot be reached right now. Trying again…',
  back: 'Connected again.',

  lists: {
    search: 'Search your games',
    searchHint: 'Table or player',
    show: 'Show',
    all: 'All games',
    nothingFound: 'No game of yours matches.',
    more: 'Show more',
    older: 'Show older games',
    unread: 'New messages',
    baseGame: 'Base game',
    noClock: 'No time limit',
    withRobots: 'Robots may join',
    withoutRobots: 'People only',
    askedReliability: (percent: string) => `reliability of at least ${percent}`,
    youWon: 'You won',
    shared: 'You share first place',
    place: (place: number, of: number) => `You came ${ordinal(place)} of ${of}`,
    timeLeft: (time: string) => `${time} left`,
    days: (count: number) => plural('en', count, { one: '1 day', other: `${count} days` }),
    hours: (count: number) => plural('en', count, { one: '1 hour', other: `${count} hours` }),
    minutes: (count: number) => plural('en', count, { one: '1 minute', other: `${count} minutes` }),
  },

  welcome: {
    points: [
      ['Your own pace', 'Minutes, hours or days for a move: the game waits for you.'],
      ['Wherever you are', 'Play on this page, by answering an email, or in a chat.'],
      ['Free and open', 'Eight expansions, robots, no advertising, an API for everything.'],
    ],
    watch: 'Games being played right now',
    watchText: 'Public games: look over the players’ shoulders.',
    noneToWatch: 'No public game is being played right now.',
    join: 'Tables that are looking for players',
    joinText: 'Open one to see its rules, and take a seat.',
    noneToJoin: 'No table is looking for players right now. Play a robot, or open a table of your own.',
    more: 'More about the game',
    rules: 'The rules of play',
    rulesText: 'The base game in five minutes, and its eight expansions, with pictures.',
    api: 'The API',
    apiText: 'Everything that this page does can be done by programs and bots.',
    learn: 'Learn the game',
    learnText: 'Short lessons on a real board, a few minutes each.',
  },
};

export type SiteTexts = typeof site;

/** The texts for those who play without an account, in English. */
export const guests = {
  playNow: 'Play now',
  playHarder: 'I know the game: give me a stronger robot',
  playHint: 'No account, nothing to fill in: a game against a friendly robot, and you begin.',
  beginning: 'Setting up the table…',

  keep: 'Save my games',
  /** The same on a phone, where the menu needs the room. */
  keepShort: 'Save',

  gone: 'Your guest account has expired',
  goneText: (days: number) =>
    `Guests who stay away for ${plural('en', days, { one: 'a day', other: `${days} days` })} make room for others, and their games end. Begin another one: with an email address or a passkey it waits for you as long as you like.`,
};

export type GuestTexts = typeof guests;

/** The texts of the tutorial's page in English; those of the lessons come from the service. */
export const learn = {
  nav: 'Learn',
  title: 'Learn to play',
  text: 'Short lessons at a real table. No account is needed, and nothing can go wrong: a move that leads elsewhere is explained, and you try again.',
  base: 'The base game',
  expansions: 'The expansions',
  done: 'done',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  news: 'Points',
  all: 'All lessons',
  startOver: 'Start over',
  next: (title: string) => `Next: ${title}`,
  finished: 'That was the last lesson. The best way to learn the rest is to play.',
  notFound: 'There is no such lesson.',
};

/** The texts of the tutorial's page that every language has. */
export type LearnTexts = typeof learn;
