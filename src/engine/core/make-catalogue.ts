import { parseTiles } from './board/parse-tiles.ts';
import type { FeatureKind } from './board/tile.ts';
import { prepareTile, type TileType } from './board/tile-type.ts';
import type { Expansion } from './expansion.ts';

/** Everything that can be in play: the base game and all expansions, in the order in which their hooks run. */
export interface Catalogue {
  readonly base: Expansion;
  readonly others: readonly Expansion[];
  readonly kinds: readonly FeatureKind[];
  readonly tiles: readonly TileType[];
}

/**
 * Reads the tile tables of all expansions.
 * @throws Error when two expansions declare the same kind of feature or mark, or a tile shows one that neither the
 *   base game nor its expansion declares
 */
export function makeCatalogue(base: Expansion, others: readonly Expansion[]): Catalogue {
  const all = [base, ...others];
  const kinds = all.flatMap((expansion) => expansion.kinds ?? []);
  refuseTwice(kinds.map(({ name }) => name));
  refuseTwice(all.flatMap(({ marks = [], tileMarks = [] }) => [...marks, ...tileMarks]));
  const kindNamed = new Map(kinds.map((kind) => [kind.name, kind]));
  const facts = all.flatMap(({ tiles, marks = [], tileMarks = [] }) => {
    const known = { marks: new Set([...(base.marks ?? []), ...marks]), tileMarks: new Set(tileMarks) };
    return parseTiles(tiles.set, { kinds: kindNamed, ...known }, tiles.table);
  });
  return { base, others, kinds, tiles: facts.map((tile, index) => prepareTile(tile, index, kinds)) };
}

function refuseTwice(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`two expansions declare "${twice}"`);
}
