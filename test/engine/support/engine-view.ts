/** What a view of the engine shows, in the words of the tables and runs. */
import type { PieceView, PositionView } from '../../../src/engine/index.ts';
import { fieldSegmentAt } from '../reference/deployment.ts';
import { goodsNames, quarters, type Rotation } from '../reference/position.ts';
import { turnedSegments } from '../reference/tile.ts';

/** What the expansions hold, as they put it into a view. */
interface Own {
  goods?: Record<string, number>[];
  king?: number | null;
  robber?: number | null;
  abbeys?: number[];
  town?: { count: string; followers: { seat: number; piece: string; quarter: string }[] };
}

function ownOf(view: PositionView): Own {
  return view.own as Own;
}

/** Wine, grain, cloth of every seat; undefined without goods. */
export function goodsIn(view: PositionView): number[][] | undefined {
  return ownOf(view).goods?.map((store) => goodsNames.map((good) => store[good] ?? 0));
}

export function holderIn(view: PositionView, figure: 'king' | 'robber'): number | undefined {
  return ownOf(view)[figure] ?? undefined;
}

export function abbeysIn(view: PositionView): boolean[] | undefined {
  return ownOf(view).abbeys?.map((count) => count > 0);
}

export function countIn(view: PositionView): string | undefined {
  return quarters.find((quarter) => quarter === ownOf(view).town?.count);
}

export function townIn(view: PositionView): string[] {
  const followers = ownOf(view).town?.followers ?? [];
  return followers.map(({ seat, piece, quarter }) => `${seat} ${piece} ${quarter}`).sort();
}

/** Pieces with the name of the feature they stand on. */
export function piecesIn(view: PositionView): string[] {
  const named = new Map(
    view.features.flatMap(({ name, segments }) => segments.map((s) => [s, name] as const)),
  );
  return view.pieces
    .map((piece) => `${piece.seat} ${piece.piece} ${named.get(segmentUnder(view, piece)) ?? 'nowhere'}`)
    .sort();
}

function segmentUnder(view: PositionView, { at }: PieceView): string {
  if ('quarter' in at) return at.quarter;
  if ('segment' in at) return `${at.x},${at.y}:${at.segment}`;
  const tile = view.tiles.find(({ x, y }) => x === at.x && y === at.y);
  const segments = tile ? turnedSegments(tile.tile, tile.rotation as Rotation) : [];
  return `${at.x},${at.y}:${fieldSegmentAt(segments, at.corner)}`;
}

export function tilesIn(view: PositionView): string[] {
  return view.tiles.map(({ tile, x, y, rotation }) => `${tile} ${x},${y} r${rotation}`).sort();
}
