import type { Table } from '../api/client.ts';

export type Feature = Table['features'][number];

/** The feature that a segment belongs to. */
export function featureAt(table: Table, x: number, y: number, segment: string): Feature | undefined {
  const name = `${x},${y}:${segment}`;
  return table.features.find(({ segments }) => segments.includes(name));
}

/** The segment's kind, by its name: `city0` is a city. */
export const kindOf = (segment: string): string => segment.replace(/\d+$/, '');

/** Cell and segment of a name such as `3,-1:road0`. */
export function parsePlace(name: string): { x: number; y: number; segment: string } {
  const [cell = '', segment = ''] = name.split(':');
  const [x = 0, y = 0] = cell.split(',').map(Number);
  return { x, y, segment };
}
