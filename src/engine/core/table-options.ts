import { z } from 'zod';

/** The named rules that a table may choose in addition to its expansions (chapter 2 of the rules). */
export const tableOptionsSchema = z.object({
  fieldScoring: z
    .enum(['per-field', 'per-field-city-once', 'per-city'])
    .describe('How often a completed city pays the farmers around it (R-OPT-2).'),
  fieldPoints: z
    .union([z.literal(3), z.literal(4)])
    .describe('Points of a completed city for a farmer (R-OPT-3).'),
  smallCity: z
    .union([z.literal(4), z.literal(2)])
    .describe('Points of a completed city of exactly two tiles without shields (R-OPT-4).'),
  handSize: z
    .union([z.literal(1), z.literal(3)])
    .describe('Tiles in hand: drawn in the turn, or three (R-OPT-5).'),
  sharing: z
    .enum(['majority', 'each-meeple'])
    .describe('Scoring of a shared feature: for the strongest owner, or for every follower (R-OPT-6).'),
});

/**
 * A named rule that a table may choose where an expansion is in play. It stands in the rules of such tables alone.
 * `usual` holds for editions that name no other value.
 */
export interface ExpansionOption<Name extends string = string, Value extends string = string> {
  readonly name: Name;
  readonly schema: z.ZodType<Value>;
  readonly usual: Value;
  readonly editions: Readonly<Record<string, Value>>;
}

/** Returns what a table chose for an option of an expansion. */
export function chosenIn<Value extends string>(
  rules: TableRules,
  { name, usual }: ExpansionOption<string, Value>,
): Value {
  const chosen = (rules as Readonly<Record<string, unknown>>)[name];
  return chosen === undefined ? usual : (chosen as Value);
}

/** All that a table has agreed on; never changes after the start (R-OPT-9). */
export type TableRules = Readonly<z.infer<typeof tableOptionsSchema>> & {
  readonly expansions: readonly string[];
};
