import { z } from 'zod';
import type { PositionView } from '../engine/index.ts';

const holder = z.number().nullable().catch(null);

/** The expansions' parts of a view, as far as a picture shows them. */
const statesSchema = z.object({
  'traders-and-builders': z.object({ goods: z.array(z.record(z.string(), z.number())) }),
  'king-and-robber': z.object({ king: holder, robber: holder }),
  'abbey-and-mayor': z.object({ abbeys: z.array(z.number()) }),
  count: z.object({
    town: z.object({
      count: z.string(),
      followers: z.array(z.object({ seat: z.number(), piece: z.string(), quarter: z.string() })),
    }),
  }),
});

type States = z.infer<typeof statesSchema>;

/** The part of a view that belongs to an expansion. */
export type ExpansionState<Id extends keyof States> = States[Id];

/** The expansions' parts of a view by expansion; absent for an expansion that is not in the game. */
export type ExpansionStates = Readonly<Record<string, unknown>>;

/** Returns the expansions' parts of a view. */
export function expansionStates({ own }: PositionView): ExpansionStates {
  return Object.fromEntries(
    Object.entries(statesSchema.shape).flatMap(([id, schema]) => {
      const state = schema.safeParse(own);
      return state.success ? [[id, state.data]] : [];
    }),
  );
}
