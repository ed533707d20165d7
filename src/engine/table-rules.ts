import { z } from 'zod';
import { EXPANSIONS } from './catalogue.ts';
import { type TableRules, tableOptionsSchema } from './core/table-options.ts';

const expansionsSchema = z
  .array(z.enum(EXPANSIONS))
  .max(EXPANSIONS.length)
  .transform((ids) => EXPANSIONS.filter((id) => ids.includes(id)))
  .describe('Any subset of the expansions, including the empty one (R-OPT-1).');

/** Named presets; a single option of the request overrides them (R-OPT-7..9). */
export const EDITIONS = {
  first: { fieldScoring: 'per-city', fieldPoints: 4, smallCity: 2, handSize: 1, sharing: 'majority' },
  second: {
    fieldScoring: 'per-field-city-once',
    fieldPoints: 3,
    smallCity: 2,
    handSize: 1,
    sharing: 'majority',
  },
  third: { fieldScoring: 'per-field', fieldPoints: 3, smallCity: 4, handSize: 1, sharing: 'majority' },
  bga: { fieldScoring: 'per-field', fieldPoints: 3, smallCity: 4, handSize: 1, sharing: 'majority' },
} as const satisfies Record<string, Omit<TableRules, 'expansions'>>;
export type Edition = keyof typeof EDITIONS;
const EDITION_NAMES = Object.keys(EDITIONS) as [Edition, ...Edition[]];

/** The complete rules of a table: every option named (chapter 2 of the rules). */
export const rulesSchema = z
  .strictObject({
    expansions: expansionsSchema.pipe(z.array(z.enum(EXPANSIONS)).max(EXPANSIONS.length)),
    ...tableOptionsSchema.shape,
  })
  .meta({ id: 'Rules', description: 'The rules of a table; they never change after the start.' });
export type Rules = z.infer<typeof rulesSchema>;

/** The rules that a table requests: an edition, and single options that override it. */
export const rulesRequestSchema = z
  .strictObject({
    edition: z.enum(EDITION_NAMES).optional().describe('Preset for all omitted options; `third` if omitted.'),
    expansions: expansionsSchema.optional(),
    ...tableOptionsSchema.partial().shape,
  })
  .meta({
    id: 'RulesRequest',
    description: 'The requested rules: an edition, and single options that override it.',
  });
export type RulesRequest = z.infer<typeof rulesRequestSchema>;

/** Fills the options that a request leaves open from its edition. */
export function resolveRules(request: RulesRequest): Rules {
  const { edition = 'third', ...options } = request;
  const wanted = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  return rulesSchema.parse({ ...EDITIONS[edition], expansions: [], ...wanted });
}
