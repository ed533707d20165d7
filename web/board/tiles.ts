import { geometryOf, type TileGeometry } from '../../src/render/geometry/tile-geometry.ts';
import { turned } from '../../src/render/geometry/turned.ts';
import type { RulesCatalogue } from '../api/client.ts';
import { useCatalogue } from './catalogue.ts';
import type { Rotation } from './rotation.ts';

/** Returns the geometry of a tile in a rotation; undefined until the tiles are loaded. */
export type Geometries = (tile: string, rotation?: Rotation) => TileGeometry | undefined;

const UNKNOWN: Geometries = () => undefined;
const lookUps = new WeakMap<RulesCatalogue, Geometries>();

/** Returns a look-up of tile geometries, derived from the printed facts as in the pictures. */
export function useTiles(): Geometries {
  const catalogue = useCatalogue();
  if (catalogue === undefined) return UNKNOWN;
  const lookUp = lookUps.get(catalogue) ?? geometriesOf(catalogue);
  lookUps.set(catalogue, lookUp);
  return lookUp;
}

type CatalogueTile = RulesCatalogue['base']['tiles'][number];

/** The description of the API says that a link has two ends by the length of a list. */
const withPairs = ({ links, ...tile }: CatalogueTile) => ({
  ...tile,
  links: links.map(([from = '', to = '']) => [from, to] as const),
});

function geometriesOf({ base, expansions }: RulesCatalogue): Geometries {
  const printed = [base, ...expansions].flatMap(({ tiles }) => tiles);
  const tiles = new Map(printed.map((tile) => [tile.id, tile]));
  const cache = new Map<string, TileGeometry>();
  const lookUp: Geometries = (id, rotation = 0) => {
    const key = `${id} ${rotation}`;
    const cached = cache.get(key);
    const tile = tiles.get(id);
    if (cached !== undefined || tile === undefined) return cached;
    const upright = rotation === 0 ? geometryOf(withPairs(tile)) : lookUp(id);
    const geometry = upright && turned(upright, rotation / 90);
    if (geometry !== undefined) cache.set(key, geometry);
    return geometry;
  };
  return lookUp;
}
