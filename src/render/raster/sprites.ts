import { Lru } from '../../helpers/lru.ts';
import { paint } from '../resvg.mjs';
import { el, group } from '../svg.ts';
import type { Sprite } from './canvas.ts';

/** A sprite with where it lies, relative to the place that was asked for. */
export interface PlacedSprite extends Sprite {
  readonly left: number;
  readonly top: number;
}

/** A drawing to paint: its size in pixels, and the drawing's position in it. */
export interface Painting {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly scale: number;
  /** Returns the drawing, as SVG. */
  readonly draw: () => string;
}

/** Enough for the tiles and pieces of some large games at the usual width. */
const keptBytes = 24_000_000;
const kept = new Lru<string, PlacedSprite>(keptBytes, ({ pixels }) => pixels.byteLength + 400);

/** Drawings that are placed by their id. */
export type Definitions = ReadonlyMap<string, string>;

/**
 * Returns a drawing as pixels, without its transparent edges. It is painted once and cached.
 * @param key identifies the drawing; position and scale are added
 */
export function spriteOf(key: string, painting: Painting, definitions: Definitions): PlacedSprite {
  const { width, height, left, top, scale } = painting;
  const whole = `${width} ${height} ${left} ${top} ${scale} ${key}`;
  const known = kept.get(whole);
  if (known !== undefined) return known;
  const sprite = trimmed(painted(painting, definitions));
  kept.set(whole, sprite);
  return sprite;
}

function painted({ width, height, left, top, scale, draw }: Painting, definitions: Definitions): Sprite {
  const svg = draw();
  const document = el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    el('defs', {}, ...definitionsIn(svg, definitions)),
    group({ transform: `translate(${left} ${top}) scale(${scale})` }, svg),
  );
  const { pixels } = paint(document, width);
  return { width, height, pixels: new Uint32Array(pixels.buffer, pixels.byteOffset, width * height) };
}

/** Returns the definitions that a drawing uses: to read all of them took ten times as long as a tile. */
const definitionsIn = (svg: string, definitions: Definitions): string[] =>
  [...new Set([...svg.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id))].map(
    (id) => definitions.get(id) ?? '',
  );

/** Copies what a sprite has inside its transparent edges. */
function trimmed({ width, height, pixels }: Sprite): PlacedSprite {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (pixels[y * width + x] !== 0) {
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
        top = Math.min(top, y);
        bottom = y + 1;
      }
  if (right === 0) return { left: 0, top: 0, width: 0, height: 0, pixels: new Uint32Array() };
  const inside = new Uint32Array((right - left) * (bottom - top));
  for (let y = top; y < bottom; y++)
    inside.set(pixels.subarray(y * width + left, y * width + right), (y - top) * (right - left));
  return { left, top, width: right - left, height: bottom - top, pixels: inside };
}
