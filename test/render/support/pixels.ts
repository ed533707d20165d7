import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const fonts = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json'));
const fontFiles = ['DejaVuSansCondensed', 'DejaVuSansCondensed-Bold'].map((name) =>
  join(fonts, 'ttf', `${name}.ttf`),
);

/** A picture as pixels. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Returns the colour of a pixel as one number. */
  at(x: number, y: number): number;
  readonly png: Buffer;
}

/** A square of the picture with differing pixels. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly pixels: number;
}

const rendered = (svg: string) =>
  new Resvg(svg, { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' } }).render();

/** Renders an SVG in its own size. */
export function pixelsOf(svg: string): Pixels {
  const image = rendered(svg);
  const { width, height, pixels } = image;
  const data = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  return { width, height, at: (x, y) => data.getUint32(4 * (y * width + x)), png: image.asPng() };
}

/** Renders an SVG in its own size as a PNG. */
export const asPng = (svg: string): Buffer => rendered(svg).asPng();

/** Returns a picture within an SVG. */
export function imageIn(
  png: Uint8Array,
  box: { x: number; y: number; width: number; height: number },
): string {
  const { x, y, width, height } = box;
  const href = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${href}"/>`;
}

/** Puts two pictures and their difference side by side. */
export function sheetOf(before: Pixels, after: Pixels, squares: readonly Square[], side: number): string {
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const image = ({ png, ...size }: Pixels, column: number) =>
    imageIn(png, { x: column * width, y: 0, width: size.width, height: size.height });
  const marks = squares.map(
    ({ x, y }) =>
      `<rect x="${2 * width + x}" y="${y}" width="${side}" height="${side}" fill="#e00" fill-opacity=".6"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${3 * width} ${height}" width="${3 * width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    image(before, 0),
    image(after, 1),
    `<g opacity=".35">${image(after, 2)}</g>`,
    ...marks,
    '</svg>',
  ].join('');
}
