import { useMemo } from 'preact/hooks';
import { parseSegmentName } from '../../src/helpers/segment-name.ts';
import type { Table } from '../api/client.ts';
import { isAt } from './cell.ts';
import { areaOf, borderOf } from './segment-paths.ts';
import { type Geometries, useTiles } from './tiles.ts';

interface HighlightProps {
  readonly table: Pick<Table, 'tiles'>;
  /** Segments as `x,y:segment`. */
  readonly segments: readonly string[];
  readonly kind: 'looked-at' | 'target' | 'chosen';
}

/** Highlights a whole feature. */
export function Highlight({ table, segments, kind }: HighlightProps) {
  const [area, border] = usePathOf(table, segments);
  return (
    <g class={`highlight ${kind}`} data-feature={segments[0]}>
      <path class="area" d={area} />
      <path class="halo" d={border} />
      <path class="border" d={border} />
    </g>
  );
}

/** Returns path data for the area of segments and their borders with others within tiles. */
export function usePathOf(
  table: Pick<Table, 'tiles'>,
  segments: readonly string[],
): readonly [area: string, border: string] {
  const geometryOf = useTiles();
  return useMemo(
    () => [pathOf(segments, table, geometryOf, areaOf), pathOf(segments, table, geometryOf, borderOf)],
    [segments, table, geometryOf],
  );
}

/** Returns path data for all segments of a feature, drawn one by one. */
function pathOf(
  segments: readonly string[],
  { tiles }: Pick<Table, 'tiles'>,
  geometryOf: Geometries,
  draw: typeof areaOf,
): string {
  return segments
    .map((name) => {
      const place = parseSegmentName(name);
      const tile = tiles.find((one) => isAt(one, place));
      const geometry = tile && geometryOf(tile.tile, tile.rotation);
      return geometry === undefined ? '' : draw(geometry, place.segment, place.x * 100, place.y * 100);
    })
    .join('');
}
