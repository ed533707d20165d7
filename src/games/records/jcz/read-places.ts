import { tileOnBoard } from '../../../engine/index.ts';
import type { FigurePointer, Pointer } from './file.ts';
import { segmentAt } from './locations.ts';
import { type Reading, refusalAt } from './reading.ts';
import { FEATURES, PIECES, QUARTER_FEATURE, TOWER } from './terms.ts';

/** A segment of a tile on the board. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly segment: string;
}

/** Returns the seat of a figure. */
export const seatOf = (figure: string): number => Number(figure.split('.')[0]);

/** Returns the piece that a figure of a seat is here. @throws JczRefusal if it is none of that seat */
export function pieceOf(reading: Reading, index: number, figure: string, seat: number): string {
  const [owner, word = '', number] = figure.split('.');
  const piece = PIECES.get(word);
  if (piece === undefined || Number(owner) !== seat || !/^\d+$/.test(number ?? '')) {
    const words = [...PIECES.keys()].join(', ');
    throw refusalAt(reading, index, `${figure} is none of ${seat}.{${words}}.1 and so on`);
  }
  return piece;
}

/** Returns the segment of a tile that a pointer refers to. @throws JczRefusal if there is none */
export function segmentOf(
  reading: Reading,
  index: number,
  { feature, location }: Pointer,
  { tile, rotation }: { readonly tile: string; readonly rotation: number },
): string {
  if (!FEATURES.includes(feature)) {
    throw refusalAt(reading, index, `here are ${FEATURES.join(', ')}, but not ${feature}`);
  }
  const kind = feature.toLowerCase();
  const segment = segmentAt(tile, rotation, kind, location);
  if (segment !== undefined) return segment;
  throw refusalAt(reading, index, `${tile} turned by ${rotation}° has no ${kind} at ${location}`);
}

/** Returns the place on the board that a pointer refers to. @throws JczRefusal if there is none */
export function placeAt(reading: Reading, index: number, pointer: Pointer): Place {
  const [x, y] = pointer.position;
  const tile = tileOnBoard(reading.state, x, y);
  if (tile === undefined) throw refusalAt(reading, index, `no tile lies at ${x},${y}`);
  return { x, y, segment: segmentOf(reading, index, pointer, tile) };
}

/** Returns where a figure stands: on a segment, or in a cell on top of a tower. @throws JczRefusal if it is in the town */
export function placeOfFigure(
  reading: Reading,
  index: number,
  { featurePointer }: FigurePointer,
): Place | Omit<Place, 'segment'> {
  const [x, y] = featurePointer.position;
  if (featurePointer.feature === TOWER.feature) return { x, y };
  if (featurePointer.feature !== QUARTER_FEATURE) return placeAt(reading, index, featurePointer);
  throw refusalAt(reading, index, 'the followers in the town are out of reach (R-FAIRY-1, R-TOWER-2)');
}
