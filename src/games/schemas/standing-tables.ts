import { z } from 'zod';
import { idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { PauseReason } from '../recurring-tables/change.ts';
import { NOT_OF_STANDING, shownTermsSchema, termsSchema } from '../terms.ts';
import { newGameSchema } from './games.ts';

const { name, seatCount } = newGameSchema.shape;

const game = z
  .strictObject({ name, seatCount, ...termsSchema.omit(NOT_OF_STANDING).shape })
  .meta({ id: 'TableTemplate', description: 'The settings of each table, as for a new game.' });

const maxOpen = z.int().min(1).max(5).describe('Maximum number of its tables that wait for players');
const maxActive = z
  .int()
  .min(1)
  .max(20)
  .describe('Maximum number of its unfinished games, including open ones; at least `maxOpen`');

export const newStandingSchema = z
  .strictObject({ game, maxOpen: maxOpen.default(1), maxActive: maxActive.default(3) })
  .refine((wanted) => wanted.maxActive >= wanted.maxOpen, {
    path: ['maxActive'],
    error: 'The limit of open tables cannot exceed the limit of unfinished games.',
  })
  .meta({
    id: 'NewStandingTable',
    description: 'A standing table to create.',
    examples: [
      { game: { seatCount: 2, clock: { perTurn: 'P3D' }, seating: 'drawn' }, maxOpen: 1, maxActive: 3 },
    ],
  });

export const standingChangeSchema = z
  .strictObject({
    isPaused: z.boolean().describe('True if no more tables are opened'),
    maxOpen,
    maxActive,
  })
  .partial()
  .meta({
    id: 'StandingTableChange',
    description: 'The changes to a standing table; omitted members stay as they are.',
    examples: [{ isPaused: true }],
  });

const shownGame = shownTermsSchema
  .omit(NOT_OF_STANDING)
  .extend({
    name: z.string().max(80).nullable(),
    seatCount: seatCount.unwrap(),
    minReliability: z.int().min(0).max(100).nullable(),
  })
  .meta({ id: 'StandingTableGame', description: 'The settings of each table.' });

export const standingSchema = z
  .object({
    id: idSchema,
    game: shownGame,
    maxOpen,
    maxActive,
    open: z.int().min(0).describe('Number of its tables that wait for players'),
    running: z.int().min(0).describe('Number of its running games'),
    pauseReason: z
      .enum(PauseReason)
      .nullable()
      .describe(
        'Why no tables are opened: you paused it, were on vacation or made no decision for three weeks, or a ' +
          'table was refused (for example because you are silenced). Null while tables are opened',
      ),
    createdAt: timeSchema,
  })
  .meta({ id: 'StandingTable', description: 'A standing table, which keeps new tables open for you.' });

export const standingParams = z.object({ id: idSchema.describe('Id of the standing table') });
