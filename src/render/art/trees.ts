import { distance, plus, point } from '../geometry/curve.ts';
import { clearanceAt, ownerAt } from '../geometry/regions.ts';
import type { TileGeometry } from '../geometry/tile-geometry.ts';
import { use } from '../svg.ts';
import type { Variety } from '../variety.ts';
import type { FreePlace, SceneryItem } from './expansion-art.ts';

const PLANTS = ['oak', 'oak', 'fir', 'bush', 'sheep'] as const;

/** Returns a few trees in the meadows, where they hide nothing. */
export function trees(geometry: TileGeometry, variety: Variety): SceneryItem[] {
  const { regions } = geometry;
  const found: SceneryItem[] = [];
  const wanted = 2 + Math.floor(variety() * 4);
  const taken = takenPlaces(geometry);
  for (let attempt = 0; attempt < 40 && found.length < wanted; attempt++) {
    const at = point(5 + variety() * 90, 8 + variety() * 86);
    const plant = PLANTS[Math.floor(variety() * 5)] ?? 'oak';
    if (!ownerAt(regions, at)?.startsWith('field') || clearanceAt(regions, at) < 5) continue;
    if (clearanceAt(regions, plus(at, point(0, -4))) < 3) continue;
    if (taken.some((other) => distance(other.at, at) < other.radius)) continue;
    found.push({ at, svg: use(plant, at) });
    taken.push({ at, radius: 6 });
  }
  return found;
}

/** Returns where a tree would hide something: pieces, marks, ends of ways, buildings. */
function takenPlaces({ spots, marks, ways, surrounded }: TileGeometry): FreePlace[] {
  const ends = ways.flatMap((way) => way.ends);
  return [
    ...[...spots.values()].map((at) => ({ at, radius: 13 })),
    ...marks.map(({ at }) => ({ at, radius: 19 })),
    ...ends.map(({ kind, at }) => ({ at, radius: kind === 'lake' ? 33 : 16 })),
    ...(surrounded === undefined ? [] : [{ at: surrounded.at, radius: 24 }]),
  ];
}
