import { z } from 'zod';
import { decisionSchema, rulesRequestSchema, rulesSchema, scenarioSchema } from '../../engine/index.ts';
import { clockSchema } from '../../games/clock/deadlines.ts';
import { handleForm } from '../../games/play/options/handles.ts';
import { handleSchema, idSchema, nameSchema, timeSchema } from './forms.ts';

export const gameIdSchema = z.object({ id: idSchema.describe('Of the game') });
export const seatNumber = z.int().min(0).max(5);
export const statusSchema = z.enum(['open', 'running', 'finished', 'aborted']);
const visibilitySchema = z.enum(['public', 'unlisted', 'private']);
export const seatingSchema = z.enum(['as-taken', 'drawn']);
const hash = z.string().length(64).describe('SHA-256 in hexadecimal digits');
const points = z.array(z.int()).max(6).describe('Points per seat');

export const guestSchema = z
  .string()
  .min(3)
  .max(254)
  .refine((text) => handleSchema.safeParse(text).success || z.email().safeParse(text).success, {
    error: 'An invitation goes to a handle or an e-mail address.',
  });

const ruleOptions = rulesRequestSchema.shape;

export const newGameSchema = z
  .strictObject({
    name: nameSchema(80).optional(),
    seatCount: z.int().min(2).max(6).default(2).describe('How many players it takes'),
    rules: rulesRequestSchema.optional().describe('What differs from the third edition without expansions'),
    edition: ruleOptions.edition.describe('The same as `rules.edition`'),
    visibility: visibilitySchema
      .default('public')
      .describe('Games that are not public are shown to their players and to invited people only'),
    seating: seatingSchema
      .default('as-taken')
      .describe('Who begins: seat 0 as it was taken, or seats drawn by the committed seed at the start'),
    clock: clockSchema.optional().describe('Left out: no deadlines'),
    invite: z.array(guestSchema).max(20).default([]).describe('Handles or e-mail addresses'),
    scenario: scenarioSchema.optional(),
    join: z.boolean().default(true).describe('Whether you take the first seat'),
  })
  .meta({
    id: 'NewGame',
    description: 'The game you want; every member has a default.',
    examples: [
      { name: 'Sunday game', seatCount: 2, rules: { edition: 'third' } },
      {
        seatCount: 2,
        visibility: 'private',
        clock: { perTurn: 'P3D', onTimeout: 'skip' },
        rules: { smallCity: 2 },
      },
    ],
  });

export const seatRequestSchema = z
  .strictObject({
    seat: seatNumber.optional().describe('Which seat; left out: the first that is free'),
    invitation: z.string().min(1).max(100).optional().describe('The code of a game that is not public'),
  })
  .meta({
    id: 'SeatRequest',
    description: 'Which seat you want; nothing: the first that is free.',
    examples: [{}],
  });

export const awaitingSchema = z
  .object({
    seats: z.array(seatNumber).min(1).max(6),
    phase: z.string().max(40).describe('What is to be decided: the phase of the turn'),
    decisions: z.array(z.string().max(40)).max(10).describe('Types of decision that may be the answer'),
    deadline: timeSchema.nullable(),
  })
  .meta({ id: 'Awaiting', description: 'Whose decision the game waits for.' });

const sitting = z.object({
  seat: seatNumber,
  playerId: idSchema,
  handle: z.string().max(30),
  displayName: z.string().max(100),
});

const summaryShape = {
  id: idSchema,
  name: z.string().max(80),
  status: statusSchema,
  version: z.int().min(0).describe('How many entries the log has'),
  visibility: visibilitySchema,
  seating: seatingSchema,
  scenario: z.boolean().describe('The order of the draws was given: unrated'),
  rules: rulesSchema,
  seatCount: z.int().min(2).max(6).describe('How many play, or before the start may play'),
  you: seatNumber.nullable().describe('Your seat'),
  scores: points,
  createdAt: timeSchema,
  startedAt: timeSchema.nullable(),
  finishedAt: timeSchema.nullable(),
};

export const gameSummarySchema = z
  .object({
    ...summaryShape,
    players: z.array(sitting).max(6),
    awaiting: awaitingSchema
      .omit({ decisions: true })
      .nullable()
      .describe('Whose turn it is; null unless the game is running'),
  })
  .meta({ id: 'GameSummary', description: 'A game in a list.' });

