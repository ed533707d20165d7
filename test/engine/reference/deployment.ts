/** What may be deployed on the tile just placed: chapter 6 of the rules. */
import { segmentFrom } from '../support/decision-text.ts';
import { type Board, cellKey, type Feature, featureOf } from './board.ts';
import { isSame, isVolcano } from './dragon.ts';
import {
  type BoardPiece,
  isFollower,
  type PieceName,
  type Place,
  type Position,
  pieceNames,
  supplyOf,
} from './position.ts';
import { printed, type Segment } from './tile.ts';

/** Which kinds of feature a piece may stand on (R-DEP-7..11). */
const claims: Record<Exclude<PieceName, 'barn'>, readonly string[]> = {
  meeple: ['city', 'road', 'monastery', 'field'],
  'large-meeple': ['city', 'road', 'monastery', 'field'],
  mayor: ['city'],
  wagon: ['city', 'road', 'monastery'],
  builder: ['city', 'road'],
  pig: ['field'],
};

/** The corners: which way to go, and the half-edges that meet there on the tile itself. */
const corners: Record<string, { dx: number; dy: number }> = {
  NE: { dx: 1, dy: -1 },
  SE: { dx: 1, dy: 1 },
  SW: { dx: -1, dy: 1 },
  NW: { dx: -1, dy: -1 },
};
const halfEdgesAtCorner: Record<string, [number, number]> = {
  NE: [1, 2],
  SE: [3, 4],
  SW: [5, 6],
  NW: [7, 0],
};

/**
 * All deployments the seat may choose with the tile at x,y, as `piece@segment`, or `piece@x,y:segment` through a portal,
 * sorted (R-DEP-1..14, R-DRAGON-3, R-PORTAL-1..4).
 */
export function legalDeployments(
  board: Board,
  position: Position,
  seat: number,
  at: { x: number; y: number },
): string[] {
  const supply = supplyOf(position, seat);
  const tile = board.cells.get(cellKey(at.x, at.y))?.tile ?? '';
  const pieces = pieceNames.filter((piece) => supply[piece] > 0);
  const here = pieces.flatMap((piece) =>
    piece === 'barn' ? barnSpots(board, at) : pieceSpots(board, seat, piece, at),
  );
  const elsewhere = isPortal(position, tile)
    ? pieces.filter(isFollower).flatMap((piece) => portalSpots(board, position, piece, at))
    : [];
  return [...(isVolcano(position, tile) ? [] : here), ...elsewhere].sort();
}

function isPortal(position: Position, tile: string): boolean {
  return position.rules.expansions.includes('princess-and-dragon') && printed(tile).portal === true;
}

/** R-PORTAL-1, R-PORTAL-3: unoccupied incomplete features of all other tiles. */
function portalSpots(board: Board, { dragon }: Position, piece: PieceName, at: Place): string[] {
  return [...board.cells.values()]
    .filter((cell) => !isSame(cell, at) && !(dragon && isSame(cell, dragon)))
    .filter(({ tile }) => tile !== 'count/F' && tile !== 'count/G')
    .flatMap((cell) => cell.segments.map((segment) => ({ cell, segment })))
    .filter(({ segment }) => piece !== 'barn' && claims[piece].includes(segment.kind))
    .filter(({ cell, segment }) => {
      const { complete, pieces } = featureOf(board, cell.x, cell.y, segment.id);
      return !complete && pieces.length === 0;
    })
    .map(({ cell, segment }) => `${piece}@${cell.x},${cell.y}:${segment.id}`);
}

function pieceSpots(
  board: Board,
  seat: number,
  piece: Exclude<PieceName, 'barn'>,
  at: { x: number; y: number },
): string[] {
  const segments = board.cells.get(cellKey(at.x, at.y))?.segments ?? [];
  return segments
    .filter((segment) => claims[piece].includes(segment.kind))
    .filter((segment) => mayJoin(featureOf(board, at.x, at.y, segment.id), seat, piece))
    .map((segment) => `${piece}@${segment.id}`);
}

/** R-DEP-3 for followers, R-DEP-10 for the builder, R-DEP-11 for the pig. */
function mayJoin(feature: Feature, seat: number, piece: PieceName): boolean {
  if (isFollower(piece)) return feature.pieces.length === 0;
  const hasOwn = feature.pieces.some((other) => other.seat === seat && isFollower(other.piece));
  return hasOwn && !feature.complete;
}

/** R-BARN-1, R-BARN-2. */
function barnSpots(board: Board, at: { x: number; y: number }): string[] {
  return Object.keys(corners)
    .filter((corner) => {
      const segment = fieldAtCorner(board, at, corner);
      if (
        !segment ||
        !otherTilesAtCorner(at, corner).every((other) => fieldAtCorner(board, other, other.corner))
      )
        return false;
      return !featureOf(board, at.x, at.y, segment).pieces.some((other) => other.piece === 'barn');
    })
    .map((corner) => `barn@${corner}`);
}

/** The field segment that holds both half-edges at that corner of the tile, if one does. */
export function fieldAtCorner(
  board: Board,
  at: { x: number; y: number },
  corner: string,
): string | undefined {
  const cell = board.cells.get(cellKey(at.x, at.y));
  return cell && fieldSegmentAt(cell.segments, corner);
}

export function fieldSegmentAt(segments: readonly Segment[], corner: string): string | undefined {
  const [a, b] = halfEdgesAtCorner[corner] ?? [-1, -1];
  return segments.find(
    (segment) => segment.kind === 'field' && segment.halfEdges.includes(a) && segment.halfEdges.includes(b),
  )?.id;
}

/** The three other tiles that meet at a corner, and which corner of theirs it is. */
function otherTilesAtCorner(at: { x: number; y: number }, corner: string) {
  const { dx, dy } = corners[corner] ?? { dx: 0, dy: 0 };
  const nameOf = (cx: number, cy: number) => `${cy < 0 ? 'N' : 'S'}${cx < 0 ? 'W' : 'E'}`;
  return [
    { x: at.x + dx, y: at.y, corner: nameOf(-dx, dy) },
    { x: at.x, y: at.y + dy, corner: nameOf(dx, -dy) },
    { x: at.x + dx, y: at.y + dy, corner: nameOf(-dx, -dy) },
  ];
}

/** The piece as it stands after `piece@segment`, `piece@x,y:segment` or `barn@corner`. */
export function deployed(
  board: Board,
  seat: number,
  at: { x: number; y: number },
  deploy: string,
): BoardPiece {
  const [piece = '', place = ''] = deploy.split('@') as [PieceName, string];
  if (place.includes(':')) return { seat, piece: piece as PieceName, ...segmentFrom(place) };
  const standing = { seat, piece: piece as PieceName, x: at.x, y: at.y };
  if (piece !== 'barn') return { ...standing, segment: place };
  return { ...standing, segment: fieldAtCorner(board, at, place) ?? '', corner: place };
}
