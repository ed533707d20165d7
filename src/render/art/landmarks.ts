import { plus, point } from '../geometry/curve.ts';
import { clearanceAt, ownerAt } from '../geometry/regions.ts';
import type { TileGeometry } from '../geometry/tile-geometry.ts';
import { use } from '../svg.ts';
import type { SceneryItem } from './expansion-art.ts';
import { featureArt } from './features.ts';
import { markArt } from './marks.ts';
import type { TileLook } from './tile-look.ts';

/** Returns marks that are buildings: inns and cathedrals. */
export function buildings({ marks }: TileGeometry, { theme, marks: size }: TileLook): SceneryItem[] {
  return marks
    .filter(({ mark }) => markArt(mark).layer === 'building')
    .map(({ mark, at }) => ({ at: plus(at, point(0, 8)), svg: markArt(mark).draw(theme, at, size) }));
}

/** Returns the building of a feature that meets its surroundings: the church of a monastery. */
export function surroundedBuilding({ surrounded }: TileGeometry, { theme }: TileLook): SceneryItem[] {
  if (surrounded === undefined) return [];
  const { kind, at } = surrounded;
  return [{ at: plus(at, point(0, 10)), svg: featureArt(kind).draw(theme, at) }];
}

/** Returns a well and houses between the roads around the place where they end. */
export function hamlet({ regions, meeting }: TileGeometry): SceneryItem[] {
  if (meeting === undefined) return [];
  const round = Array.from({ length: 8 }, (_, eighth) => (eighth * Math.PI) / 4 + Math.PI / 4);
  const around = round.flatMap((angle, index) => {
    const at = plus(meeting, point(Math.cos(angle), Math.sin(angle)), index % 2 === 0 ? 15.5 : 16.5);
    const roof = plus(at, point(0, -5));
    const onField = [at, roof].every((spot) => ownerAt(regions, spot)?.startsWith('field'));
    const free = onField && clearanceAt(regions, at) > 3.6 && clearanceAt(regions, roof) > 2;
    return free ? [{ at: plus(at, point(0, 3)), svg: use(`house${index % 3}`, at) }] : [];
  });
  return [...around, { at: meeting, svg: use('well', meeting) }];
}

const STONES = [point(-11, -6), point(-4, -11), point(6, -10)];
const REEDS = [point(-20, 12), point(14, 17), point(19, -12)];

/** Returns stones round a spring and reeds round a lake. */
export function waterside({ ways }: TileGeometry): SceneryItem[] {
  return ways
    .flatMap(({ ends }) => ends)
    .flatMap(({ kind, at }) => {
      if (kind !== 'spring' && kind !== 'lake') return [];
      const places = (kind === 'spring' ? STONES : REEDS).map((aside) => plus(at, aside));
      return places.map((place) => ({ at: place, svg: use(kind === 'spring' ? 'rock' : 'reeds', place) }));
    });
}

/** Returns the flags of completed cities and monasteries, at the place of a piece. */
export function banners({ cities, surrounded }: TileGeometry, { done }: TileLook): SceneryItem[] {
  const flags = cities
    .filter(({ segment, walls }) => done.has(segment) && walls.length > 0)
    .map(({ walls }) => walls[0]?.at(3) ?? point(50, 50));
  if (surrounded !== undefined && done.has(surrounded.segment))
    flags.push(plus(surrounded.at, featureArt(surrounded.kind).flag));
  return flags.map((at) => ({ at: plus(at, point(0, 1)), svg: use('banner', plus(at, point(0, -5))) }));
}
