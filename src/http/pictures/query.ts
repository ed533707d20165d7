import { z } from 'zod';
import { THEME_NAMES, WIDTHS } from '../../render/index.ts';
import { LANGUAGES } from '../../texts/index.ts';
import { gameIdSchema } from '../schemas/games/games.ts';

const flag = z.enum(['0', '1']);

/** Query parameters of a picture of the board. */
export const pictureQuery = z.object({
  legal: flag
    .default('0')
    .describe('1: numbers the legal places for the tile with the `label` of the options'),
  last: flag.default('1').describe('1: marks the last move and what it scored'),
  size: z.coerce
    .number()
    .int()
    .min(WIDTHS.least)
    .max(WIDTHS.most)
    .default(WIDTHS.usual)
    .describe('Width in pixels at which the picture will be displayed'),
  theme: z.enum(THEME_NAMES).default('light').describe('Colours for a light or a dark page'),
  language: z.enum(LANGUAGES).default('en').describe('Language of the words in the picture'),
});
export type PictureQuery = z.infer<typeof pictureQuery>;

/** The same for a picture of the past, which a signed pass can show to somebody who may not see the game. */
export const pastPictureQuery = pictureQuery.extend({
  pass: z
    .string()
    .max(500)
    .optional()
    .describe(
      'From an answer for a chat: shows the picture for a week, as the player of that answer sees it',
    ),
});

/** A moment of a game: an entry of its log. */
export const entryParams = gameIdSchema.extend({
  seq: z.coerce.number().int().min(0).max(1_000_000).describe('Entry of the log; 0: before the first'),
});
