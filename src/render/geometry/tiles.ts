import { printedTiles } from '../../engine/index.ts';
import { geometryOf, type TileGeometry } from './tile-geometry.ts';
import { turned } from './turned.ts';

const cache = new Map<string, TileGeometry>();

/**
 * Returns the geometry of a tile in a rotation (degrees); computed once.
 * @throws Error if there is no such tile
 */
export function tileGeometry(id: string, rotation = 0): TileGeometry {
  const key = `${id} ${rotation}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const tile = printedTiles.get(id);
  if (tile === undefined) throw new Error(`There is no tile ${id}.`);
  const made = rotation === 0 ? geometryOf(tile) : turned(tileGeometry(id), rotation / 90);
  cache.set(key, made);
  return made;
}
