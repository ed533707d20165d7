import { z } from 'zod';
import { gameIdSchema } from '../../games/schemas/games.ts';
import { REPLAY_WIDTHS, THEME_NAMES, WIDTHS } from '../../render/index.ts';
import { LANGUAGES } from '../../texts/index.ts';

const flag = z.enum(['0', '1']);

/** Query parameters of a picture of the board. */
export const pictureQuery = z.object({
  legal: flag
    .default('0')
    .describe('1: numbers the legal places for the tile with the `label` of the options'),
  last: flag.default('1').describe('1 marks the last move and its points'),
  size: z.coerce
    .number()
    .int()
    .min(WIDTHS.min)
    .max(WIDTHS.max)
    .default(WIDTHS.usual)
    .describe('Display width of the picture in pixels'),
  theme: z.enum(THEME_NAMES).default('light').describe('Colours for a light or a dark page'),
  language: z.enum(LANGUAGES).default('en').describe('Language of the words in the picture'),
});
export type PictureQuery = z.infer<typeof pictureQuery>;

/**
 * Query parameters of a picture of a past position, which a signed pass can make visible to a caller without access to
 * the game.
 */
export const pastPictureQuery = pictureQuery.extend({
  pass: z
    .string()
    .max(500)
    .optional()
    .describe('A token from a chat answer, which shows the picture for a week as its player sees it'),
});

const entry = z.coerce.number().int().min(0).max(1_000_000);

/** Query parameters of a game's animated picture. */
export const replayQuery = z
  .object({
    from: entry.default(0).describe('The first log entry shown; 0 is the start'),
    to: entry.optional().describe('The last log entry shown; the latest one if omitted'),
    speed: z.coerce.number().min(0.5).max(10).default(2).describe('Tiles per second'),
    size: z.coerce
      .number()
      .int()
      .min(REPLAY_WIDTHS.min)
      .max(REPLAY_WIDTHS.max)
      .default(REPLAY_WIDTHS.usual)
      .describe('Width in pixels'),
    theme: pictureQuery.shape.theme,
    language: pictureQuery.shape.language,
  })
  .refine(({ from, to }) => to === undefined || from <= to, {
    path: ['to'],
    message: '`to` cannot be before `from`.',
  });
export type ReplayQuery = z.infer<typeof replayQuery>;

/** The parameters of a game and an entry of its log. */
export const entryParams = gameIdSchema.extend({
  seq: entry.describe('Number of the log entry; 0 is the start'),
});
