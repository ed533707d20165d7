import type { Curve } from '../geometry/curve.ts';
import type { TileGeometry } from '../geometry/tile-geometry.ts';
import { varietyOf } from '../variety.ts';
import { decorationOf } from './decorations.ts';
import type { SceneryItem } from './expansion-art.ts';
import { houses } from './houses.ts';
import { banners, buildings, hamlet, surroundedBuilding, waterside } from './landmarks.ts';
import { markArt } from './marks.ts';
import type { TileLook } from './tile-look.ts';
import { trees } from './trees.ts';
import { gate, towersAlong, tunnelMouth, wallLine } from './walls.ts';

/** Draws the scenery of a tile from back to front, then the signs on top. */
export function sceneryOf(geometry: TileGeometry, look: TileLook): string {
  const { theme, marks: size } = look;
  const { ways, marks, town } = geometry;
  const tunnels = ways.flatMap(({ ends }) => ends.filter(({ kind }) => kind === 'tunnel'));
  const signs = marks.filter(({ mark }) => markArt(mark).layer === 'sign');
  return [
    wallLine(theme, visibleWalls(geometry)),
    wallLine(theme, town?.walls ?? [], true),
    ...tunnels.map((end) => tunnelMouth(theme, end)),
    ...standing(geometry, look)
      .sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x)
      .map(({ svg }) => svg),
    // Signs are not part of the scenery: nothing hides them.
    ...signs.map(({ mark, at }) => markArt(mark).draw(theme, at, size)),
  ].join('');
}

function standing(geometry: TileGeometry, look: TileLook): SceneryItem[] {
  return [
    ...houses(geometry, look),
    ...trees(geometry, varietyOf(look.key)),
    ...fortifications(geometry, look),
    ...buildings(geometry, look),
    ...surroundedBuilding(geometry, look),
    ...waterside(geometry),
    ...banners(geometry, look),
    ...(decorationOf(geometry.id).scenery?.(look.theme) ?? []),
  ];
}

/** Returns towers along walls, the hamlet where roads meet, and gates. */
function fortifications(geometry: TileGeometry, { theme }: TileLook): SceneryItem[] {
  const { cities, town, ways } = geometry;
  const gates = ways.flatMap(({ ends }) => ends.filter(({ kind }) => kind === 'gate'));
  const isGrand = town !== undefined && cities.length === 0;
  return [
    ...towersAlong(visibleWalls(geometry), gates, false),
    ...towersAlong(town?.walls ?? [], gates, true),
    ...hamlet(geometry),
    ...gates.map((end) => ({ at: end.at, svg: gate(theme, end, isGrand) })),
  ];
}

/** Returns the walls of cities that no other city hides. */
function visibleWalls({ cities }: TileGeometry): Curve[] {
  const upper = cities.filter(({ above }) => above);
  return (upper.length > 0 ? upper : cities).flatMap(({ walls }) => walls);
}
