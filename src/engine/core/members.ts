import { z } from 'zod';
import type { DecisionKind, DecisionMember, Scope } from './expansion.ts';
import type { DecisionNotation } from './notation.ts';
import { markOf, type Position, undoTo } from './position/position.ts';
import { refusal } from './refusal.ts';
import { rulesetOf } from './ruleset.ts';

type Decided = { type: string };

/** Returns the value that a decision has for a member of an expansion; undefined where it leaves it out. */
function valueIn(decision: Decided, { name }: DecisionMember): unknown {
  return (decision as Readonly<Record<string, unknown>>)[name];
}

/**
 * Adds to the decisions that lay a tile what expansions in play let their seat do with it.
 * @param absent members of expansions that are not in play, which are refused
 */
export function withMembers(
  kinds: readonly DecisionKind[],
  members: readonly DecisionMember[],
  absent: readonly DecisionMember[],
): readonly DecisionKind[] {
  if (members.length === 0 && absent.length === 0) return kinds;
  const beside = members.filter((member) => member.insteadOfDeployment === undefined);
  const instead = members.filter((member) => member.insteadOfDeployment !== undefined);
  return kinds.map((kind) =>
    kind.deploymentOf === undefined
      ? kind
      : withActions(beside.reduce(extended, refusing(kind, absent)), instead),
  );
}

function refusing(kind: DecisionKind, absent: readonly DecisionMember[]): DecisionKind {
  return {
    ...kind,
    refuse(position, decision) {
      const stray = absent.find((member) => valueIn(decision, member) !== undefined);
      if (stray === undefined) return kind.refuse(position, decision);
      return refusal('wrong-decision', 'R-TURN-2', `The rules of this game have no "${stray.name}".`);
    },
  };
}

/** Returns a placement without a piece, then the same with each deployment and member. */
export function withDeployments(
  position: Position,
  kind: DecisionKind,
  placement: Decided,
  scope?: Scope,
): Decided[] {
  return [placement, ...(kind.deployments?.(position, placement, scope) ?? [])];
}

/** Each decision of the kind is followed by the same with every value of the member. */
function extended(kind: DecisionKind, member: DecisionMember): DecisionKind {
  return {
    ...kind,
    deployments(position, placement, scope) {
      const all = withDeployments(position, kind, placement, scope).flatMap((decision) => {
        const find = () => member.choices(position, kind.deploymentOf?.(decision));
        const values = afterwards(position, kind, decision, find);
        return [decision, ...values.map((value) => ({ ...decision, [member.name]: value }))];
      });
      return all.slice(1);
    },
    refuse(position, decision) {
      const value = valueIn(decision, member);
      const refused = kind.refuse(position, decision);
      if (refused !== undefined || value === undefined) return refused;
      const find = () => member.refuse(position, value, kind.deploymentOf?.(decision));
      return afterwards(position, kind, decision, find);
    },
    effect(position, decision) {
      kind.effect(position, decision);
      const value = valueIn(decision, member);
      if (value !== undefined) member.effect(position, value);
    },
  };
}

/** Each decision of the kind without a piece is followed by the same with each action that takes the place of one. */
function withActions(kind: DecisionKind, actions: readonly DecisionMember[]): DecisionKind {
  if (actions.length === 0) return kind;
  const actionsIn = (decision: Decided) => actions.filter((each) => valueIn(decision, each) !== undefined);
  return {
    ...kind,
    deployments(position, placement, scope) {
      const all = withDeployments(position, kind, placement, scope).flatMap((decision) => {
        if (kind.deploymentOf?.(decision) !== undefined) return [decision];
        const find = () =>
          actions.flatMap((action) =>
            valuesOf(position, action, scope).map((value) => ({ ...decision, [action.name]: value })),
          );
        return [decision, ...afterwards(position, kind, decision, find)];
      });
      return all.slice(1);
    },
    refuse(position, decision) {
      const [action, other] = actionsIn(decision);
      const refused = kind.refuse(position, decision);
      if (refused !== undefined || action === undefined) return refused;
      if (other !== undefined || kind.deploymentOf?.(decision) !== undefined) {
        const detail = 'With a tile you deploy a piece or take one other action, not both.';
        return refusal('wrong-decision', action.insteadOfDeployment ?? 'R-DEP-1', detail);
      }
      const find = () => action.refuse(position, valueIn(decision, action), undefined);
      return afterwards(position, kind, decision, find);
    },
    effect(position, decision) {
      kind.effect(position, decision);
      for (const action of actionsIn(decision)) action.effect(position, valueIn(decision, action));
    },
  };
}

function valuesOf(position: Position, action: DecisionMember, scope: Scope | undefined): unknown[] {
  return scope === 'tile' ? (action.choicesOnTile?.(position) ?? []) : action.choices(position, undefined);
}

/** Calls when a decision has taken effect, and takes it back. */
function afterwards<Found>(
  position: Position,
  kind: DecisionKind,
  decision: Decided,
  find: () => Found,
): Found {
  const mark = markOf(position);
  const { events } = position;
  position.events = undefined;
  kind.effect(position, decision);
  const found = find();
  undoTo(position, mark);
  position.events = events;
  return found;
}

/**
 * Adds the members of expansions to the schema of a decision that lays a tile.
 * @throws Error when it has a member of that name already
 */
export function withMemberSchemas(schema: z.ZodType, members: readonly DecisionMember[]): z.ZodType {
  if (!(schema instanceof z.ZodObject)) throw new Error('a decision is an object');
  const names = [...Object.keys(schema.shape), ...members.map(({ name }) => name)];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`two declare the member "${twice}" of a decision`);
  const shape = Object.fromEntries(members.map((member) => [member.name, member.schema.optional()]));
  return schema.extend(shape).meta(schema.meta() ?? {});
}

/** Adds the members of expansions to the text form of a decision that lays a tile: `3,-1 r90 meeple@road0 + fiddle city0`. */
export function withMemberNotations(
  notation: DecisionNotation,
  members: readonly DecisionMember[],
): DecisionNotation {
  return {
    ...notation,
    format(decision) {
      const added = members.flatMap((member) => {
        const value = valueIn(decision, member);
        return value === undefined ? [] : [member.notation.format(value)];
      });
      return [notation.format(decision), ...added].join(' + ');
    },
    read(words, position) {
      const [first = '', ...added] = words.split(/ ?\+ ?/);
      const decision = notation.read(first, position);
      const read = added.map((part) => readMember(part, members));
      const isRead = decision !== undefined && !read.includes(undefined);
      const all = Object.fromEntries(read.map((entry) => entry ?? []));
      return isRead && Object.keys(all).length === added.length ? { ...decision, ...all } : undefined;
    },
  };
}

function readMember(words: string, members: readonly DecisionMember[]): [string, unknown] | undefined {
  for (const { name, notation } of members) {
    const value = notation.read(words);
    if (value !== undefined) return [name, value];
  }
  return undefined;
}

/** Renames the segments that the members of a decision name, for the same tile turned otherwise. */
export function renamedMembers<Decision extends Decided>(
  position: Position,
  decision: Decision,
  nameOf: (segment: string) => string,
): Decision {
  const renamed = rulesetOf(position).members.flatMap((member) => {
    const value = valueIn(decision, member);
    return value === undefined || member.renamed === undefined
      ? []
      : [[member.name, member.renamed(value, nameOf)] as const];
  });
  return renamed.length === 0 ? decision : { ...decision, ...Object.fromEntries(renamed) };
}
