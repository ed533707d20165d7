import { parseSegmentName } from '../../../src/helpers/segment-name.ts';
import type { Table } from '../../api/types.ts';
import { type Cell, isAt } from '../../board/cell.ts';
import { featureAt } from '../../board/features.ts';
import type { Geometries } from '../../board/tiles.ts';
import type { At, RisingPoints } from './script.ts';

/** A point of the board, in units of 100 a cell. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const CORNERS = { NW: [0, 0], NE: [100, 0], SE: [100, 100], SW: [0, 100] } as const;
const MIDDLE = { x: 50, y: 50 };

/** Returns the position of a piece; undefined for one that is not on a tile. */
export function spotAt({ tiles }: Table, geometryOf: Geometries, at: At): Point | undefined {
  if (!('x' in at)) return undefined;
  if ('corner' in at) {
    const [x, y] = CORNERS[at.corner];
    return { x: at.x * 100 + x, y: at.y * 100 + y };
  }
  const tile = tiles.find((one) => isAt(one, at));
  const spot = (tile && geometryOf(tile.tile, tile.rotation)?.spots.get(at.segment)) ?? MIDDLE;
  return { x: at.x * 100 + spot.x, y: at.y * 100 + spot.y };
}

/** Returns the position of points: on the placed tile if the feature includes it. */
export function spotOfPoints(
  table: Table,
  geometryOf: Geometries,
  { feature, laid }: Pick<RisingPoints, 'feature' | 'laid'>,
): Point | undefined {
  const named = parseSegmentName(feature);
  const { x, y, segment } = laid === undefined ? named : onTile(table, named, laid);
  return segment === '' ? undefined : spotAt(table, geometryOf, { x, y, segment });
}

type Segment = ReturnType<typeof parseSegmentName>;

function onTile(table: Table, named: Segment, laid: Cell): Segment {
  const segments = featureAt(table, named)?.segments.map(parseSegmentName) ?? [];
  return segments.find((segment) => isAt(segment, laid)) ?? named;
}
