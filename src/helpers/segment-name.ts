/** A segment of a tile on the board, such as `1,-2:city0`. */
export interface SegmentPlace {
  /** Coordinates as one text: `1,-2`. */
  readonly cell: string;
  readonly x: number;
  readonly y: number;
  /** Name of the segment on its tile: `city0`. */
  readonly segment: string;
}

/** Parses the API's name for a segment on the board: `x,y:segment`. */
export function parseSegmentName(name: string): SegmentPlace {
  const [cell = '', segment = ''] = name.split(':');
  const [x = 0, y = 0] = cell.split(',').map(Number);
  return { cell, x, y, segment };
}
