import { symbols } from './art/symbols.ts';
import { type Board, boardArt, boardDefs } from './board/art.ts';
import type { Extent } from './board/plan.ts';
import { columnsOf, rowsOf } from './layout.ts';
import { drawingOf, type Layer, type Place } from './marks.ts';
import { type Attributes, el, group, short } from './svg.ts';

/** A board with its place in a picture. */
export interface PlacedBoard extends Board, Place {}

/** All parts of a board's picture, ready to be serialised as SVG or painted. */
export interface Composition {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Colour of the background; undefined if it is transparent. */
  readonly page: string | undefined;
  readonly board: PlacedBoard;
  /** The coordinates round the board, in its units. */
  readonly coordinates: Layer['marks'];
  /** The strip with the seats. */
  readonly strip: Layer | undefined;
}

/** Minimum pixels a tile for doors and windows to be visible. */
const FINE = 52;
export const isFine = ({ scale }: PlacedBoard): boolean => scale * 100 >= FINE;

/** Returns a place with numbers rounded as in SVG. */
export const placeAt = (left: number, top: number, scale = 1): Place => ({
  left: Number(short(left)),
  top: Number(short(top)),
  scale: Number(scale.toFixed(4)),
});

/** A part of a picture, in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Places cells in the middle of an area. @param tile width of a tile, in pixels */
export const placeIn = ({ left, top, width, height }: Area, extent: Extent, tile: number): Place =>
  placeAt(
    left + (width - tile * columnsOf(extent)) / 2 - extent.west * tile,
    top + (height - tile * rowsOf(extent)) / 2 - extent.north * tile,
    tile / 100,
  );

const placeOf = ({ left, top, scale }: Place): string =>
  `translate(${short(left)} ${short(top)})${scale === 1 ? '' : ` scale(${scale.toFixed(4)})`}`;

/** Writes a picture as SVG. @param more attributes of the document, and its first elements */
export function svgOf(composition: Composition, more: Attributes = {}, title = ''): string {
  const { width, height, page, board, coordinates, strip } = composition;
  const isNamed = title !== '';
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height, ...more },
    title,
    el('defs', {}, symbols(board.theme, isFine(board)), boardDefs(board)),
    page === undefined ? '' : el('rect', { width, height, fill: page }),
    group(
      { id: isNamed ? 'board' : undefined, transform: placeOf(board) },
      drawingOf(coordinates),
      boardArt(board),
    ),
    strip === undefined
      ? ''
      : group({ id: isNamed ? 'strip' : undefined, transform: placeOf(strip) }, drawingOf(strip.marks)),
  );
}
