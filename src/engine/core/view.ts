import { isPlayedFromHand } from './drawing.ts';
import { placesOf } from './ending.ts';
import type { FieldClaim } from './expansion.ts';
import { asideTiles, drawnTile, handOf, handSizeOf, tilesRemaining } from './position/bag.ts';
import { allFeatures, eachSegment, isComplete, isOccupied, kindOfFeature } from './position/features.ts';
import { piecesOnBoard, standingOf, supplyOf } from './position/pieces.ts';
import { nameOfFeature, nameOfSegment } from './position/places.ts';
import type { Position } from './position/position.ts';
import { activeSeat, hasResigned, scoreOf, seatsOf } from './position/seats.ts';
import { cellOf, rotationOf, tilesOnBoard, typeOfTile } from './position/tiles.ts';
import { hasResult, isOver, partOf } from './position/turn-state.ts';
import { namedPiece, rulesetOf } from './ruleset.ts';
import { type FeatureFacts, factsOfFeature } from './scoring/feature-facts.ts';
import { citiesOf } from './scoring/fields.ts';
import { sharesOf } from './scoring/owners.ts';
import type { CoreView, FeatureView, PieceView, SeatView, TileView } from './view-schema.ts';

/** Returns what a viewer may see; `viewer` is a seat, or undefined for the public. */
export function viewOf(position: Position, viewer: number | undefined): CoreView {
  const claims = rulesetOf(position).hooks.fieldClaims.flatMap((claimsOf) => claimsOf(position));
  const places = hasResult(position) ? placesOf(position) : [];
  return {
    turn: { seat: activeSeat(position), part: partOf(position) },
    over: isOver(position),
    seats: seatsOf(position).map((seat) => seatView(position, seat, places[seat] ?? null)),
    tiles: tilesOnBoard(position).map((tile) => tileView(position, tile)),
    pieces: piecesOnBoard(position).map((piece) => pieceView(position, piece)),
    features: allFeatures(position).map((feature) => featureView(position, feature, claims)),
    bag: {
      remaining: tilesRemaining(position),
      aside: asideTiles(position).map(({ facts }) => facts.id),
    },
    drawn: drawnTile(position)?.facts.id ?? null,
    hand: handView(position, viewer),
    expansions: Object.fromEntries(
      rulesetOf(position).views.map(({ id, view }) => [id, view(position, viewer)]),
    ),
  };
}

function handView(position: Position, viewer: number | undefined): string[] | null {
  if (viewer === undefined || !isPlayedFromHand(position)) return null;
  return handOf(position, viewer).map((type) => type.facts.id);
}

function seatView(position: Position, seat: number, place: number | null): SeatView {
  const pieces = rulesetOf(position).pieces.map(
    ({ name }, kind) => [name, supplyOf(position, seat, kind)] as const,
  );
  return {
    seat,
    score: scoreOf(position, seat),
    place,
    pieces: Object.fromEntries(pieces),
    handSize: handSizeOf(position, seat),
    resigned: hasResigned(position, seat),
  };
}

/** The public view of a tile on the board. */
export function tileView(position: Position, tile: number): TileView {
  return {
    tile: typeOfTile(position, tile).facts.id,
    ...cellOf(position, tile),
    rotation: rotationOf(position, tile),
  };
}

function pieceView(position: Position, piece: number): PieceView {
  return {
    ...namedPiece(position, piece),
    at: standingOf(position, piece),
  };
}

function featureView(position: Position, feature: number, claims: readonly FieldClaim[]): FeatureView {
  const facts = factsOfFeature(position, feature);
  const { meets, completes } = kindOfFeature(position, feature);
  const segments: string[] = [];
  eachSegment(position, feature, (segment) => segments.push(nameOfSegment(position, segment)));
  return {
    name: nameOfFeature(position, feature),
    kind: facts.kind,
    meets,
    tiles: facts.tiles,
    segments,
    complete: isComplete(position, feature),
    open: facts.open,
    marks: Object.fromEntries(facts.marks),
    ...worthView(position, facts, claims),
    worthWhenComplete: completes ? worthIn(position, { ...facts, open: 0 }) : null,
  };
}

/** Returns who would get a feature's points now, and how many: a claim such as a barn's goes before farmers. */
function worthView(
  position: Position,
  facts: FeatureFacts,
  claims: readonly FieldClaim[],
): Pick<FeatureView, 'owners' | 'points'> {
  const { feature } = facts;
  const claimed = claims.filter(({ field }) => field === feature);
  const [claim] = claimed;
  if (claim !== undefined)
    return {
      owners: claimed.map(({ seat }) => seat).sort((one, other) => one - other),
      points: claim.perCity * citiesOf(position, feature).length,
    };
  return {
    owners: isOccupied(position, feature) ? sharesOf(position, facts).map(({ seat }) => seat) : [],
    points: worthIn(position, facts),
  };
}

/** Returns what a feature of these facts is worth to an owner. */
function worthIn(position: Position, facts: FeatureFacts): number {
  return rulesetOf(position).hooks.worthOf.reduce((sum, worthOf) => sum + worthOf(position, facts), 0);
}
