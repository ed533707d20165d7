import { base } from './base/index.ts';
import type { Expansion } from './core/expansion.ts';
import { makeCatalogue } from './core/make-catalogue.ts';
import { CORE_REFUSAL_REASONS, type CoreRefusalReason } from './core/refusal.ts';
import { abbeyAndMayor } from './expansions/abbey-and-mayor/index.ts';
import { count } from './expansions/count/index.ts';
import { innsAndCathedrals } from './expansions/inns-and-cathedrals/index.ts';
import { kingAndRobber } from './expansions/king-and-robber/index.ts';
import { river } from './expansions/river/index.ts';
import { tradersAndBuilders } from './expansions/traders-and-builders/index.ts';

/** The expansions, in the order in which their hooks run (wagons move before the count). */
export const expansions = [
  river,
  innsAndCathedrals,
  tradersAndBuilders,
  kingAndRobber,
  abbeyAndMayor,
  count,
] as const;

/** Everything that can be in play. */
export const catalogue = makeCatalogue(base, expansions);

type SchemaOf<Any> = Any extends { decisionSchemas: readonly (infer Schema)[] } ? Schema : never;
type DecisionSchema = SchemaOf<typeof base | (typeof expansions)[number]>;
const inOrder: readonly Expansion[] = [base, ...expansions];

type ReasonOf<Any> = Any extends { refusalReasons: readonly (infer Reason)[] } ? Reason : never;

/** A reason for which the engine refuses a decision; part of the API. */
export type RefusalReason = CoreRefusalReason | ReasonOf<typeof base | (typeof expansions)[number]>;

/** All of them. */
export const REFUSAL_REASONS = [
  ...CORE_REFUSAL_REASONS,
  ...inOrder.flatMap(({ refusalReasons = [] }) => refusalReasons),
] as [RefusalReason, ...RefusalReason[]];

/** How people write all decisions. */
export const decisionNotations = inOrder.flatMap(({ notations }) => notations ?? []);

/** The shapes of all decisions; what the types of decisions and the API's documents are made of. */
export const decisionSchemas = inOrder.flatMap((each) => each.decisionSchemas ?? []) as unknown as [
  DecisionSchema,
  ...DecisionSchema[],
];
