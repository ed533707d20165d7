import { type FeatureKind, parseTiles } from './board/tile.ts';
import { prepareTile, type TileType } from './board/tile-type.ts';
import {
  type DecisionKind,
  type Expansion,
  type Hooks,
  type Phase,
  type PrintedRules,
  SLOTS,
  type Slot,
} from './expansion.ts';
import type { PieceKind } from './pieces.ts';
import { type Addresses, type Capacity, layOut } from './position.ts';
import type { TableRules } from './rules.ts';
import type { AgendaReason } from './scoring/settle.ts';
import { CORE_PHASES } from './turn.ts';

type HookName = Exclude<keyof Hooks, 'pieces' | 'decisions' | 'phases' | 'agenda' | 'own' | 'stack'>;
type HookLists = { readonly [Name in HookName]: readonly NonNullable<Hooks[Name]>[] };
type PrintedLists = {
  readonly [Name in 'scoreFeature' | 'citiesBesides' | 'citiesOnTable']: readonly NonNullable<
    PrintedRules[Name]
  >[];
};

/**
 * A table's rules, compiled to lookups once and shared by all its games. Hooks of expansions that are not in play
 * are in none of its lists, so they cost nothing.
 */
export interface Ruleset {
  readonly rules: TableRules;
  readonly seats: number;
  readonly kinds: readonly FeatureKind[];
  /** Every tile there is: a given list of draws may hold any of them (R-SETUP-12). */
  readonly tiles: readonly TileType[];
  readonly tileNamed: ReadonlyMap<string, TileType>;
  readonly pieces: readonly PieceKind[];
  /** Per piece: the kinds of feature it may claim, as bits of their numbers. */
  readonly claims: Int32Array;
  readonly decisions: readonly DecisionKind[];
  readonly phases: readonly Phase[];
  /** Number of the first phase at or behind the beginning of each slot. */
  readonly slotAt: Readonly<Record<Slot, number>>;
  readonly agenda: readonly AgendaReason[];
  readonly hooks: HookLists;
  readonly printed: PrintedLists;
  /** Per tile type: what restricts its placement besides edges. */
  readonly constraints: readonly (readonly NonNullable<PrintedRules['mayPlace']>[])[];
  /** Expansions' own data. */
  readonly own: readonly { readonly name: string; readonly length: number }[];
  /** Those in play, base first, in the catalogue's order. */
  readonly expansions: readonly Expansion[];
  readonly layouts: Map<string, Addresses>;
}

/** Everything that can be in play: the base game and all expansions, in the order in which their hooks run. */
export interface Catalogue {
  readonly base: Expansion;
  readonly others: readonly Expansion[];
  readonly kinds: readonly FeatureKind[];
  readonly tiles: readonly TileType[];
}

/** Reads the tile tables of all expansions. */
export function makeCatalogue(base: Expansion, others: readonly Expansion[]): Catalogue {
  const kinds = [base, ...others].flatMap((expansion) => expansion.kinds ?? []);
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  const facts = [base, ...others].flatMap(({ tiles }) => parseTiles(tiles.set, byName, tiles.table));
  return { base, others, kinds, tiles: facts.map((tile, index) => prepareTile(tile, index, kinds)) };
}

/** Compiles the rules of a table. */
export function compileRuleset(rules: TableRules, seats: number, catalogue: Catalogue): Ruleset {
  const { base, others, kinds, tiles } = catalogue;
  const expansions = [base, ...others.filter((expansion) => rules.expansions.includes(expansion.id))];
  const pieces = expansions.flatMap((expansion) => expansion.hooks.pieces ?? []);
  const phases = SLOTS.flatMap((slot) =>
    [...CORE_PHASES, ...expansions.flatMap((expansion) => expansion.hooks.phases ?? [])].filter(
      (phase) => phase.slot === slot,
    ),
  );
  const printed = [base, ...others].flatMap((expansion) => expansion.printed ?? []);
  return {
    rules,
    seats,
    kinds,
    tiles,
    tileNamed: new Map(tiles.map((tile) => [tile.facts.id, tile])),
    pieces,
    claims: Int32Array.from(pieces, (piece) => bitsOf(piece.claims, kinds)),
    decisions: expansions.flatMap((expansion) => expansion.hooks.decisions ?? []),
    phases,
    slotAt: slotsOf(phases),
    agenda: expansions.flatMap((expansion) => expansion.hooks.agenda ?? []),
    hooks: {
      start: hooksNamed(expansions, 'start'),
      onTilePlaced: hooksNamed(expansions, 'onTilePlaced'),
      onReturned: hooksNamed(expansions, 'onReturned'),
      mayPlayWithoutTile: hooksNamed(expansions, 'mayPlayWithoutTile'),
      fieldBonus: hooksNamed(expansions, 'fieldBonus'),
      excludesFarmers: hooksNamed(expansions, 'excludesFarmers'),
      fieldClaims: hooksNamed(expansions, 'fieldClaims'),
      worthOf: hooksNamed(expansions, 'worthOf'),
      finalScore: hooksNamed(expansions, 'finalScore'),
      view: hooksNamed(expansions, 'view'),
    },
    printed: {
      scoreFeature: printed.flatMap((rule) => rule.scoreFeature ?? []),
      citiesBesides: printed.flatMap((rule) => rule.citiesBesides ?? []),
      citiesOnTable: printed.flatMap((rule) => rule.citiesOnTable ?? []),
    },
    constraints: tiles.map((type) =>
      printed.flatMap((rule) => (rule.constrains?.(type) && rule.mayPlace ? [rule.mayPlace] : [])),
    ),
    own: expansions.flatMap(({ id, hooks }) =>
      Object.entries(hooks.own?.(seats) ?? {}).map(([name, length]) => ({ name: `${id}.${name}`, length })),
    ),
    expansions,
    layouts: new Map(),
  };
}

/** The memory layout for games of this capacity; games of the same tiles share it. */
export function layoutFor(ruleset: Ruleset, capacity: Capacity): Addresses {
  const key = `${capacity.tiles},${capacity.segments},${capacity.bag},${capacity.startSpan}`;
  const known = ruleset.layouts.get(key);
  if (known !== undefined) return known;
  const addresses = layOut(ruleset, capacity);
  ruleset.layouts.set(key, addresses);
  return addresses;
}

/** The type of a tile that is known to exist. */
export function tileTypeOf(ruleset: Ruleset, id: string): TileType {
  const type = ruleset.tileNamed.get(id);
  if (type === undefined) throw new Error(`no tile ${id}`);
  return type;
}

/** Number of a kind of feature. */
export function kindNumber(ruleset: Ruleset, name: string): number {
  return ruleset.kinds.findIndex((kind) => kind.name === name);
}

/** Number of a kind of piece, or -1 when it is not in play. */
export function pieceNumber(ruleset: Ruleset, name: string): number {
  return ruleset.pieces.findIndex((piece) => piece.name === name);
}

function hooksNamed<Name extends HookName>(
  expansions: readonly Expansion[],
  name: Name,
): NonNullable<Hooks[Name]>[] {
  return expansions.flatMap(({ hooks }) => {
    const hook = hooks[name];
    return hook === undefined ? [] : [hook as NonNullable<Hooks[Name]>];
  });
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
