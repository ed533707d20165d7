import { z } from 'zod';
import { idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { PauseReason } from '../recurring-tables/change.ts';
import { NOT_OF_STANDING, shownTermsSchema, termsSchema } from '../terms.ts';
import { newGameSchema } from './games.ts';

const { name, seatCount } = newGameSchema.shape;

const game = z
  .strictObject({ name, seatCount, ...termsSchema.omit(NOT_OF_STANDING).shape })
  .meta({ id: 'TableTemplate', description: 'What each table is like, as in a new game.' });

const mostOpen = z.int().min(1).max(5).describe('How many of its tables wait for players at most');
const mostCurrent = z
  .int()
  .min(1)
  .max(20)
  .describe('How many of its games are not over at most, open ones included; no less than `mostOpen`');

export const newStandingSchema = z
  .strictObject({ game, mostOpen: mostOpen.default(1), mostCurrent: mostCurrent.default(3) })
  .refine((wanted) => wanted.mostCurrent >= wanted.mostOpen, {
    path: ['mostCurrent'],
    error: 'No more can be open than not over.',
  })
  .meta({
    id: 'NewStandingTable',
    description: 'A kind of table that you keep open.',
    examples: [
      { game: { seatCount: 2, clock: { perTurn: 'P3D' }, seating: 'drawn' }, mostOpen: 1, mostCurrent: 3 },
    ],
  });

export const standingChangeSchema = z
  .strictObject({
    isPaused: z.boolean().describe('Whether no further table is opened'),
    mostOpen,
    mostCurrent,
  })
  .partial()
  .meta({
    id: 'StandingTableChange',
    description: 'What to change; members that are left out stay.',
    examples: [{ isPaused: true }],
  });

const shownGame = shownTermsSchema
  .omit(NOT_OF_STANDING)
  .extend({
    name: z.string().max(80).nullable(),
    seatCount: seatCount.unwrap(),
    minReliability: z.int().min(0).max(100).nullable(),
  })
  .meta({ id: 'StandingTableGame', description: 'What each table is like.' });

export const standingSchema = z
  .object({
    id: idSchema,
    game: shownGame,
    mostOpen,
    mostCurrent,
    open: z.int().min(0).describe('How many of its tables wait for players'),
    running: z.int().min(0).describe('How many of its games are running'),
    pausedBecause: z
      .enum(PauseReason)
      .nullable()
      .describe(
        'Why no table is opened: you paused it, were on vacation, decided nothing for three weeks, or a table was refused ' +
          '(a silence, for example); null: they are',
      ),
    createdAt: timeSchema,
  })
  .meta({ id: 'StandingTable', description: 'A kind of table that you keep open.' });

export const standingParams = z.object({ id: idSchema.describe('Id of the standing table') });
