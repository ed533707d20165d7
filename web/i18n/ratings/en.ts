import { plural } from '../../../src/texts/names.ts';

/** The texts of ratings, in English. */
export const ratings = {
  title: 'Ratings',
  link: 'Ratings',
  text: 'Who wins more often against stronger players stands higher. Each rated game moves the ratings of its players, and the more games, the surer they are.',
  classes: { two: 'Two players', several: 'Three and more' },
  people: 'People',
  robots: 'Robots',
  who: 'Listed are',
  which: 'Games of',
  player: 'Player',
  rating: 'Rating',
  games: 'Games',
  none: 'Nobody has played enough rated games for a sure rating yet.',
  count: (count: number) => plural('en', count, { one: '1 game', other: `${count} games` }),
  provisional: 'not sure yet',
  course: 'The rating from game to game',
  changed: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
  annulled: {
    'no-first-decision': 'Somebody never made a move, so this game does not count for ratings.',
    'mass-time-out': 'This loss on time belongs to an earlier one, so it does not count for the rating.',
  },
  waiting: 'The ratings follow in a minute.',
  rated: 'Rated',
  ratedHint: 'The game counts for the ratings of its players.',
  showRating: 'Show my ratings, and list me by them',
};

export type RatingTexts = typeof ratings;
