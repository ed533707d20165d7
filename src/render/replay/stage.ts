import type { PositionView } from '../../engine/index.ts';
import type { Language } from '../../texts/index.ts';
import { type BoardPlan, type Extent, planOf } from '../board/plan.ts';
import { type Sizes, sizesFor } from '../board/sizes.ts';
import { chooseLayout, columnsOf, type Frame, frameOf, type Layout, rowsOf } from '../layout.ts';
import type { PictureOptions } from '../options.ts';
import { boardRoom } from '../picture.ts';
import type { Setting } from '../strip/block.ts';
import { seatsArt } from '../strip/strip.ts';
import { THEMES, type Theme, type ThemeName } from '../theme.ts';
import type { Moment } from './moments.ts';

/** The look of a replay. */
export interface ReplayLook {
  readonly players: readonly string[];
  readonly theme: ThemeName;
  readonly language: Language;
  /** In pixels. */
  readonly width: number;
}

/** A moment with everything that its drawing needs. */
export interface Shot {
  readonly view: PositionView;
  readonly plan: BoardPlan;
  readonly setting: Setting;
}

/** What is the same in all frames of a replay: the measures of the picture, and where the cell 0,0 begins, in pixels. */
export interface Stage {
  readonly theme: Theme;
  readonly frame: Frame;
  readonly layout: Layout;
  readonly sizes: Sizes;
  /** In whole pixels. */
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** Height of a row of seats. */
  readonly row: number;
  readonly shots: readonly Shot[];
}

/** Sets the camera for all moments of a replay: it shows every cell that is ever used, and does not move. */
export function stageOf(moments: readonly Moment[], look: ReplayLook): Stage {
  const theme = THEMES[look.theme];
  const measures = frameOf(look.width);
  const frame = { ...measures, gutter: measures.base };
  const shots = moments.map((moment) => shotOf(moment, look, theme, frame));
  const extent = extentOfAll(shots.map(({ plan }) => plan.extent));
  const rowIn = (width: number) => Math.max(...shots.map(({ setting }) => seatsArt(setting, width).row));
  const makeStrip = (width: number) => stripOf(shots[0] as Shot, width, rowIn(width));
  const layout = chooseLayout(makeStrip, extent, frame);
  const { tile } = layout;
  const room = boardRoom(frame, layout);
  return {
    theme,
    frame,
    layout,
    sizes: sizesFor(tile),
    height: Math.ceil(layout.height),
    left: frame.margin + (room.width - tile * columnsOf(extent)) / 2 - extent.west * tile,
    top: frame.margin + (room.height - tile * rowsOf(extent)) / 2 - extent.north * tile,
    row: rowIn(layout.stripWidth),
    shots,
  };
}

function shotOf({ view, last }: Moment, look: ReplayLook, theme: Theme, { base }: Frame): Shot {
  const { players, theme: name, language, width } = look;
  const done = last !== undefined && { last, awaiting: { seat: last.seat } };
  const options: PictureOptions = { players, theme: name, language, width, ...done };
  return { view, plan: planOf(view, options), setting: { view, options, theme, base } };
}

const stripOf = ({ setting }: Shot, width: number, row: number) => seatsArt(setting, width, row);

function extentOfAll(extents: readonly Extent[]): Extent {
  return {
    west: Math.min(...extents.map(({ west }) => west)),
    north: Math.min(...extents.map(({ north }) => north)),
    east: Math.max(...extents.map(({ east }) => east)),
    south: Math.max(...extents.map(({ south }) => south)),
  };
}
