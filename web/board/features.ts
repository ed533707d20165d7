import type { Table } from '../api/types.ts';
import type { Cell } from './cell.ts';

export type Feature = Table['features'][number];

/** A segment of a tile on the board. */
export interface SegmentPlace extends Cell {
  readonly segment: string;
}

/** Returns the feature that a segment belongs to. */
export function featureAt(table: Table, place: SegmentPlace): Feature | undefined {
  const name = formatPlace(place);
  return table.features.find(({ segments }) => segments.includes(name));
}

/** Returns the kind of a segment from its name: `city0` is a city. */
export const kindOf = (segment: string): string => segment.replace(/\d+$/, '');

/** Writes a place as the service does: `3,-1:road0`. */
export const formatPlace = ({ x, y, segment }: SegmentPlace): string => `${x},${y}:${segment}`;

/** Reads cell and segment of a name such as `3,-1:road0`. */
export function parsePlace(name: string): SegmentPlace {
  const [cell = '', segment = ''] = name.split(':');
  const [x = 0, y = 0] = cell.split(',').map(Number);
  return { x, y, segment };
}
