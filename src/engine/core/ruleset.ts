import type { TileType } from './board/tile-type.ts';
import type {
  AgendaReason,
  DecisionKind,
  DecisionMember,
  Expansion,
  Hooks,
  Phase,
  PrintedRules,
  Slot,
} from './expansion.ts';
import type { PieceKind } from './piece-kind.ts';
import type { Box } from './position/box.ts';
import type { Addresses, StateColumn } from './position/layout.ts';
import { kindNumberOfPiece, ownerOfPiece } from './position/pieces.ts';
import type { Position } from './position/position.ts';

/** Hooks that are functions called for every expansion in play. */
export const HOOKS = [
  'onTurnBegan',
  'holdsBack',
  'onTilePlaced',
  'opensBoard',
  'vetoDeployment',
  'onScored',
  'piecesAbove',
  'onLeaving',
  'onReturned',
  'mayPlayWithoutTile',
  'fieldBonus',
  'excludesFarmers',
  'fieldClaims',
  'worthOf',
  'finalScore',
] as const satisfies readonly (keyof Hooks)[];
type HookName = (typeof HOOKS)[number];
export type HookLists = { readonly [Name in HookName]: readonly NonNullable<Hooks[Name]>[] };
type PrintedLists = {
  readonly [Name in 'scoreFeature' | 'citiesTouched' | 'citiesOnTable']: readonly NonNullable<
    PrintedRules[Name]
  >[];
};
type ViewHook = NonNullable<Hooks['view']>;
export type Constraint = NonNullable<PrintedRules['mayPlace']>;

/**
 * A table's rules, compiled to lookups once and shared by all its games. Hooks of expansions that are not in play
 * are in none of its lists, so they cost nothing.
 */
export interface Ruleset extends Box {
  readonly tileNamed: ReadonlyMap<string, TileType>;
  readonly pieces: readonly PieceKind[];
  /** Per kind of piece: the kinds of feature it may claim, as bits of their numbers. */
  readonly claims: Int32Array;
  /** With the members that expansions in play add to them. */
  readonly decisions: readonly DecisionKind[];
  readonly members: readonly DecisionMember[];
  readonly phases: readonly Phase[];
  /** Number of the first phase at or behind the beginning of each slot. */
  readonly slotAt: Readonly<Record<Slot, number>>;
  readonly agenda: readonly AgendaReason[];
  readonly hooks: HookLists;
  readonly printed: PrintedLists;
  /** Per tile type: what restricts its placement in addition to edges. */
  readonly constraints: readonly (readonly Constraint[])[];
  /** What expansions remember. */
  readonly state: readonly StateColumn[];
  /** What expansions show, by their ids. */
  readonly views: readonly { readonly id: string; readonly view: ViewHook }[];
  /** Those in play, base first, in the catalogue's order. */
  readonly expansions: readonly Expansion[];
  readonly layouts: Map<string, Addresses>;
}

/** The rules by which a position is played. Every position is made with a ruleset as its box (`deal`). */
export function rulesetOf(position: Position): Ruleset {
  return position.box as Ruleset;
}

/** The kind of a piece. */
export function kindOfPiece(position: Position, piece: number): PieceKind {
  return rulesetOf(position).pieces[kindNumberOfPiece(position, piece)] as PieceKind;
}

/** A piece in play as events and views name it: its seat and its kind. */
export function namedPiece(position: Position, piece: number): { seat: number; piece: string } {
  return { seat: ownerOfPiece(position, piece), piece: kindOfPiece(position, piece).name };
}

/** The type of a tile that is known to exist. */
export function tileTypeOf(ruleset: Ruleset, id: string): TileType {
  const type = ruleset.tileNamed.get(id);
  if (type === undefined) throw new Error(`no tile ${id}`);
  return type;
}

/** Number of a kind of piece, or -1 when it is not in play. */
export function pieceNumber(position: Position, name: string): number {
  return position.box.pieces.findIndex((piece) => piece.name === name);
}
