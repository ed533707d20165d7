import type { z } from 'zod';
import type { FeatureKind } from './board/tile.ts';
import type { TileType } from './board/tile-type.ts';
import type { Deployment } from './deployment/deployment.ts';
import type { DecisionNotation } from './notation.ts';
import type { PieceKind } from './piece-kind.ts';
import type { StateColumn } from './position/layout.ts';
import type { Position } from './position/position.ts';
import type { Refusal } from './refusal.ts';
import type { FeatureFacts } from './scoring/feature-facts.ts';
import type { Sheet } from './scoring/sheet.ts';
import type { Stack } from './stack.ts';
import type { ExpansionOption } from './table-options.ts';

/** The places in a part, and at the end of the game, where work is done (chapters 7 and 13). */
export const SLOTS = [
  'before-draw',
  'draw',
  'before-place',
  'place',
  'deploy',
  'before-complete',
  'complete',
  'before-score',
  'score',
  'award',
  'return',
  'after-return',
  'before-refill',
  'refill',
  'next',
  'closing',
  'before-final',
  'final',
] as const;
export type Slot = (typeof SLOTS)[number];

/**
 * How far a phase has come: it is done and the next one follows; it has set another phase itself; or the game waits
 * for a seat's decision, after which the phase is run again.
 */
export type PhaseOutcome = 'done' | 'jumped' | { readonly ask: number };

/**
 * A step of the part. `run` works until it has nothing to do or somebody must decide; after the decision it is run
 * again, so it keeps in the position how far it has come.
 */
export interface Phase {
  /** The name by which players and vectors know it: `place`, `wagon`, ... */
  readonly name: string;
  readonly slot: Slot;
  run(position: Position): PhaseOutcome;
  /**
   * Decides for a seat that has resigned or whose time is over (R-END-5, R-END-6); a decision that the rules force
   * is made here. `hasResigned` tells the two apart.
   */
  decline?(position: Position, seat: number): void;
}

/** The place that a decision points at: a cell, segments by `x,y:segment`, or a quarter of a town. */
export type Target =
  | { readonly cell: { readonly x: number; readonly y: number } }
  | { readonly segments: readonly string[] }
  | { readonly quarter: string };

/** Which deployments and actions with a tile are listed: all, or only those that are on this tile and through it. */
export type Scope = 'all' | 'tile';

/** A decision that players can make. `Decision` is the shape of its zod schema, which stands beside it. */
export interface DecisionKind<Decision extends { type: string } = { type: string }> {
  readonly type: Decision['type'];
  /** Names of the phases in which it may be the answer. */
  readonly phases: readonly string[];
  /** Whether it may be the answer now, where its phases alone do not say so. */
  isOnOffer?(position: Position): boolean;
  /**
   * Every legal decision of the awaiting seat, in the order in which people read them; for a decision that lays a tile,
   * each placement without a piece.
   */
  choices(position: Position): Decision[];
  /**
   * For a decision that lays a tile: the same placement with each legal deployment of a scope. Other kinds have no such
   * function.
   */
  deployments?(position: Position, placement: Decision, scope?: Scope): Decision[];
  /** Why the decision is none of the choices; undefined when it is one. */
  refuse(position: Position, decision: Decision): Refusal | undefined;
  /** Carries a legal decision out. */
  effect(position: Position, decision: Decision): void;
  /**
   * For a decision that lays a tile: the piece that it deploys there, if any. Expansions in play may add members to it
   * (`DecisionMember`), which need not concern it.
   */
  deploymentOf?(decision: Decision): Deployment | undefined;
  /** The decision that declines what the phase offers; whatever else has all of its members declines, too. */
  readonly declining?: Decision;
  /** Returns the pieces that it sends home at once, for lists of options; none where absent. */
  sendsHome?(position: Position, decision: Decision): readonly number[];
  /**
   * Returns after how many further decisions of this kind, at least, a piece of each seat could be sent home; 0 where this one
   * does it. Seats out of reach are absent. A kind that has it can be planned by preference: away from pieces or towards them.
   */
  stepsToSeats?(position: Position, decision: Decision): ReadonlyMap<number, number>;
  /** Returns what the decision points at in the position that asks for it, for clients that show it; nothing where absent. */
  target?(decision: Decision, position: Position): Target | undefined;
}