export const entrySchema = z
  .object({
    seq: z.int().min(1),
    seat: seatNumber,
    decision: z.looseObject({ type: z.string().max(40) }),
    text: z.string().max(1000).describe('The decision in its short text form'),
    events: z.array(z.looseObject({ type: z.string().max(40) })).max(2000),
    sentence: z.string().max(20_000).describe('What happened, in English, for people'),
    at: timeSchema,
    hash: hash.describe('SHA-256 over the canonical JSON (RFC 8785) of the entry and the hash before it'),
    previousHash: hash,
  })
  .meta({
    id: 'LogEntry',
    description: 'One entry of the log: a decision and all that it did. It never changes.',
  });

export const decisionResultSchema = z
  .object({
    entry: entrySchema,
    version: z.int().min(1),
    status: statusSchema,
    scores: points,
    awaiting: awaitingSchema.nullable(),
  })
  .meta({ id: 'DecisionResult', description: 'What your decision did, and who is asked next.' });

export const fairnessSchema = z
  .object({
    scenario: z.boolean().describe('The draws were given by whoever made the game; nothing was shuffled'),
    commitment: hash
      .nullable()
      .describe(
        'SHA-256 over the 64 hexadecimal digits of the seed, as ASCII text; published before the first draw',
      ),
    seed: z.string().length(64).nullable().describe('After the end; null before'),
    piles: z
      .array(
        z.object({
          tiles: z.array(z.string().max(40)).max(400),
          shuffled: z.int().nullable().describe('Number of the pile in the shuffle; null: drawn as it is'),
        }),
      )
      .max(3)
      .describe(
        'What was shuffled, in the order before: Fisher-Yates from the end, each number below n from the next 32-bit ' +
          'word of the ChaCha20 key stream (key: the seed, nonce: the pile number, counter 0) that is below the ' +
          'largest multiple of n, modulo n. examples/verify-shuffle.mjs does it.',
      ),
  })
  .meta({
    id: 'Fairness',
    description: 'The commitment to the shuffle and, after the end, the seed that opens it.',
  });

export const chainSchema = z
  .object({
    ok: z.boolean(),
    entries: z.int().min(0).describe('How many entries were read up to the fault'),
    headHash: hash,
    fault: z
      .object({ seq: z.int(), problem: z.enum(['changed', 'missing', 'extra']), detail: z.string().max(500) })
      .optional(),
  })
  .meta({
    id: 'ChainCheck',
    description: 'Whether every hash of the log is what it must be, and if not, where it breaks.',
  });

const optionHandle = z.string().min(3).max(64).regex(handleForm, 'This is not a handle of an option.');

const optionChoice = z
  .strictObject({ type: z.literal('option'), id: optionHandle.describe('`handle` of an option') })
  .meta({
    id: 'OptionChoice',
    description: 'One of the options, by its handle. It is good for its version only.',
  });

export const decisionRequestSchema = z.discriminatedUnion('type', [decisionSchema, optionChoice]).meta({
  id: 'DecisionRequest',
  description: 'One decision, or the handle of one of the options.',
  examples: [
    { type: 'tile', x: 1, y: 0, rotation: 90, deploy: { piece: 'meeple', segment: 'road0' } },
    { type: 'tile', x: 1, y: 0, rotation: 90 },
  ],
});

const playShape = {
  number: z.int().min(1).describe('Place in the list'),
  label: z
    .string()
    .max(20)
    .describe(
      'As on the picture of the board: cells are counted, and options that share one get letters (`7a`)',
    ),
  handle: optionHandle.describe('Send it as `{"type":"option","id":handle}`'),
  decision: decisionSchema.describe('Send it as it is'),
  gains: points.describe('Points that each seat gets at once'),
};

export const optionsSchema = z
  .object({
    version: z.int().min(0),
    seat: seatNumber.nullable(),
    awaiting: awaitingSchema.nullable(),
    options: z
      .array(z.object({ ...playShape, deployments: z.array(z.object(playShape)).max(200).optional() }))
      .max(5000),
  })
  .meta({ id: 'Options', description: 'Every legal decision; a placement carries its legal deployments.' });
