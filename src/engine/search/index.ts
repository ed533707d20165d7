export type { FeatureKind, Segment } from '../core/board/tile.ts';
export { NO_SEGMENT, type TileType } from '../core/board/tile-type.ts';
export { deploy } from '../core/deployment/deploy.ts';
export { listDeployments } from '../core/deployment/legal.ts';
export { SPOTS } from '../core/deployment/spots.ts';
export { isPlayedFromHand, playableTypes } from '../core/drawing.ts';
export type { PieceKind } from '../core/piece-kind.ts';
export { fits, fitsSomewhere, listPlacements, placementOf } from '../core/placement.ts';
export { drawnTile, handOf, handSizeOf, tilesInBag, tilesRemaining } from '../core/position/bag.ts';
export {
  allFeatures,
  eachSegment,
  factsOfSegment,
  featureOf,
  featuresOfTile,
  isComplete,
  isOccupied,
  kindOfFeature,
  kindOfSegment,
  openSidesOf,
  segmentRoom,
  tileOf,
} from '../core/position/features.ts';
export {
  edgesAround,
  frontierAt,
  frontierCount,
  frontierRoom,
  frontierX,
  frontierY,
  matchesAt,
  rotationsThatMatch,
} from '../core/position/frontier.ts';
export { tileAround, tileAt, tileBeside } from '../core/position/grid.ts';
export {
  kindNumberOfPiece,
  ownerOfPiece,
  pieceRows,
  piecesOffBoard,
  piecesOn,
  piecesOnBoard,
  segmentOfPiece,
  supplyOf,
} from '../core/position/pieces.ts';
export { markOf as mark, NONE, rulesOf, undoTo } from '../core/position/position.ts';
export { activeSeat, gainOf, hasResigned, scoreOf, seatCount, seatsOf } from '../core/position/seats.ts';
export {
  firstSegmentOf,
  quarterTurnsOf,
  segmentAtHalfEdge,
  segmentAtSide,
  surroundedSegment,
  tileCount,
  typeOfTile,
  xOf,
  yOf,
} from '../core/position/tiles.ts';
export {
  awaitingSeat,
  isOver as isOverIn,
  isSecondPartDue,
  partOf,
  placedTile,
} from '../core/position/turn-state.ts';
export { kindOfPiece } from '../core/ruleset.ts';
export { type FeatureFacts, factsOfFeature, marksOf } from '../core/scoring/feature-facts.ts';
export { bonusOf, citiesOf } from '../core/scoring/fields.ts';
export { sharesOf, strengthsOn, strongest } from '../core/scoring/owners.ts';
export { type PossibleDraw, possibleDraws } from './draws.ts';
export { dealHidden, listDeals, putDeal, shuffleHidden } from './hidden.ts';
export { hasCitiesBeside, isInPlay, kindNumber, pieceKindNumber, pieceKindsIn } from './kinds.ts';
export { eachOpenCell, type OpenCell } from './open-cells.ts';
export { type Random, randomFrom } from './random.ts';
export {
  awaitingIn,
  beginSearch,
  choices,
  goOn,
  play,
  playPart,
  projectIn,
  type Search,
  scoresIn,
  stateIn,
} from './search.ts';
export { finishPart, finishTurn, layDrawn, tileDecision } from './tile-turn.ts';
export { countFitting, countMatching, countUnseen, typesIn } from './unseen.ts';
