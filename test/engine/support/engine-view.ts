/** Converts the engine's view to the terms of tables and runs. */
import type { PieceView, PositionView } from '../../../src/engine/index.ts';
import { fieldSegmentAt } from '../reference/deployment.ts';
import { goodsNames, quarters, type Rotation } from '../reference/position.ts';
import { turnedSegments } from '../reference/tile.ts';
import { cellText, fairyText, towerText } from './run.ts';

/** Wine, grain, cloth of every seat; undefined without goods. */
export function goodsIn(view: PositionView): number[][] | undefined {
  const { goods } = view.expansions['traders-and-builders'] ?? {};
  return goods?.map((store) => goodsNames.map((good) => store[good]));
}

export function holderIn(view: PositionView, figure: 'king' | 'robber'): number | undefined {
  return view.expansions['king-and-robber']?.[figure] ?? undefined;
}

export function abbeysIn(view: PositionView): boolean[] | undefined {
  return view.expansions['abbey-and-mayor']?.abbeys.map((count) => count > 0);
}

export function countIn(view: PositionView): string | undefined {
  return quarters.find((quarter) => quarter === view.expansions.count?.town.count);
}

export function townIn(view: PositionView): string[] {
  const followers = view.expansions.count?.town.followers ?? [];
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

/** The dragon, the fairy, the towers and their prisoners, in the words of a snapshot. */
export function dragonAndTowersIn(view: PositionView) {
  const dragon = view.expansions['princess-and-dragon'];
  const tower = towerIn(view);
  return {
    dragon: dragon?.dragon ? cellText(dragon.dragon) : undefined,
    flight: dragon?.flight
      ? `${dragon.flight.visited.map(cellText).join(' ')}, ${dragon.flight.movesLeft} left`
      : undefined,
    fairy: dragon?.fairy ? fairyText(dragon.fairy, dragon.fairy.follower) : undefined,
    towers: (tower?.towers ?? [])
      .filter(({ floors }) => floors > 0)
      .map(towerText)
      .sort(),
    floors: tower?.floors,
    prisoners: (tower?.prisoners ?? [])
      .map(({ holder, seat, piece }) => `${holder}: ${seat} ${piece}`)
      .sort(),
  };
}

/** The tiles that wait for the dragon. */
export function waitingIn(view: PositionView): readonly string[] {
  return view.expansions['princess-and-dragon']?.waiting ?? [];
}

/** The followers on top of towers and the prisoners. */
export function onTowersIn(view: PositionView): { seat: number; piece: string }[] {
  const { towers = [], prisoners = [] } = towerIn(view) ?? {};
  return [...towers.flatMap(({ top }) => (top ? [top] : [])), ...prisoners];
}

interface TowerView {
  towers: { x: number; y: number; floors: number; top: { seat: number; piece: string } | null }[];
  floors: number[];
  prisoners: { seat: number; piece: string; holder: number }[];
}

function towerIn(view: PositionView): TowerView | undefined {
  return (view.expansions as { tower?: TowerView }).tower;
}
