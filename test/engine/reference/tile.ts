/** Tile facts of tiles.json and how they look when the tile is turned. */
import { readFileSync } from 'node:fs';
import type { Good, Rotation } from './position.ts';

export type Kind = 'city' | 'road' | 'river' | 'field' | 'monastery' | 'carcassonne';

interface PrintedSegment {
  id: string;
  kind: Kind;
  sides?: string[];
  halfEdges?: string[];
  cities?: string[];
  shields?: number;
  cathedral?: boolean;
  inn?: boolean;
  goods?: Good[];
  princess?: boolean;
}

interface PrintedTile {
  id: string;
  set: string;
  count: number;
  segments: PrintedSegment[];
  links?: [string, string][];
  layout?: { x: number; y: number };
  volcano?: boolean;
  dragon?: boolean;
  portal?: boolean;
  tower?: boolean;
}

/** Sides are 0..3 for N E S W, half-edges 0..7 for NL NR EL ER SL SR WL WR, both in board orientation. */
export interface Segment {
  id: string;
  kind: Kind;
  sides: number[];
  halfEdges: number[];
  cities: string[];
  shields: number;
  cathedral: boolean;
  inn: boolean;
  goods: Good[];
  princess: boolean;
}

const sideNames = ['N', 'E', 'S', 'W'];
const halfEdgeNames = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'];

const file = new URL('./tiles.json', import.meta.url);
export const printedTiles = JSON.parse(readFileSync(file, 'utf8')) as PrintedTile[];
const byId = new Map(printedTiles.map((tile) => [tile.id, tile]));

/** The printed facts of a tile. Throws if there is no such tile. */
export function printed(tile: string): PrintedTile {
  const facts = byId.get(tile);
  if (!facts) throw new Error(`There is no tile ${tile}.`);
  return facts;
}

const turned = new Map<string, Segment[]>();

/** The segments of a tile after turning it clockwise. */
export function turnedSegments(tile: string, rotation: Rotation): Segment[] {
  const key = `${tile} ${rotation}`;
  const known = turned.get(key) ?? turn(tile, rotation);
  turned.set(key, known);
  return known;
}

function turn(tile: string, rotation: Rotation): Segment[] {
  const quarterTurns = rotation / 90;
  return printed(tile).segments.map((segment) => ({
    id: segment.id,
    kind: segment.kind,
    sides: (segment.sides ?? []).map((name) => (sideNames.indexOf(name) + quarterTurns) % 4),
    halfEdges: (segment.halfEdges ?? []).map((name) => (halfEdgeNames.indexOf(name) + 2 * quarterTurns) % 8),
    cities: segment.cities ?? [],
    shields: segment.shields ?? 0,
    cathedral: segment.cathedral ?? false,
    inn: segment.inn ?? false,
    goods: segment.goods ?? [],
    princess: segment.princess ?? false,
  }));
}

/** Where the cell beyond side 0..3 is. */
export const beyond = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export function oppositeSide(side: number): number {
  return (side + 2) % 4;
}

/** NL meets SR, NR meets SL, EL meets WR, ER meets WL. */
export function facingHalfEdge(halfEdge: number): number {
  return [5, 4, 7, 6, 1, 0, 3, 2][halfEdge] ?? -1;
}

/** Kinds of the two halves of a side and what runs over it: `field road field`, `city city city`. */
export function edgeOf(segments: readonly Segment[], side: number): string[] {
  const over = segments.find((segment) => segment.sides.includes(side));
  const half = (halfEdge: number) =>
    segments.find((segment) => segment.halfEdges.includes(halfEdge))?.kind ?? over?.kind ?? 'nothing';
  return [half(2 * side), over?.kind ?? 'plain', half(2 * side + 1)];
}
