import type { z } from 'zod';
import type { FeatureKind } from './board/tile.ts';
import type { TileType } from './board/tile-type.ts';
import type { DecisionNotation } from './notation.ts';
import type { PieceKind } from './pieces.ts';
import type { Position } from './position.ts';
import type { Refusal } from './refusal.ts';
import type { FeatureFacts } from './scoring/feature-facts.ts';
import type { AgendaReason, FieldClaim } from './scoring/settle.ts';
import type { Sheet } from './scoring/sheet.ts';

/** A tile lying on the table at the start. */
export interface StartTile {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

/** What the tiles of a new game are before the shuffle; expansions change it in the catalogue's order. */
export interface Stack {
  readonly start: readonly StartTile[];
  /** Shuffled among themselves and drawn before all others. */
  readonly first: readonly string[];
  /** Drawn after `first` and before the rest, in this order. */
  readonly second: readonly string[];
  /** Shuffled: everything else. */
  readonly bag: readonly string[];
}

/** A list of tiles without one copy of a tile. */
export function withoutOne(tiles: readonly string[], tile: string): string[] {
  const place = tiles.indexOf(tile);
  return tiles.filter((_, index) => index !== place);
}

/** The places in a part, and at the end of the game, where work is done (chapters 7 and 13). */
export const SLOTS = [
  'before-draw',
  'draw',
  'place',
  'complete',
  'before-score',
  'score',
  'award',
  'return',
  'after-return',
  'refill',
  'next',
  'closing',
  'before-final',
  'final',
] as const;
export type Slot = (typeof SLOTS)[number];

/** What a phase says after it has worked: ask this seat, or one of the two below. */
export type PhaseOutcome = number;
/** The phase has nothing more to do; the next one follows. */
export const GO_ON = -1;
/** The phase has set another phase itself. */
export const JUMPED = -2;

/**
 * A step of the part. `run` works until it has nothing to do or somebody must be asked; after the answer it is
 * run again, so it keeps in the position how far it has come.
 */
export interface Phase {
  /** The name by which players and vectors know it: `place`, `wagon`, ... */
  readonly name: string;
  readonly slot: Slot;
  run(position: Position): PhaseOutcome;
  /** Declines for a seat that was asked, which has left or whose time is over (R-END-5, R-END-6). */
  decline?(position: Position, seat: number): void;
}

/** A decision that players can make. `Decision` is the shape of its zod schema, which stands beside it. */
export interface DecisionKind<Decision extends { type: string } = { type: string }> {
  readonly type: Decision['type'];
  /** Names of the phases in which it may be the answer. */
  readonly phases: readonly string[];
  /** Whether it may be the answer now, where its phases alone do not say so. */
  isOnOffer?(position: Position): boolean;
  /** Every legal decision of the seat that is asked, in the order in which people read them. */
  choices(position: Position): Decision[];
  /** Why the decision is none of the choices; undefined when it is one. */
  refuse(position: Position, decision: Decision): Refusal | undefined;
  /** Carries a legal decision out. */
  effect(position: Position, decision: Decision): void;
}

/** What the rules of an expansion hook into. All are called in the order of the catalogue. */
export interface Hooks {
  /** Pieces that every seat gets. */
  readonly pieces?: readonly PieceKind[];
  readonly decisions?: readonly DecisionKind[];
  readonly phases?: readonly Phase[];
  /** Its own data: so many integers each, beginning at 0. */
  own?(seats: number): Readonly<Record<string, number>>;
  /** The first values of its own data, once the start tiles lie. */
  start?(position: Position): void;
  /** Changes what lies at the start and what is drawn in which order. */
  stack?(stack: Stack): Stack;
  /** A tile lies, nothing is deployed yet. */
  onTilePlaced?(position: Position, tile: number): void;
  /** A piece came home from a scored feature. */
  onReturned?(position: Position, seat: number, piece: PieceKind, feature: number): void;
  /** Whether a seat without any tile to play has a turn all the same. */
  mayPlayWithoutTile?(position: Position, seat: number): boolean;
  /** Points more than the others' for each city, for this seat in this field. */
  fieldBonus?(position: Position, field: number, seat: number): number;
  /** Whether no farmer's points are counted in this field at the end. */
  excludesFarmers?(position: Position, field: number): boolean;
  /** Further claims on fields at the end of the game. */
  fieldClaims?(position: Position): FieldClaim[];
  /** What a feature is worth to an owner as it lies: complete, or unfinished at the end of the game. */
  worthOf?(position: Position, feature: number): number;
  /** Points at the end of the game. */
  finalScore?(position: Position): void;
  /** Pays what an agenda entry of its own stands for. */
  readonly agenda?: readonly AgendaReason[];
  /** Its own data as this viewer may see it; `viewer` is undefined for the public. */
  view?(position: Position, viewer: number | undefined): Readonly<Record<string, unknown>>;
}

/** What tiles say by themselves, wherever they lie, also in a game drawn without their expansion. */
export interface PrintedRules {
  /** Changes what a completed or unfinished feature is worth. */
  scoreFeature?(sheet: Sheet, facts: FeatureFacts, final: boolean): void;
  /** Tiles that are drawn and shown before hands are played (R-HAND-1). */
  isDrawnFirst?(type: TileType): boolean;
  /** Which tiles `mayPlace` wants to be asked about. */
  constrains?(type: TileType): boolean;
  /** The rule a placement that fits otherwise would break, or undefined. */
  mayPlace?(position: Position, type: TileType, rotation: number, x: number, y: number): Refusal | undefined;
  /** Names of completed cities that are no features of the board. */
  citiesOnTable?(position: Position): readonly string[];
  /** Names of completed cities that a field touches besides the features of the board. */
  citiesBesides?(position: Position, field: number): readonly string[];
}

/** The tiles that an expansion brings, in the notation of `parseTiles`. */
export interface TileTable {
  /** First half of the tiles' ids. */
  readonly set: string;
  readonly table: string;
}

/** An expansion is a folder: what it brings to the table and what it changes. */
export interface Expansion {
  readonly id: string;
  readonly kinds?: readonly FeatureKind[];
  readonly tiles: TileTable;
  readonly printed?: PrintedRules;
  /** The shapes of its decisions, as they come from outside; `hooks.decisions` says what they do. */
  readonly decisionSchemas?: readonly z.ZodType<{ type: string }>[];
  /** How people write its decisions. */
  readonly notations?: readonly DecisionNotation[];
  readonly hooks: Hooks;
  /** Whether it brings pieces for a sixth player (R-SETUP-1). */
  readonly seatsSix?: boolean;
}
