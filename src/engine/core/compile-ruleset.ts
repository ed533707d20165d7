import type { FeatureKind } from './board/tile.ts';
import { type Expansion, type Phase, type PrintedRules, SLOTS, type Slot } from './expansion.ts';
import { heldState } from './held-tiles.ts';
import type { Catalogue } from './make-catalogue.ts';
import { withMembers } from './members.ts';
import type { PieceKind } from './piece-kind.ts';
import { HOOKS, type HookLists, type Ruleset } from './ruleset.ts';
import type { TableRules } from './table-options.ts';

/** Compiles the rules of a table. */
export function compileRuleset(rules: TableRules, seats: number, catalogue: Catalogue): Ruleset {
  const { base, others, kinds, tiles } = catalogue;
  const expansions = [base, ...others.filter((expansion) => rules.expansions.includes(expansion.id))];
  const absent = others.filter((expansion) => !expansions.includes(expansion));
  const hooks = expansions.map((expansion) => expansion.hooks);
  const pieces: PieceKind[] = hooks.flatMap((each) => each.pieces ?? []);
  const members = hooks.flatMap((each) => each.members ?? []);
  const phases = inSlots(hooks.flatMap((each) => each.phases ?? []));
  const printed = [base, ...others].flatMap((expansion) => expansion.printed ?? []);
  return {
    rules,
    seats,
    kinds,
    tiles,
    tileNamed: new Map(tiles.map((tile) => [tile.facts.id, tile])),
    pieces,
    claims: Int32Array.from(pieces, (piece) => bitsOf(piece.claims, kinds)),
    decisions: withMembers(
      hooks.flatMap((each) => each.decisions ?? []),
      members,
      absent.flatMap((expansion) => expansion.hooks.members ?? []),
    ),
    members,
    phases,
    slotAt: slotsOf(phases),
    agenda: hooks.flatMap((each) => each.agenda ?? []),
    hooks: hookLists(expansions),
    printed: printedLists(printed),
    constraints: tiles.map((type) =>
      printed.flatMap((rule) => (rule.constrains?.(type) && rule.mayPlace ? [rule.mayPlace] : [])),
    ),
    state: [
      ...hooks.flatMap((each) => each.state ?? []),
      ...(hooks.some(({ holdsBack }) => holdsBack !== undefined) ? heldState : []),
    ],
    views: expansions.flatMap(({ id, hooks: { view } }) => (view === undefined ? [] : [{ id, view }])),
    expansions,
    layouts: new Map(),
  };
}

function hookLists(expansions: readonly Expansion[]): HookLists {
  const lists = HOOKS.map((name) => [name, expansions.flatMap(({ hooks }) => hooks[name] ?? [])]);
  return Object.fromEntries(lists) as HookLists;
}

function printedLists(printed: readonly PrintedRules[]): Ruleset['printed'] {
  return {
    scoreFeature: printed.flatMap((rule) => rule.scoreFeature ?? []),
    citiesTouched: printed.flatMap((rule) => rule.citiesTouched ?? []),
    citiesOnTable: printed.flatMap((rule) => rule.citiesOnTable ?? []),
  };
}

function inSlots(phases: readonly Phase[]): Phase[] {
  return SLOTS.flatMap((slot) => phases.filter((phase) => phase.slot === slot));
}

function slotsOf(phases: readonly Phase[]): Record<Slot, number> {
  const entries = SLOTS.map((slot, order) => {
    const first = phases.findIndex((phase) => SLOTS.indexOf(phase.slot) >= order);
    return [slot, first] as const;
  });
  return Object.fromEntries(entries) as Record<Slot, number>;
}

function bitsOf(names: readonly string[], kinds: readonly FeatureKind[]): number {
  return kinds.reduce((bits, kind, number) => (names.includes(kind.name) ? bits | (1 << number) : bits), 0);
}
