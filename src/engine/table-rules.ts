import { z } from 'zod';
import { EXPANSIONS, expansionOptionShape, expansionOptions } from './catalogue.ts';
import { chosenIn, type TableRules, tableOptionsSchema } from './core/table-options.ts';

/** Ids in the order of the catalogue, each once. */
const subsetOf = <Id extends string>(ids: [Id, ...Id[]]) =>
  z
    .array(z.enum(ids))
    .max(ids.length)
    .transform((chosen) => ids.filter((id) => chosen.includes(id)))
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
    expansions: subsetOf(EXPANSIONS).pipe(z.array(z.enum(EXPANSIONS)).max(EXPANSIONS.length)),
    ...tableOptionsSchema.shape,
    ...expansionOptionShape,
  })
  .meta({ id: 'Rules', description: 'The rules of a table; they never change after the start.' });
export type Rules = z.infer<typeof rulesSchema>;

/** The rules that a table requests: an edition, and single options that override it. */
export const rulesRequestSchema = z
  .strictObject({
    edition: z.enum(EDITION_NAMES).optional().describe('Preset for all omitted options; `third` if omitted.'),
    expansions: subsetOf(EXPANSIONS).optional(),
    ...tableOptionsSchema.partial().shape,
    ...expansionOptionShape,
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
  const { expansions } = request;
  const rules = { ...EDITIONS[edition], expansions: [], ...wanted };
  const { ofOthers, inPlay } = expansionOptionsFor(rules, edition, expansions ?? []);
  const named = Object.entries(rules).filter(([name]) => !ofOthers.includes(name));
  return rulesSchema.parse({ ...Object.fromEntries(named), ...inPlay });
}

/** What the expansions in play leave to the table, and the names of options that others would. */
function expansionOptionsFor(
  rules: TableRules,
  edition: Edition,
  expansions: readonly string[],
): { ofOthers: string[]; inPlay: Record<string, string> } {
  const isInPlay = ({ expansion }: { expansion: string }) => expansions.includes(expansion);
  const chosen = expansionOptions.filter(isInPlay).map(({ option }) => {
    const usual = option.editions[edition] ?? option.usual;
    return [option.name, chosenIn(rules, { ...option, usual })] as const;
  });
  const others = expansionOptions.filter((each) => !isInPlay(each));
  return { ofOthers: others.map(({ option }) => option.name), inPlay: Object.fromEntries(chosen) };
}
