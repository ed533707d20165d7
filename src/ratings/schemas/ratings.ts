import { z } from 'zod';
import { robotLevelSchema } from '../../games/schemas/games.ts';
import { flagSchema, idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { personSchema } from '../../players/schemas/people.ts';
import { ANNULMENTS } from '../rules/counting.ts';
import { RATING_CLASSES } from '../rules/rating.ts';

const ratingClassSchema = z.enum(RATING_CLASSES).describe('Of games between two, or among several');

const shownShape = {
  rating: z
    .int()
    .describe('A newcomer has 1500; a player rated 200 points higher wins about three games in four'),
  doubt: z.int().min(0).describe('With 95 % certainty the strength is within this of `rating`'),
  isProvisional: z
    .boolean()
    .describe('Whether the doubt is too large for a comparison: about the first twenty games'),
};

const shownSchema = z.object(shownShape).meta({ id: 'ShownRating', description: 'A rating and its doubt.' });

const games = z.int().min(0).describe('Games that counted');

export const classRatingSchema = z
  .object({ class: ratingClassSchema, ...shownShape, games, updatedAt: timeSchema })
  .meta({ id: 'ClassRating', description: 'The rating of a player in a class.' });

export const rankingQuery = {
  class: ratingClassSchema.default('two'),
  robots: flagSchema.default(false).describe('Robots in place of people'),
};

export const rankedPlayerSchema = personSchema
  .extend({
    robot: robotLevelSchema.nullable().describe('Level of a robot; null: a person'),
    rating: shownShape.rating,
    doubt: shownShape.doubt,
    games,
    updatedAt: timeSchema,
  })
  .meta({ id: 'RankedPlayer', description: 'A player in the list of ratings.' });

const annulmentSchema = z
  .enum(ANNULMENTS)
  .nullable()
  .describe(
    'Why the game changed nothing: somebody at the table never decided anything, or lost on time in several games at ' +
      'once, of which the first counts; null: it counted',
  );

export const ratingChangeSchema = z
  .object({
    gameId: idSchema
      .nullable()
      .describe('Null where you may not see the game, or the player does not show theirs'),
    matchId: idSchema
      .nullable()
      .describe('The match whose result it was, `gameId` being its last game; null: that of a single game'),
    finishedAt: timeSchema.describe('The day alone where `gameId` is null'),
    place: z.int().min(1).max(6),
    before: shownSchema,
    after: shownSchema,
    annulment: annulmentSchema,
  })
  .meta({ id: 'RatingChange', description: 'What a game did to the rating of a player.' });

export const gameRatingsSchema = z
  .object({
    state: z
      .enum(['unrated', 'waiting', 'rated'])
      .describe('`waiting`: the game counts, and is not over or ended within the last two minutes'),
    class: ratingClassSchema,
    changes: z
      .array(
        z.object({
          seat: z.int().min(0).max(5),
          before: shownSchema.nullable().describe('Null where the player does not show it'),
          after: shownSchema.nullable(),
          annulment: annulmentSchema,
        }),
      )
      .max(6)
      .describe('By seat; none unless the game is rated'),
  })
  .meta({ id: 'GameRatings', description: 'What a game did to the ratings of its players.' });
