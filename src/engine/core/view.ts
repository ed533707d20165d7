import { asideTiles, drawnTile, handOf, tilesLeft } from './bag.ts';
import type { Rotation } from './board/cell.ts';
import {
  allFeatures,
  eachSegment,
  isComplete,
  isOccupied,
  nameOfFeature,
  nameOfSegment,
  typeOfTile,
} from './board/features.ts';
import type { Standing } from './events.ts';
import { kindOfPiece, ownerOfPiece, standingOf, supplyOf } from './pieces.ts';
import { NONE, type Position } from './position.ts';
import { factsOfFeature } from './scoring/feature-facts.ts';
import { sharesOf } from './scoring/owners.ts';
import { hasLeft } from './turn.ts';

/** A seat as everybody sees it. */
export interface SeatView {
  readonly seat: number;
  readonly score: number;
  /** Pieces in the supply, by kind. */
  readonly pieces: Readonly<Record<string, number>>;
  /** Tiles in hand; which ones only the seat itself knows (R-HAND-2). */
  readonly handSize: number;
  readonly left: boolean;
}

/** A tile on the board. */
export interface TileView {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise. */
  readonly rotation: Rotation;
}

/** A piece on the board. */
export interface PieceView {
  readonly seat: number;
  readonly piece: string;
  readonly at: Standing;
}

/** A connected feature. */
export interface FeatureView {
  /** `x,y:segment` (R-FEAT-4). */
  readonly name: string;
  readonly kind: string;
  /** Different tiles (R-FEAT-3). */
  readonly tiles: number;
  /** Every segment of it as `x,y:segment`. */
  readonly segments: readonly string[];
  readonly complete: boolean;
  /** Open sides, or empty cells round a monastery. */
  readonly open: number;
  /** What is printed on it: shields, inns, goods, with how often. */
  readonly marks: Readonly<Record<string, number>>;
  /** Seats that would get its points now. */
  readonly owners: readonly number[];
  /** What it is worth to an owner as it lies: complete, or unfinished at the end of the game. */
  readonly points: number;
}

/** A position as one viewer may see it, and nothing else. */
export interface PositionView {
  readonly turn: { readonly seat: number; readonly part: number };
  readonly over: boolean;
  readonly seats: readonly SeatView[];
  readonly tiles: readonly TileView[];
  readonly pieces: readonly PieceView[];
  readonly features: readonly FeatureView[];
  readonly bag: { readonly left: number; readonly aside: readonly string[] };
  /** The tile that was drawn and shown to all. */
  readonly drawn: string | null;
  /** The viewer's own hand; null for everybody else and where nobody holds tiles. */
  readonly hand: readonly string[] | null;
  /** What expansions hold: goods, king, abbeys, town, ... */
  readonly own: Readonly<Record<string, unknown>>;
}

/** Makes a viewer's view; `viewer` is a seat, or undefined for the public. */
export function viewOf(position: Position, viewer: number | undefined): PositionView {
  const { at, memory, ruleset } = position;
  return {
    turn: { seat: memory[at.turnSeat], part: memory[at.part] },
    over: memory[at.over] === 1,
    seats: Array.from({ length: at.seats }, (_, seat) => seatView(position, seat)),
    tiles: Array.from({ length: memory[at.tileCount] }, (_, tile) => tileView(position, tile)),
    pieces: piecesOnBoard(position).map((piece) => pieceView(position, piece)),
    features: allFeatures(position).map((feature) => featureView(position, feature)),
    bag: { left: tilesLeft(position), aside: asideTiles(position) },
    drawn: drawnTile(position)?.facts.id ?? null,
    hand:
      viewer === undefined || ruleset.rules.handSize === 1
        ? null
        : handOf(position, viewer).map((type) => type.facts.id),
    own: Object.assign({}, ...ruleset.hooks.view.map((view) => view(position, viewer))),
  };
}

function seatView(position: Position, seat: number): SeatView {
  const { at, memory, ruleset } = position;
  return {
    seat,
    score: memory[at.score + seat],
    pieces: Object.fromEntries(
      ruleset.pieces.map(({ name }, kind) => [name, supplyOf(position, seat, kind)]),
    ),
    handSize: memory[at.handCount + seat],
    left: hasLeft(position, seat),
  };
}

function tileView(position: Position, tile: number): TileView {
  const { at, memory } = position;
  return {
    tile: typeOfTile(position, tile).facts.id,
    x: memory[at.tileX + tile],
    y: memory[at.tileY + tile],
    rotation: (memory[at.tileRotation + tile] * 90) as Rotation,
  };
}

function piecesOnBoard({ at, memory }: Position): number[] {
  return Array.from({ length: at.pieceCapacity }, (_, piece) => piece).filter(
    (piece) => memory[at.pieceSegment + piece] > NONE,
  );
}

function pieceView(position: Position, piece: number): PieceView {
  return {
    seat: ownerOfPiece(position, piece),
    piece: kindOfPiece(position, piece).name,
    at: standingOf(position, piece),
  };
}

function featureView(position: Position, feature: number): FeatureView {
  const facts = factsOfFeature(position, feature);
  const segments: string[] = [];
  eachSegment(position, feature, (segment) => segments.push(nameOfSegment(position, segment)));
  return {
    name: nameOfFeature(position, feature),
    kind: facts.kind,
    tiles: facts.tiles,
    segments,
    complete: isComplete(position, feature),
    open: facts.open,
    marks: Object.fromEntries(facts.marks),
    owners: isOccupied(position, feature) ? sharesOf(position, facts).map(({ seat }) => seat) : [],
    points: position.ruleset.hooks.worthOf.reduce((sum, worthOf) => sum + worthOf(position, feature), 0),
  };
}
