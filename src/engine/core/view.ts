import type { Rotation } from './board/cell.ts';
import { isPlayedFromHand } from './drawing.ts';
import type { Standing } from './events.ts';
import { asideTiles, drawnTile, handOf, handSizeOf, tilesRemaining } from './position/bag.ts';
import { allFeatures, eachSegment, isComplete, isOccupied } from './position/features.ts';
import { ownerOfPiece, piecesOnBoard, standingOf, supplyOf } from './position/pieces.ts';
import { nameOfFeature, nameOfSegment } from './position/places.ts';
import type { Position } from './position/position.ts';
import { activeSeat, hasResigned, scoreOf, seatsOf } from './position/seats.ts';
import { rotationOf, tilesOnBoard, typeOfTile, xOf, yOf } from './position/tiles.ts';
import { isOver, partOf } from './position/turn-state.ts';
import { kindOfPiece, rulesetOf } from './ruleset.ts';
import { factsOfFeature } from './scoring/feature-facts.ts';
import { sharesOf } from './scoring/owners.ts';

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
  /** Open sides, or empty cells around a monastery. */
  readonly open: number;
  /** What is printed on it: shields, inns, goods, with how often. */
  readonly marks: Readonly<Record<string, number>>;
  /** Seats that would get its points now. */
  readonly owners: readonly number[];
  /** What it is worth to an owner now: complete, or unfinished at the end of the game. */
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

/** Returns what a viewer may see; `viewer` is a seat, or undefined for the public. */
export function viewOf(position: Position, viewer: number | undefined): PositionView {
  return {
    turn: { seat: activeSeat(position), part: partOf(position) },
    over: isOver(position),
    seats: seatsOf(position).map((seat) => seatView(position, seat)),
    tiles: tilesOnBoard(position).map((tile) => tileView(position, tile)),
    pieces: piecesOnBoard(position).map((piece) => pieceView(position, piece)),
    features: allFeatures(position).map((feature) => featureView(position, feature)),
    bag: {
      left: tilesRemaining(position),
      aside: asideTiles(position).map(({ facts }) => facts.id),
    },
    drawn: drawnTile(position)?.facts.id ?? null,
    hand: handView(position, viewer),
    own: Object.assign({}, ...rulesetOf(position).views.map(({ view }) => view(position, viewer))),
  };
}

function handView(position: Position, viewer: number | undefined): string[] | null {
  if (viewer === undefined || !isPlayedFromHand(position)) return null;
  return handOf(position, viewer).map((type) => type.facts.id);
}

function seatView(position: Position, seat: number): SeatView {
  const pieces = rulesetOf(position).pieces.map(
    ({ name }, kind) => [name, supplyOf(position, seat, kind)] as const,
  );
  return {
    seat,
    score: scoreOf(position, seat),
    pieces: Object.fromEntries(pieces),
    handSize: handSizeOf(position, seat),
    left: hasResigned(position, seat),
  };
}

function tileView(position: Position, tile: number): TileView {
  return {
    tile: typeOfTile(position, tile).facts.id,
    x: xOf(position, tile),
    y: yOf(position, tile),
    rotation: rotationOf(position, tile),
  };
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
    points: rulesetOf(position).hooks.worthOf.reduce((sum, worthOf) => sum + worthOf(position, feature), 0),
  };
}
