export { NO_SEGMENT, type TileType } from '../core/board/tile-type.ts';
export { deploy } from '../core/deployment/deploy.ts';
export { listDeployments } from '../core/deployment/legal.ts';
export { SPOTS } from '../core/deployment/spots.ts';
export { isPlayedFromHand, playableTypes } from '../core/drawing.ts';
export type { PieceKind } from '../core/piece-kind.ts';
export { fits, listPlacements } from '../core/placement.ts';
export { drawnTile, handSizeOf, tilesRemaining } from '../core/position/bag.ts';
export {
  eachSegment,
  factsOfSegment,
  featureOf,
  isOccupied,
  kindOfSegment,
  openSidesOf,
  segmentRoom,
  tileOf,
} from '../core/position/features.ts';
export {
  edgesAround,
  frontierCount,
  frontierRoom,
  frontierX,
  frontierY,
  rotationsThatMatch,
} from '../core/position/frontier.ts';
export { tileAround, tileAt, tileBeside } from '../core/position/grid.ts';
export {
  kindNumberOfPiece,
  ownerOfPiece,
  pieceRows,
  piecesOnBoard,
  segmentOfPiece,
  supplyOf,
} from '../core/position/pieces.ts';
export { markOf as mark, NONE, rulesOf, undoTo } from '../core/position/position.ts';
export { activeSeat, hasResigned, scoreOf, seatCount, seatsOf } from '../core/position/seats.ts';
export {
  firstSegmentOf,
  segmentAtHalfEdge,
  segmentAtSide,
  surroundedSegment,
  tileCount,
  typeOfTile,
  xOf,
  yOf,
} from '../core/position/tiles.ts';
export { isOver as isOverIn, isSecondPartDue, placedTile } from '../core/position/turn-state.ts';
export { kindOfPiece } from '../core/ruleset.ts';
export { type FeatureFacts, factsOfFeature, marksOf } from '../core/scoring/feature-facts.ts';
export { citiesOf } from '../core/scoring/fields.ts';
export { eachCellAround } from './cells-around.ts';
export { type PossibleDraw, possibleDraws } from './draws.ts';
export { dealHidden, listDeals, putDeal, shuffleHidden } from './hidden.ts';
export {
  hasCitiesBeside,
  isInPlay,
  kindNumber,
  pieceKindNumber,
  pieceKindsIn,
  surroundedKinds,
} from './kinds.ts';
export { type Random, randomFrom } from './random.ts';
export {
  awaitingIn,
  beginSearch,
  choices,
  choicesElsewhere,
  choicesOnTile,
  isBare,
  isLegalIn,
  play,
  playPart,
  projectIn,
  type Search,
  scoresIn,
  stateIn,
} from './search.ts';
export { finishPart, finishTurn, layDrawn, tileDecision } from './tile-turn.ts';
export { countUnseen, typesIn } from './unseen.ts';
