import type { PositionView } from '../engine/index.ts';
import { symbols } from './art/symbols.ts';
import { boardArt, boardDefs, coordinates, sizesFor } from './board/art.ts';
import { type BoardPlan, type Extent, planOf } from './board/plan.ts';
import { type PictureOptions, WIDTHS } from './options.ts';
import { type Strip, stripArt } from './strip/strip.ts';
import { el, escaped, group, short } from './svg.ts';
import { THEMES, type Theme } from './theme.ts';
import { alternativeText } from './words.ts';

export interface Picture {
  readonly svg: string;
  /** The position's essence in two sentences. */
  readonly alt: string;
  /** Size in pixels, for `<img>`. */
  readonly width: number;
  readonly height: number;
}

/** How the picture is divided, in pixels. */
interface Layout {
  readonly tile: number;
  /** The strip stands at the right of the board, or lies below it. */
  readonly beside: boolean;
  readonly strip: Strip;
  readonly stripWidth: number;
  readonly height: number;
}

interface Frame {
  readonly width: number;
  readonly base: number;
  readonly margin: number;
  /** Room for the coordinates round the board. */
  readonly gutter: number;
}

/** Tallest picture, as a share of its width: the strip takes more of a small one. */
const tallest = (width: number): number =>
  width >= 1000 ? 1.12 : 1.12 + (1000 - Math.max(400, width)) / 1800;
/** Pixels of a tile from which doors and windows can be seen. */
const FINE = 52;
/** A tile is never wider than this share of the picture. */
const WIDEST_TILE = 0.15;

/**
 * Draws a position as an SVG document: the board and, beside or below it, the strip with seats and scores.
 * The same view and options give the same bytes.
 */
export function drawPicture(view: PositionView, options: PictureOptions): Picture {
  const theme = THEMES[options.theme ?? 'light'];
  const width = Math.round(Math.min(WIDTHS.most, Math.max(WIDTHS.least, options.width ?? WIDTHS.usual)));
  const plan = planOf(view, options);
  const base = 11.6 + Math.max(0, width - 400) * 0.0085;
  const frame = { width, base, margin: base * 0.7, gutter: base * 1.5 };
  const layout = chooseLayout(view, options, theme, plan.extent, frame);
  const alt = alternativeText(view, options);
  return { svg: document(view, plan, theme, frame, layout, alt), alt, width, height: layout.height };
}

/** The arrangement that leaves the larger tiles. */
function chooseLayout(
  view: PositionView,
  options: PictureOptions,
  theme: Theme,
  extent: Extent,
  frame: Frame,
): Layout {
  const strip = (width: number) => stripArt(view, options, theme, frame.base, width);
  const beside = besideLayout(strip, extent, frame);
  const below = belowLayout(strip, extent, frame);
  return beside.tile >= below.tile * 0.9 ? beside : below;
}

type MakeStrip = (width: number) => Strip;

const columnsOf = ({ west, east }: Extent) => east - west + 1;
const rowsOf = ({ north, south }: Extent) => south - north + 1;

function besideLayout(make: MakeStrip, extent: Extent, { width, base, margin, gutter }: Frame): Layout {
  const stripWidth = Math.min(width * 0.46, base * 14.5);
  const strip = make(stripWidth);
  const room = width - stripWidth - margin * 3 - gutter * 2;
  const most = Math.max(strip.height, width * tallest(width) - margin * 2 - gutter * 2);
  const tile = Math.min(room / columnsOf(extent), most / rowsOf(extent), width * WIDEST_TILE);
  const height = Math.ceil(Math.max(strip.height, tile * rowsOf(extent) + gutter * 2) + margin * 2);
  return { tile, beside: true, strip, stripWidth, height };
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
  return { tile, beside: false, strip, stripWidth, height };
}

function document(
  view: PositionView,
  plan: BoardPlan,
  theme: Theme,
  frame: Frame,
  layout: Layout,
  alt: string,
): string {
  const { width, base, margin, gutter } = frame;
  const { tile, beside, strip, stripWidth, height } = layout;
  const { extent } = plan;
  const scale = tile / 100;
  const boardWidth = beside ? width - stripWidth - margin * 3 : width - margin * 2;
  const boardHeight = beside ? height - margin * 2 : height - strip.height - margin * 3;
  const left = margin + (boardWidth - tile * columnsOf(extent)) / 2;
  const top = margin + (boardHeight - tile * rowsOf(extent)) / 2;
  const place = `translate(${short(left - extent.west * tile)} ${short(top - extent.north * tile)}) scale(${scale.toFixed(4)})`;
  const stripAt = beside
    ? `translate(${short(width - margin - stripWidth)} ${short(margin)})`
    : `translate(${short(margin)} ${short(height - margin - strip.height)})`;
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': alt,
    },
    `<title>${escaped(alt)}</title>`,
    el('defs', {}, symbols(theme, tile >= FINE), boardDefs(view, plan, theme)),
    el('rect', { width, height, fill: theme.page }),
    group(
      { id: 'board', transform: place },
      coordinates(extent, theme, Math.min(base * 0.85, tile * 0.6) / scale, (gutter * 0.55) / scale),
      boardArt(view, plan, theme, sizesFor(tile)),
    ),
    group({ id: 'strip', transform: stripAt }, strip.svg),
  );
}
