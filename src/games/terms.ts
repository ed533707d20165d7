import { z } from 'zod';
import { rulesRequestSchema, rulesSchema } from '../engine/index.ts';
import { clockSchema } from './clock/deadlines.ts';
import { robotDelaySchema } from './robots/pause.ts';
import type { GameRow } from './store/games.ts';

const visibilitySchema = z.enum(['public', 'unlisted', 'private']);
const seatingSchema = z.enum(['as-taken', 'drawn']);
const percentSchema = z.int().min(1).max(100);

/** The options of a table in a request. All schemas that request, store or show options derive from it. */
export const termsSchema = z.object({
  rules: rulesRequestSchema.optional().describe('Differences from the third edition without expansions'),
  visibility: visibilitySchema
    .default('public')
    .describe('Games that are not public are visible only to their players and to invited people'),
  seating: seatingSchema
    .default('as-taken')
    .describe('The order of play: as the seats were taken, or drawn at the start by the committed seed'),
  clock: clockSchema.optional().describe('The clock; no deadlines if omitted'),
  assistance: z
    .boolean()
    .default(true)
    .describe(
      'True if players and spectators get remaining tiles, projections, points of options and hints while the game ' +
        'runs',
    ),
  allowRobots: z
    .boolean()
    .default(true)
    .describe('True if robots can play at the table, including as stand-ins for absent players'),
  robotDelay: robotDelaySchema
    .nullable()
    .default(null)
    .describe('Approximate pause before a robot decides, as an ISO 8601 duration; null for none'),
  rated: z
    .boolean()
    .optional()
    .describe(
      'True if the game counts for the ratings of its players; if omitted, true unless there is a scenario',
    ),
  minReliability: percentSchema
    .optional()
    .describe(
      'Minimum reliability in percent for taking a seat, except for players you invite by name; no limit if ' +
        'omitted. Newcomers have no reliability yet and can sit at three such tables at once',
    ),
});
export type Terms = z.output<typeof termsSchema>;

/** The default options of a table. */
export const DEFAULT_TERMS: Terms = termsSchema.parse({});

/** The options of a game in responses. */
export const shownTermsSchema = z.object({
  rules: rulesSchema,
  visibility: visibilitySchema,
  seating: seatingSchema,
  clock: clockSchema.nullable(),
  assistance: z.boolean(),
  allowRobots: z.boolean(),
  robotDelay: robotDelaySchema.nullable(),
  rated: z.boolean(),
  minReliability: percentSchema.nullable(),
} satisfies Record<keyof Terms, z.ZodType>);
export type ShownTerms = Readonly<z.output<typeof shownTermsSchema>>;

const NAMES = shownTermsSchema.keyof().options;

/** Returns the options of a game from its row. */
export const termsOf = (row: GameRow) => picked(row) as ShownTerms;

type Given<Options> = { readonly [Name in keyof Options]: Exclude<Options[Name], undefined> };

/** Returns the options in a request, without omitted ones. */
export const wantedTerms = (request: Terms) => picked(request) as Given<Terms>;

function picked(source: { readonly [Name in keyof Terms]: unknown }): unknown {
  return Object.fromEntries(
    NAMES.flatMap((name) => (source[name] === undefined ? [] : [[name, source[name]]])),
  );
}

/** Options that standing tables don't have. */
export const NOT_OF_STANDING = { robotDelay: true } as const;

/** The options shown to players before they take a seat. */
export const INVITATION_TERMS = shownTermsSchema
  .omit({ robotDelay: true, rated: true, minReliability: true })
  .keyof().options;

/** Options that differ between the games of a match, or that a match lacks or has in a different form. */
export const NOT_OF_MATCH = {
  visibility: true,
  seating: true,
  rated: true,
  robotDelay: true,
  minReliability: true,
} as const;