/**
 * An optional member that an expansion adds to each decision that lays a tile: what its seat may do with that tile in the
 * same decision, such as putting a second piece on it. Its functions are called with the tile laid and the piece of the
 * decision, if any, deployed; nothing is scored yet. A value that is the name of a segment of
 * the tile, or has one as its `segment`, is shown with its side.
 */
export interface DecisionMember<Value = unknown> {
  /** Its name in the decision. */
  readonly name: string;
  /**
   * For an action that takes the place of the deployment, the rule that says so: it is refused beside a piece and beside
   * another such member. Other members may stand beside either.
   */
  readonly insteadOfDeployment?: string;
  /** The shape of its values, as they come from outside. */
  readonly schema: z.ZodType<Value>;
  /** Every legal value for the awaiting seat; none where it must be left out. */
  choices(position: Position, deployed: Deployment | undefined): Value[];
  /**
   * For an action that takes the place of the deployment: those of its choices that are there only because of the tile laid,
   * such as a tower that it brings; none where absent.
   */
  choicesOnTile?(position: Position): Value[];
  /** Why a value is none of the choices; undefined when it is one. */
  refuse(position: Position, value: Value, deployed: Deployment | undefined): Refusal | undefined;
  /** Carries a legal value out, and reports what happens as events. */
  effect(position: Position, value: Value): void;
  /** Its text form, which follows that of the decision: `+ fiddle city0`. */
  readonly notation: {
    format(value: Value): string;
    /** Reads lower-case words with single spaces; undefined when they are no such member. */
    read(words: string): unknown;
  };
  /**
   * Returns a value with the segments of the tile that it names called otherwise, for a tile that looks the same in every
   * rotation; absent where it names none.
   */
  renamed?(value: Value, nameOf: (segment: string) => string): Value;
}

/** A reason why a feature is on the agenda of this part, and its payment. */
export interface AgendaReason {
  readonly name: string;
  /** Pays the feature's owners. */
  pay(position: Position, feature: number): void;
}

/** A claim that pays a seat for each completed city of a field at the end of the game, in addition to its farmers. */
export interface FieldClaim {
  readonly seat: number;
  readonly field: number;
  /** Kind of the score entries. */
  readonly kind: string;
  readonly perCity: number;
}

/** The hooks by which an expansion changes the game. All are called in the order of the catalogue. */
export interface Hooks {
  /** Pieces that every seat gets. */
  readonly pieces?: readonly PieceKind[];
  readonly decisions?: readonly DecisionKind[];
  /** What it adds to the decisions that lay a tile. */
  readonly members?: readonly DecisionMember[];
  readonly phases?: readonly Phase[];
  /** Its columns in a position, declared by `perGame`, `perSeat`, `perTile` and others of `state.ts`. */
  readonly state?: readonly StateColumn[];
  /** Changes the start tiles and the order of the draws. */
  stack?(stack: Stack): Stack;
  /** Runs when a seat's turn has begun, before anything is decided in it. */
  onTurnBegan?(position: Position, seat: number): void;
  /**
   * Whether a tile that comes out of the bag is held back: it is set aside openly and another one drawn, until
   * `giveBackHeld` returns all of them to the bag.
   */
  holdsBack?(position: Position, type: TileType): boolean;
  /** Runs when a tile was laid and nothing is deployed yet. */
  onTilePlaced?(position: Position, tile: number): void;
  /**
   * The rule that lets followers be deployed on other tiles of the board when this tile is placed; undefined where
   * they may not. The feature must be unoccupied and incomplete.
   */
  opensBoard?(position: Position, tile: number): string | undefined;
  /** Returns why nothing may be deployed on a tile; undefined where the other rules decide. Called before `onTilePlaced`, too. */
  vetoDeployment?(position: Position, tile: number): Refusal | undefined;
  /** Runs when a feature of the agenda has been paid, while its pieces stand on it. */
  onScored?(position: Position, feature: number): void;
  /** Returns pieces that stand on a tile but on none of its segments, such as on top of a building. */
  piecesAbove?(position: Position, tile: number): readonly number[];
  /** Runs when a piece is about to leave the board, for whatever reason. */
  onLeaving?(position: Position, piece: number): void;
  /** Runs when a piece came home from a scored feature. */
  onReturned?(position: Position, seat: number, piece: PieceKind, feature: number): void;
  /** Whether a seat without any tile to play has a turn all the same. */
  mayPlayWithoutTile?(position: Position, seat: number): boolean;
  /** Points more than the others' for each city, for this seat in this field. */
  fieldBonus?(position: Position, field: number, seat: number): number;
  /** Whether no farmer's points are counted in this field at the end. */
  excludesFarmers?(position: Position, field: number): boolean;
  /** Further claims on fields at the end of the game. */
  fieldClaims?(position: Position): FieldClaim[];
  /** Returns what a feature is worth to an owner: complete if nothing of it is open, else unfinished at the end of the game. */
  worthOf?(position: Position, facts: FeatureFacts): number;
  /** Pays points at the end of the game. */
  finalScore?(position: Position): void;
  /** Pays what its entries of the agenda stand for. */
  readonly agenda?: readonly AgendaReason[];
  /** Returns its state as a viewer may see it; `viewer` is undefined for the public. Called after the end, too. */
  view?(position: Position, viewer: number | undefined): Readonly<Record<string, unknown>>;
}

