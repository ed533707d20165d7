import { plural } from '../../../src/texts/names.ts';

/** The texts of ratings, in English. */
export const ratings = {
  title: 'Ratings',
  text: 'Players who beat stronger opponents more often rank higher. Every rated game moves its players’ ratings; the more games, the more reliable they are.',
  classes: { two: 'Two players', several: 'Three or more' },
  people: 'People',
  robots: 'Robots',
  who: 'Show',
  which: 'Games of',
  player: 'Player',
  rating: 'Rating',
  games: 'Games',
  none: 'Nobody has played enough rated games for a reliable rating yet.',
  count: (count: number) => plural('en', count, { one: '1 game', other: `${count} games` }),
  provisional: 'provisional',
  course: (days: string, lowest: number, highest: number) =>
    `The rating from game to game, ${days}: between ${lowest} and ${highest}`,
  changed: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
  annulled: {
    'no-first-decision': 'Somebody never made a move, so this game does not count for ratings.',
    'mass-time-out':
      'Somebody lost this game on time together with an earlier one, so it does not count for their rating.',
  },
  waiting: 'The ratings follow in a minute.',
  rated: 'Rated',
  ratedHint: 'The game counts for the ratings of its players.',
  reliability: {
    legend: 'Reliability of players',
    anybody: 'Anybody',
    least: (percent: string) => `At least ${percent}`,
    hint: 'People with fewer abandoned games only; whom you invite by name may join anyway.',
  },
  showRating: 'Show my ratings and list me in the ranking',
};

export type RatingTexts = typeof ratings;
