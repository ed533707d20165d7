import { describe, expect, test } from 'vitest';
import { type PrintedTile, printedTiles } from '../../src/engine/index.ts';
import { decorationOf } from '../../src/render/art/decorations.ts';
import { markArt } from '../../src/render/art/marks.ts';
import type { Point } from '../../src/render/geometry/curve.ts';
import { centreOf, GRID, HALF_EDGE_SQUARES, ownerAt, squareAt } from '../../src/render/geometry/regions.ts';
import { geometryOf } from '../../src/render/geometry/tile-geometry.ts';
import { tileGeometry } from '../../src/render/geometry/tiles.ts';
import { turned } from '../../src/render/geometry/turned.ts';

/** All tiles of the catalogue. */
const tiles = [...printedTiles.values()];
/** Tiles drawn from their data. */
const derived = tiles.filter(({ id }) => decorationOf(id).whole === undefined);
const isDerived = (tile: PrintedTile) => derived.includes(tile);
const laidOut = new Map(tiles.map((tile) => [tile.id, geometryOf(tile)]));
const regionsOf = (tile: PrintedTile) => laidOut.get(tile.id)!.regions;

/** Squares of half a side that are free of a road or river in the middle. */
const alongHalf: Record<string, readonly Point[]> = Object.fromEntries(
  HALF_EDGE_SQUARES.map(([half, square]) => {
    const { x, y } = centreOf(square);
    const upright = x < 1 || x > 99;
    const points = [-16, -8, 0, 8, 14].map((step) =>
      (x < 50 && !upright) || (upright && y < 50) ? step : -step,
    );
    return [half, points.map((step) => (upright ? { x, y: y + step } : { x: x + step, y }))];
  }),
);

describe('geometry of the tiles', () => {
  test('every half-edge is drawn as exactly the segment in the data', () => {
    const wrong: string[] = [];
    for (const tile of derived) {
      for (const [half, points] of Object.entries(alongHalf)) {
        const named = tile.segments.filter(
          ({ kind, sides, halfEdges }) =>
            halfEdges.includes(half) || (kind === 'city' && sides.includes(half[0] ?? '')),
        );
        expect(named.length, `${tile.id} ${half}`).toBe(1);
        for (const at of points) {
          const drawn = ownerAt(regionsOf(tile), at);
          if (drawn !== named[0]?.id) wrong.push(`${tile.id} ${half} ${at.x},${at.y}: ${drawn}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('the middle of every side is drawn as the road, river or city in the data', () => {
    const middles = { N: { x: 50, y: 0 }, E: { x: 99, y: 50 }, S: { x: 50, y: 99 }, W: { x: 0, y: 50 } };
    for (const tile of derived) {
      for (const { id, sides } of tile.segments) {
        for (const side of sides) {
          const at = middles[side as keyof typeof middles];
          expect(ownerAt(regionsOf(tile), at), `${tile.id} ${side}`).toBe(id);
        }
      }
    }
  });

  test('fields of a tile are never connected in its drawing, and every one is visible', () => {
    for (const tile of derived) {
      const { owner } = regionsOf(tile);
      for (const [index, segment] of tile.segments.entries()) {
        const squares = owner.reduce((sum, of) => sum + Number(of === index), 0);
        expect(squares, `${tile.id} ${segment.id}`).toBeGreaterThan(segment.kind === 'field' ? 60 : 100);
      }
      const unowned = owner.reduce((sum, of) => sum + Number(of < 0), 0);
      expect(unowned, `${tile.id}: squares that belong to no segment`).toBeLessThan(
        tile.links.length > 0 ? 230 : 30,
      );
    }
  });

  test('a field touches exactly the cities in the data', () => {
    const wrong: string[] = [];
    for (const tile of derived) {
      const { owner, segments } = regionsOf(tile);
      for (const [index, { id, kind, touches }] of tile.segments.entries()) {
        if (kind !== 'field') continue;
        const met = new Map<string, number>();
        for (let square = 0; square < owner.length; square++) {
          if (owner[square] !== index) continue;
          const beside = [
            square % GRID < GRID - 1 ? square + 1 : square,
            square % GRID > 0 ? square - 1 : square,
          ];
          for (const next of [...beside, square + GRID, square - GRID]) {
            const other = segments[owner[next] ?? -1];
            if (other?.startsWith('city')) met.set(other, (met.get(other) ?? 0) + 1);
          }
        }
        const drawn = [...met].filter(([, length]) => length > 4).map(([city]) => city);
        if (drawn.sort().join() !== [...touches].sort().join())
          wrong.push(`${tile.id} ${id}: drawn ${drawn}, printed ${touches}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('the spot for a piece lies inside its segment', () => {
    const wrong: string[] = [];
    for (const tile of tiles) {
      for (const [segment, at] of laidOut.get(tile.id)!.spots) {
        if (isDerived(tile) && ownerAt(regionsOf(tile), at) !== segment) wrong.push(`${tile.id} ${segment}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('marks stand on their segment or beside their road, and not on top of each other', () => {
    const wrong: string[] = [];
    for (const tile of tiles) {
      const { marks, regions, spots } = laidOut.get(tile.id)!;
      expect(marks.length).toBe(
        tile.marks.length +
          tile.segments.flatMap(({ marks: of }) => Object.values(of)).reduce((a, b) => a + b, 0),
      );
      for (const { segment, mark, at } of marks) {
        const on = ownerAt(regions, at);
        const isBesideRoad = markArt(mark).place === 'beside-road';
        if (segment !== undefined && (isBesideRoad ? !on?.startsWith('field') : on !== segment))
          wrong.push(`${tile.id} ${mark} on ${on}`);
        for (const other of [
          ...marks.filter((one) => one.at !== at).map((one) => one.at),
          ...(segment === undefined ? [] : [spots.get(segment)!]),
        ])
          if (Math.hypot(other.x - at.x, other.y - at.y) < 15) wrong.push(`${tile.id} ${mark} is crowded`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('a rotated tile has every part in its rotated place', () => {
    for (const tile of tiles) {
      const whole = turned(turned(laidOut.get(tile.id)!, 1), 3);
      for (const [segment, at] of laidOut.get(tile.id)!.spots) {
        expect(whole.spots.get(segment)?.x).toBeCloseTo(at.x);
        expect(whole.spots.get(segment)?.y).toBeCloseTo(at.y);
      }
      const quarter = tileGeometry(tile.id, 90);
      for (const [segment, at] of quarter.spots) {
        if (isDerived(tile)) expect(ownerAt(quarter.regions, at), `${tile.id}`).toBe(segment);
      }
    }
    expect(squareAt({ x: 100, y: 100 })).toBe(GRID * GRID - 1);
  });
});