/** Rules that tiles bring with them, also into a game drawn without their expansion. */
export interface PrintedRules {
  /** Changes the worth of a completed or unfinished feature. */
  scoreFeature?(sheet: Sheet, facts: FeatureFacts, final: boolean): void;
  /** Tiles that are drawn and shown before hands are played (R-HAND-1). */
  isDrawnFirst?(type: TileType): boolean;
  /** Which tiles `mayPlace` restricts. */
  constrains?(type: TileType): boolean;
  /** The rule that a placement would break although its edges match, or undefined. */
  mayPlace?(
    position: Position,
    type: TileType,
    quarterTurns: number,
    x: number,
    y: number,
  ): Refusal | undefined;
  /** Names of completed cities that are no features of the board. */
  citiesOnTable?(position: Position): readonly string[];
  /** Names of those that a field touches, in addition to the features of the board. */
  citiesTouched?(position: Position, field: number): readonly string[];
}

/** The tiles that an expansion brings, in the notation of `parseTiles`. */
export interface TileTable {
  /** First half of the tiles' ids. */
  readonly set: string;
  readonly table: string;
}

/** An expansion, which is a folder: the things it brings to the table and the rules it changes. */
export interface Expansion {
  readonly id: string;
  readonly kinds?: readonly FeatureKind[];
  /** Marks that its tiles may show on segments, in addition to those of the base game; no two may share one. */
  readonly marks?: readonly string[];
  /** Marks that its tiles may bear as a whole. */
  readonly tileMarks?: readonly string[];
  readonly tiles: TileTable;
  readonly printed?: PrintedRules;
  /** The schemas of its decisions, as they come from outside; `hooks.decisions` carries them out. */
  readonly decisionSchemas?: readonly z.ZodType<{ type: string }>[];
  /** The schemas of events that only it reports. */
  readonly eventSchemas?: readonly z.ZodType<{ type: string }>[];
  /** The schema of what `hooks.view` returns; both or none. */
  readonly viewSchema?: z.ZodType<Readonly<Record<string, unknown>>>;
  /** The text forms of its decisions. */
  readonly notations?: readonly DecisionNotation[];
  /** Reasons for which its rules refuse a decision, in addition to those of the core. */
  readonly refusalReasons?: readonly string[];
  /** What a table may choose in addition where it is in play. */
  readonly options?: readonly ExpansionOption[];
  readonly hooks: Hooks;
  /** Whether it brings pieces for a sixth player (R-SETUP-1). */
  readonly supportsSixPlayers?: boolean;
}
