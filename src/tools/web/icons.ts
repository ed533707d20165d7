import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { root } from '../stamps.mjs';

/** Names of the icons below `assets`, by their use. */
export interface Icons {
  readonly small: string;
  readonly large: string;
  /** Without round corners and with a margin, for systems that crop a shape. */
  readonly maskable: string;
  /** White on transparent, because a phone's status bar only uses its shape. */
  readonly badge: string;
}

/** Writes the app's icons, drawn from the page's icon like the pictures of boards. */
export function writeIcons(folder: string): Icons {
  const icon = readFileSync(join(root, 'web/app/icon.svg'), 'utf8');
  const figure = /<path[^>]*\/>/.exec(icon)?.[0] ?? '';
  const square = icon.replace('rx="7"', 'rx="0"');
  const maskable = square.replace(figure, `<g transform="translate(4.800 4.800) scale(.7)">${figure}</g>`);
  const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${figure.replace('#fff3d6', '#fff')}</svg>`;
  writeFileSync(join(folder, 'apple-touch-icon.png'), png(square, 180));
  writeFileSync(join(folder, 'favicon.ico'), ico(png(icon, 32), 32));
  const asset = (name: string, content: Buffer) => writeAsset(join(folder, 'assets'), name, content);
  return {
    small: asset('icon-192', png(icon, 192)),
    large: asset('icon-512', png(icon, 512)),
    maskable: asset('icon-maskable', png(maskable, 512)),
    badge: asset('badge', png(badge, 96)),
  };
}

const png = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

function writeAsset(folder: string, name: string, content: Buffer): string {
  const digest = hash('sha256', content, 'hex').slice(0, 8);
  writeFileSync(join(folder, `${name}-${digest}.png`), content);
  return `${name}-${digest}.png`;
}

/** Returns an ICO file of one picture: a header of 6 bytes, an entry of 16, and the PNG. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
