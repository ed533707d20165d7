import { useEffect, useState } from 'preact/hooks';
import { GRID, NOBODY, ownerAt } from '../../src/render/geometry/regions.ts';
import { geometryOf, type TileGeometry } from '../../src/render/geometry/tile-geometry.ts';
import { turned } from '../../src/render/geometry/turned.ts';
import { api, bodyOf, type RulesCatalogue } from '../api/client.ts';
import type { Rotation } from './rotation.ts';

/** The geometry of a tile in a rotation; undefined as long as the tiles are not known. */
export type Geometries = (tile: string, rotation?: Rotation) => TileGeometry | undefined;

let asked: Promise<RulesCatalogue> | undefined;

/** Everything that games can be made of; asked once. */
export function rulesCatalogue(): Promise<RulesCatalogue> {
  asked ??= bodyOf(api.GET('/v1/rules')).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** The catalogue, or undefined while it is on its way. */
export function useCatalogue(): RulesCatalogue | undefined {
  const [catalogue, setCatalogue] = useState(known);
  useEffect(() => {
    if (catalogue === undefined) rulesCatalogue().then(setCatalogue, () => undefined);
  }, [catalogue]);
  known ??= catalogue;
  return catalogue;
}

let known: RulesCatalogue | undefined;
let lookUp: Geometries = () => undefined;
let lookUpFor: RulesCatalogue | undefined;

/** Looks up where everything on a tile lies, worked out from the printed facts as in the pictures. */
export function useTiles(): Geometries {
  const catalogue = useCatalogue();
  if (catalogue !== undefined && lookUpFor !== catalogue) {
    lookUpFor = catalogue;
    lookUp = geometriesOf(catalogue);
  }
  return lookUp;
}

function geometriesOf({ base, expansions }: RulesCatalogue): Geometries {
  const tiles = new Map(
    [base, ...expansions].flatMap((one) => one.tiles.map((tile) => [tile.id, tile] as const)),
  );
  const made = new Map<string, TileGeometry>();
  const find: Geometries = (id, rotation = 0) => {
    const key = `${id} ${rotation}`;
    const before = made.get(key);
    const tile = tiles.get(id);
    if (before !== undefined || tile === undefined) return before;
    const straight = rotation === 0 ? geometryOf(tile) : find(id);
    const geometry = straight && turned(straight, rotation / 90);
    if (geometry !== undefined) made.set(key, geometry);
    return geometry;
  };
  return find;
}

/** The segment of a tile at a point of it (0 to 100 east and south). */
export function segmentAt(geometry: TileGeometry, x: number, y: number): string | undefined {
  return ownerAt(geometry.regions, { x, y });
}

/** The area of a segment as path data, rows of the grid that it covers. */
export function areaOf({ regions }: TileGeometry, segment: string, dx: number, dy: number): string {
  const wanted = regions.segments.indexOf(segment);
  let path = '';
  for (let row = 0; row < GRID; row++) {
    for (let column = 0; column < GRID; column++) {
      if ((regions.owner[row * GRID + column] ?? NOBODY) !== wanted) continue;
      const start = column;
      while (column < GRID && regions.owner[row * GRID + column] === wanted) column++;
      path += `M${dx + start} ${dy + row}h${column - start}v1h${start - column}z`;
    }
  }
  return path;
}

/** The lines within a tile where a segment borders on another, as path data. */
export function borderOf({ regions }: TileGeometry, segment: string, dx: number, dy: number): string {
  const wanted = regions.segments.indexOf(segment);
  const isIn = (column: number, row: number) => regions.owner[row * GRID + column] === wanted;
  let path = '';
  for (let line = 1; line < GRID; line++) {
    for (let at = 0, start = -1; at <= GRID; at++) {
      const differs = at < GRID && isIn(at, line - 1) !== isIn(at, line);
      if (differs && start < 0) start = at;
      if (differs || start < 0) continue;
      path += `M${dx + start} ${dy + line}h${at - start}`;
      start = -1;
    }
    for (let at = 0, start = -1; at <= GRID; at++) {
      const differs = at < GRID && isIn(line - 1, at) !== isIn(line, at);
      if (differs && start < 0) start = at;
      if (differs || start < 0) continue;
      path += `M${dx + line} ${dy + start}v${at - start}`;
      start = -1;
    }
  }
  return path;
}
