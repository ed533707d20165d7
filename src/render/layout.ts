import type { Extent } from './board/plan.ts';
import type { Strip } from './strip/strip.ts';

/** The measures of a picture, in pixels. */
export interface Frame {
  readonly width: number;
  /** Size of the letters. */
  readonly base: number;
  readonly margin: number;
  /** Room for the coordinates round the board. */
  readonly gutter: number;
}

/** The parts of a picture, in pixels. */
export interface Layout {
  /** Width of a tile. */
  readonly tile: number;
  /** Whether the strip is to the right of the board rather than below it. */
  readonly isBeside: boolean;
  readonly strip: Strip;
  readonly stripWidth: number;
  readonly height: number;
}

/** Makes the strip for a width. */
type MakeStrip = (width: number) => Strip;

/** A tile is never wider than this share of the picture. */
const WIDEST_TILE = 0.15;

/** Returns the height of the tallest picture as a share of its width: the strip takes more of a small one. */
const tallest = (width: number): number =>
  width >= 1000 ? 1.12 : 1.12 + (1000 - Math.max(400, width)) / 1800;

export const columnsOf = ({ west, east }: Extent): number => east - west + 1;
export const rowsOf = ({ north, south }: Extent): number => south - north + 1;

/** Returns the measures of a picture of a width. */
export function frameOf(width: number): Frame {
  const base = 11.6 + Math.max(0, width - 400) * 0.0085;
  return { width, base, margin: base * 0.7, gutter: base * 1.5 };
}

/** Returns the layout with the larger tiles. */
export function chooseLayout(strip: MakeStrip, extent: Extent, frame: Frame): Layout {
  const beside = besideLayout(strip, extent, frame);
  const below = belowLayout(strip, extent, frame);
  return beside.tile >= below.tile * 0.9 ? beside : below;
}

function besideLayout(make: MakeStrip, extent: Extent, { width, base, margin, gutter }: Frame): Layout {
  const stripWidth = Math.min(width * 0.46, base * 14.5);
  const strip = make(stripWidth);
  const room = width - stripWidth - margin * 3 - gutter * 2;
  const most = Math.max(strip.height, width * tallest(width) - margin * 2 - gutter * 2);
  const tile = Math.min(room / columnsOf(extent), most / rowsOf(extent), width * WIDEST_TILE);
  const height = Math.ceil(Math.max(strip.height, tile * rowsOf(extent) + gutter * 2) + margin * 2);
  return { tile, isBeside: true, strip, stripWidth, height };
}

function belowLayout(make: MakeStrip, extent: Extent, { width, margin, gutter }: Frame): Layout {
  const stripWidth = width - margin * 2;
  const strip = make(stripWidth);
  const most = width * tallest(width) - strip.height - margin * 3 - gutter * 2;
  const tile = Math.min(
    (width - margin * 2 - gutter * 2) / columnsOf(extent),
    most / rowsOf(extent),
    width * WIDEST_TILE,
  );
  const height = Math.ceil(strip.height + tile * rowsOf(extent) + gutter * 2 + margin * 3);
  return { tile, isBeside: false, strip, stripWidth, height };
}
