import type { SegmentPlace } from '../../src/segment-name.ts';
import type { Table } from '../api/types.ts';

export type Feature = Table['features'][number];

type PlaceOnBoard = Omit<SegmentPlace, 'cell'>;

/** Returns the feature that a segment belongs to. */
export function featureAt(table: Table, place: PlaceOnBoard): Feature | undefined {
  const name = formatSegmentName(place);
  return table.features.find(({ segments }) => segments.includes(name));
}

/** Writes the name by which the API calls a segment on the board: `x,y:segment`. */
export const formatSegmentName = ({ x, y, segment }: PlaceOnBoard): string => `${x},${y}:${segment}`;
