import { z } from 'zod';
import { robotLevelSchema } from '../../games/schemas/games.ts';
import { flagSchema, idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { personSchema } from '../../players/schemas/people.ts';
import { ANNULMENTS } from '../rules/counting.ts';
import { RATING_CLASSES } from '../rules/rating.ts';

const ratingClassSchema = z
  .enum(RATING_CLASSES)
  .describe('Class of the rating: games between two players, or between several');

const shownShape = {
  rating: z
    .int()
    .describe(
      'The rating, which starts at 1500; a player rated 200 points higher wins about three games in four',
    ),
  marginOfError: z.int().min(0).describe('Half the width of the 95 % confidence interval around `rating`'),
  isProvisional: z
    .boolean()
    .describe(
      'True if the confidence interval is too wide for a comparison, as in about the first twenty games',
    ),
};

const shownSchema = z
  .object(shownShape)
  .meta({ id: 'ShownRating', description: 'A rating with its confidence interval.' });

const games = z.int().min(0).describe('Number of games that counted');

export const classRatingSchema = z
  .object({ class: ratingClassSchema, ...shownShape, games, updatedAt: timeSchema })
  .meta({ id: 'ClassRating', description: 'The rating of a player in a class.' });

export const rankingQuery = {
  class: ratingClassSchema.default('two'),
  robots: flagSchema.default(false).describe('True to list robots instead of people'),
};

export const rankedPlayerSchema = personSchema
  .extend({
    robot: robotLevelSchema.nullable().describe('Level of a robot; null for a person'),
    rating: shownShape.rating,
    marginOfError: shownShape.marginOfError,
    games,
    updatedAt: timeSchema,
  })
  .meta({ id: 'RankedPlayer', description: 'A player in the list of ratings.' });

const voidReasonSchema = z
  .enum(ANNULMENTS)
  .nullable()
  .describe(
    'Why the game changed no rating: a player never made a decision, or lost on time in several games at once, of ' +
      'which only the first counts. Null if it counted',
  );

export const ratingChangeSchema = z
  .object({
    gameId: idSchema.nullable().describe('Id of the game; null if it is hidden from you'),
    matchId: idSchema
      .nullable()
      .describe('The match that was rated, with its last game in `gameId`; null for a single game'),
    finishedAt: timeSchema.describe('When it ended; only the day if `gameId` is null'),
    place: z.int().min(1).max(6),
    before: shownSchema,
    after: shownSchema,
    voidReason: voidReasonSchema,
  })
  .meta({ id: 'RatingChange', description: 'A game’s effect on the rating of a player.' });

export const gameRatingsSchema = z
  .object({
    state: z
      .enum(['unrated', 'waiting', 'rated'])
      .describe('`waiting`: the game counts, but is not over or ended within the last two minutes'),
    class: ratingClassSchema,
    changes: z
      .array(
        z.object({
          seat: z.int().min(0).max(5),
          before: shownSchema.nullable().describe('The rating before the game; null if hidden'),
          after: shownSchema.nullable(),
          voidReason: voidReasonSchema,
        }),
      )
      .max(6)
      .describe('The changes by seat; empty unless the game is rated'),
  })
  .meta({ id: 'GameRatings', description: 'A game’s effect on the ratings of its players.' });
