import type { SegmentPlace } from '../../src/helpers/segment-name.ts';
import type { Table } from '../api/types.ts';

export type Feature = Table['features'][number];

type PlaceOnBoard = Omit<SegmentPlace, 'cell'>;

const indexes = new WeakMap<Table, ReadonlyMap<string, Feature>>();

/** Returns the feature that a segment belongs to. */
export function featureAt(table: Table, place: PlaceOnBoard): Feature | undefined {
  const index = indexes.get(table) ?? indexOf(table);
  return index.get(formatSegmentName(place));
}

function indexOf(table: Table): ReadonlyMap<string, Feature> {
  const index = new Map(
    table.features.flatMap((feature) => feature.segments.map((name) => [name, feature] as const)),
  );
  indexes.set(table, index);
  return index;
}

/** Formats the API's name of a segment on the board: `x,y:segment`. */
const formatSegmentName = ({ x, y, segment }: PlaceOnBoard): string => `${x},${y}:${segment}`;
