import type { Language } from '../../texts/index.ts';
import { type BoardPlan, type Extent, planOf } from '../board/plan.ts';
import { sizesFor } from '../board/sizes.ts';
import { type Composition, placeIn } from '../composition.ts';
import { chooseLayout, frameOf } from '../layout.ts';
import type { PictureOptions } from '../options.ts';
import { boardRoom, stripLayer } from '../picture.ts';
import type { Setting } from '../strip/block.ts';
import { seatsArt } from '../strip/strip.ts';
import { THEMES, type ThemeName } from '../theme.ts';
import type { Moment } from './moments.ts';

/** The look of a replay. */
export interface ReplayLook {
  readonly players: readonly string[];
  readonly theme: ThemeName;
  readonly language: Language;
  /** In pixels. */
  readonly width: number;
}

/** The frames of a replay: all have one size, in whole pixels. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly shots: readonly Composition[];
}

/** Sets the camera for all moments of a replay: fixed, showing every cell used. */
export function stageOf(moments: readonly Moment[], look: ReplayLook): Stage {
  const theme = THEMES[look.theme];
  const measures = frameOf(look.width);
  const frame = { ...measures, gutter: measures.base };
  const scenes = moments.map((moment) => sceneOf(moment, look, frame.base));
  const extent = extentOfAll(scenes.map(({ plan }) => plan.extent));
  const rowIn = (width: number) => Math.max(...scenes.map(({ setting }) => seatsArt(setting, width).row));
  const stripOf = ({ setting }: Scene, width: number, row: number) => seatsArt(setting, width, row);
  const layout = chooseLayout((width) => stripOf(scenes[0] as Scene, width, rowIn(width)), extent, frame);
  const { tile, stripWidth } = layout;
  const room = boardRoom(frame, layout);
  const { margin } = frame;
  const place = placeIn({ left: margin, top: margin, ...room }, extent, tile);
  const row = rowIn(stripWidth);
  const size = { width: frame.width, height: Math.ceil(layout.height) };
  const sizes = sizesFor(tile);
  const shots = scenes.map((scene) => ({
    ...size,
    page: theme.page,
    board: { view: scene.view, plan: scene.plan, theme, sizes, ...place },
    coordinates: [],
    strip: stripLayer(frame, layout, stripOf(scene, stripWidth, row).marks),
  }));
  return { ...size, shots };
}

/** A moment with all data for its drawing. */
interface Scene {
  readonly view: Moment['view'];
  readonly plan: BoardPlan;
  readonly setting: Setting;
}

function sceneOf({ view, last }: Moment, look: ReplayLook, base: number): Scene {
  const { players, theme, language, width } = look;
  const done = last !== undefined && { last, awaiting: { seat: last.seat } };
  const options: PictureOptions = { players, theme, language, width, ...done };
  return { view, plan: planOf(view, options), setting: { view, options, theme: THEMES[theme], base } };
}

function extentOfAll(extents: readonly Extent[]): Extent {
  return {
    west: Math.min(...extents.map(({ west }) => west)),
    north: Math.min(...extents.map(({ north }) => north)),
    east: Math.max(...extents.map(({ east }) => east)),
    south: Math.max(...extents.map(({ south }) => south)),
  };
}
