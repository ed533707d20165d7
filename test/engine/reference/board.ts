/** Features by flood fill over bare tiles. Made anew for every question, so nothing can go stale. */
import { abbeyTile, type BoardPiece, type Good, type PlacedTile, type Position } from './position.ts';
import {
  beyond,
  facingHalfEdge,
  type Kind,
  oppositeSide,
  printed,
  type Segment,
  turnedSegments,
} from './tile.ts';

export interface Cell extends PlacedTile {
  segments: Segment[];
}

/** One segment of one placed tile. */
export interface Node {
  cell: Cell;
  segment: Segment;
}

export interface Feature {
  /** R-FEAT-4. */
  name: string;
  kind: Kind;
  nodes: Node[];
  /** R-FEAT-3. */
  tiles: number;
  complete: boolean;
  shields: number;
  inns: number;
  cathedrals: number;
  goods: Good[];
  pieces: BoardPiece[];
}

export interface Board {
  cells: Map<string, Cell>;
  features: Feature[];
  /** The feature a segment belongs to, by `x,y:segment`. */
  featureAt: Map<string, Feature>;
}

export function cellKey(x: number, y: number): string {
  return `${x},${y}`;
}

export function nodeName(node: Node): string {
  return `${node.cell.x},${node.cell.y}:${node.segment.id}`;
}

/** All features of the position with their pieces. */
export function survey(position: Pick<Position, 'tiles' | 'pieces'>): Board {
  const cells = new Map<string, Cell>();
  for (const tile of position.tiles) {
    cells.set(cellKey(tile.x, tile.y), { ...tile, segments: turnedSegments(tile.tile, tile.rotation) });
  }
  const board: Board = { cells, features: [], featureAt: new Map() };
  for (const cell of cells.values()) {
    for (const segment of cell.segments) {
      if (!board.featureAt.has(nodeName({ cell, segment }))) addFeature(board, { cell, segment });
    }
  }
  for (const piece of position.pieces) {
    featureOf(board, piece.x, piece.y, piece.segment).pieces.push(piece);
  }
  return board;
}

export function featureOf(board: Board, x: number, y: number, segment: string): Feature {
  const feature = board.featureAt.get(`${cellKey(x, y)}:${segment}`);
  if (!feature) throw new Error(`There is no segment ${x},${y}:${segment}.`);
  return feature;
}

/** The features of one placed tile, each once. */
export function featuresOfTile(board: Board, x: number, y: number): Feature[] {
  const cell = board.cells.get(cellKey(x, y));
  if (!cell) throw new Error(`There is no tile at ${x},${y}.`);
  return [...new Set(cell.segments.map((segment) => featureOf(board, x, y, segment.id)))];
}

function addFeature(board: Board, first: Node): void {
  const found = new Map<string, Node>([[nodeName(first), first]]);
  const waiting = [first];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    for (const next of connectedNodes(board, node)) {
      const name = nodeName(next);
      if (found.has(name)) continue;
      found.set(name, next);
      waiting.push(next);
    }
  }
  const feature = describeFeature(board, [...found.values()]);
  board.features.push(feature);
  for (const name of found.keys()) board.featureAt.set(name, feature);
}

/** R-FEAT-1: what a segment meets across the edges of its tile. */
function connectedNodes(board: Board, { cell, segment }: Node): Node[] {
  const nodes: Node[] = [];
  for (const side of segment.sides) {
    const neighbour = neighbourOf(board, cell, side);
    const facing = neighbour?.segments.find(
      (other) => other.kind === segment.kind && other.sides.includes(oppositeSide(side)),
    );
    if (neighbour && facing) nodes.push({ cell: neighbour, segment: facing });
  }
  if (segment.kind !== 'field') return nodes;
  for (const halfEdge of segment.halfEdges) {
    const neighbour = neighbourOf(board, cell, Math.floor(halfEdge / 2));
    const facing = neighbour?.segments.find(
      (other) => other.kind === 'field' && other.halfEdges.includes(facingHalfEdge(halfEdge)),
    );
    if (neighbour && facing) nodes.push({ cell: neighbour, segment: facing });
  }
  return nodes;
}

export function neighbourOf(board: Board, at: { x: number; y: number }, side: number): Cell | undefined {
  const step = beyond[side] ?? { x: 0, y: 0 };
  return board.cells.get(cellKey(at.x + step.x, at.y + step.y));
}

function describeFeature(board: Board, nodes: Node[]): Feature {
  const segments = nodes.map((node) => node.segment);
  const kind = segments[0]?.kind ?? 'field';
  return {
    name: firstName(nodes),
    kind,
    nodes,
    tiles: new Set(nodes.map(({ cell }) => cellKey(cell.x, cell.y))).size,
    complete: isComplete(board, kind, nodes),
    shields: segments.reduce((sum, segment) => sum + segment.shields, 0),
    inns: segments.filter((segment) => segment.inn).length,
    cathedrals: segments.filter((segment) => segment.cathedral).length,
    goods: segments.flatMap((segment) => segment.goods),
    pieces: [],
  };
}

/** R-FEAT-4: smallest x, then y, then segment id as text. */
function firstName(nodes: Node[]): string {
  const sorted = [...nodes].sort(
    (a, b) => a.cell.x - b.cell.x || a.cell.y - b.cell.y || (a.segment.id < b.segment.id ? -1 : 1),
  );
  return sorted[0] ? nodeName(sorted[0]) : '';
}

/** R-ROAD-1, R-CITY-1, R-MON-1; R-FIELD-1: fields never. */
function isComplete(board: Board, kind: Kind, nodes: Node[]): boolean {
  if (kind === 'monastery') return nodes.every(({ cell }) => neighbourCount(board, cell) === 8);
  if (kind !== 'city' && kind !== 'road') return false;
  return nodes.every(({ cell, segment }) => segment.sides.every((side) => neighbourOf(board, cell, side)));
}

/** How many of the eight neighbour cells hold tiles. */
export function neighbourCount(board: Board, at: { x: number; y: number }): number {
  let count = 0;
  for (let dx = -1; dx <= 1; dx++) {
    for (let dy = -1; dy <= 1; dy++) {
      if ((dx !== 0 || dy !== 0) && board.cells.has(cellKey(at.x + dx, at.y + dy))) count++;
    }
  }
  return count;
}

/** R-FIELD-3: the completed cities a field touches; R-FIELD-4: `town` is one of them. By name. */
export function citiesOfField(board: Board, field: Feature): string[] {
  const names = new Set<string>();
  for (const { cell, segment } of field.nodes) {
    if (printed(cell.tile).set === 'count') names.add('town');
    for (const id of segment.cities) {
      const city = featureOf(board, cell.x, cell.y, id);
      if (city.complete) names.add(city.name);
    }
  }
  return [...names];
}

export function isAbbey(cell: Cell | undefined): boolean {
  return cell?.tile === abbeyTile;
}

/** By name with x and y as numbers (R-TURN-5). */
export function byName(a: { name: string }, b: { name: string }): number {
  const parts = (name: string) => /^(-?\d+),(-?\d+):(.*)$/.exec(name) ?? [];
  const [, ax, ay, aid] = parts(a.name);
  const [, bx, by, bid] = parts(b.name);
  return Number(ax) - Number(bx) || Number(ay) - Number(by) || (String(aid) < String(bid) ? -1 : 1);
}
