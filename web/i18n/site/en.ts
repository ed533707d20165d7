import { plural } from '../../../src/texts/names.ts';
import { ordinal } from '../outcome/ordinal-en.ts';

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
      ['Free and open', 'Six expansions, robots, no advertising, an API for everything.'],
    ],
    watch: 'Games being played right now',
    watchText: 'Public games: look over the players’ shoulders.',
    noneToWatch: 'No public game is being played right now.',
    join: 'Tables that are looking for players',
    joinText: 'Open one to see its rules, and take a seat.',
    noneToJoin: 'No table is looking for players right now. Play a robot, or open a table of your own.',
    more: 'More about the game',
    rules: 'The rules of play',
    rulesText: 'The base game in five minutes, and its six expansions, with pictures.',
    api: 'The API',
    apiText: 'Everything that this page does can be done by programs and bots.',
    learn: 'Learn the game',
    learnText: 'Short lessons on a real board, a few minutes each.',
  },
};

export type SiteTexts = typeof site;
