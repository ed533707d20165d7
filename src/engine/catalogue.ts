import { z } from 'zod';
import { expansions } from '#expansions';
import { base } from './base/index.ts';
import { coreEventSchemas } from './core/events.ts';
import type { DecisionKind, DecisionMember, Expansion } from './core/expansion.ts';
import { makeCatalogue } from './core/make-catalogue.ts';
import { withMemberNotations, withMemberSchemas } from './core/members.ts';
import { CORE_REFUSAL_REASONS, type CoreRefusalReason } from './core/refusal.ts';
import type { ExpansionOption } from './core/table-options.ts';

/** Everything that can be in play. */
export const catalogue = makeCatalogue(base, expansions);

const inOrder: readonly Expansion[] = [base, ...expansions];
type Any = typeof base | (typeof expansions)[number];

/** Ids of all expansions. */
export type ExpansionId = (typeof expansions)[number]['id'];
export const EXPANSIONS = expansions.map(({ id }) => id) as [ExpansionId, ...ExpansionId[]];

type OptionOf<One> = One extends { options: readonly (infer Option)[] } ? Option : never;
type NamedOption = Extract<OptionOf<Any>, { name: string; schema: z.ZodType }>;

/** What tables may choose in addition, by the expansion that must be in play. */
export const expansionOptions: readonly { readonly expansion: string; readonly option: ExpansionOption }[] =
  inOrder.flatMap(({ id, options = [] }) => options.map((option) => ({ expansion: id, option })));

type OptionShape<Options extends NamedOption> = {
  [Each in Options as Each['name']]: z.ZodOptional<Each['schema']>;
};

/** The schemas of these options, each absent where its expansion is not in play. */
export const expansionOptionShape = Object.fromEntries(
  expansionOptions.map(({ option: { name, schema } }) => [name, schema.optional()]),
) as OptionShape<NamedOption>;

type DecisionSchemaOf<One> = One extends { decisionSchemas: readonly (infer Schema)[] } ? Schema : never;
type DecisionSchema = DecisionSchemaOf<Any>;

/** The kinds of all decisions. */
export const decisionKinds: readonly DecisionKind[] = inOrder.flatMap(({ hooks }) => hooks.decisions ?? []);

/** What expansions add to the decisions that lay a tile. */
const decisionMembers: readonly DecisionMember[] = inOrder.flatMap(({ hooks }) => hooks.members ?? []);
type MemberOf<One> = One extends { hooks: { members: readonly (infer Member)[] } } ? Member : never;

/** The name of a member that an expansion adds. */
export type MemberName = Extract<MemberOf<Any>, { name: string }>['name'];
export const DECISION_MEMBERS = decisionMembers.map(({ name }) => name as MemberName);

/** Changes, of what each type of decision has, that of the types to which expansions add members. */
function extendedOf<Each>(
  all: readonly Each[],
  typeOf: (each: Each) => unknown,
  extend: (each: Each, members: readonly DecisionMember[]) => Each,
): Each[] {
  if (decisionMembers.length === 0) return [...all];
  const laying = decisionKinds.filter((kind) => kind.deploymentOf !== undefined);
  const types = new Set<unknown>(laying.map(({ type }) => type));
  return all.map((each) => (types.has(typeOf(each)) ? extend(each, decisionMembers) : each));
}

/** The schemas of all decisions; the type `Decision` and the API's document are made of them. */
export const decisionSchemas = extendedOf<z.ZodType>(
  inOrder.flatMap((each) => each.decisionSchemas ?? []),
  typeOfSchema,
  withMemberSchemas,
) as unknown as [DecisionSchema, ...DecisionSchema[]];

/** The text forms of all decisions. */
export const decisionNotations = extendedOf(
  inOrder.flatMap(({ notations }) => notations ?? []),
  ({ type }) => type,
  withMemberNotations,
);

/** The `type` of the decisions that a schema describes; undefined for several shapes of one type, which lay no tile. */
function typeOfSchema(schema: z.ZodType): unknown {
  const type = schema instanceof z.ZodObject ? schema.shape['type'] : undefined;
  return type instanceof z.ZodLiteral ? type.value : undefined;
}

type DecisionKindOf<One> = One extends { hooks: { decisions: readonly (infer Kind)[] } } ? Kind : never;

/** A phase in which a seat decides. */
export type PhaseName = DecisionKindOf<Any>['phases'][number];
export const PHASES = [...new Set(decisionKinds.flatMap(({ phases }) => phases))] as PhaseName[];

/** A type of decision that a player can make. */
export type DecisionType = DecisionKindOf<Any>['type'];
export const DECISION_TYPES = decisionKinds.map(({ type }) => type as DecisionType);
/** Types of decision that can be planned by preference (`DecisionKind.stepsToSeats`). */
export const PREFERABLE_TYPES = decisionKinds
  .filter(({ stepsToSeats }) => stepsToSeats !== undefined)
  .map(({ type }) => type as DecisionType);

type EventSchemaOf<One> = One extends { eventSchemas: readonly (infer Schema)[] } ? Schema : never;
type EventSchema = (typeof coreEventSchemas)[number] | EventSchemaOf<Any>;

/** The schemas of all events. */
export const eventSchemas = [
  ...coreEventSchemas,
  ...inOrder.flatMap((each) => each.eventSchemas ?? []),
] as unknown as [EventSchema, ...EventSchema[]];

type Viewing = Extract<Any, { viewSchema: z.ZodType }>;
type ViewShape = { [One in Viewing as One['id']]: z.ZodOptional<One['viewSchema']> };

/** The parts of a view that belong to expansions, by their ids. */
export const expansionViewsSchema = z
  .object(
    Object.fromEntries(
      inOrder.flatMap(({ id, viewSchema }) => (viewSchema ? [[id, viewSchema.optional()]] : [])),
    ) as ViewShape,
  )
  .meta({ id: 'TableExpansions', description: 'Additions of the expansions in play to the table.' });

type ReasonOf<One> = One extends { refusalReasons: readonly (infer Reason)[] } ? Reason : never;

/** A reason for which the engine refuses a decision; part of the API. */
export type RefusalReason = CoreRefusalReason | ReasonOf<Any>;
export const REFUSAL_REASONS = [
  ...CORE_REFUSAL_REASONS,
  ...inOrder.flatMap(({ refusalReasons = [] }) => refusalReasons),
] as [RefusalReason, ...RefusalReason[]];
