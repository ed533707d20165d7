/** `npm run golden:sheet -- <path>.png`: writes one PNG with all golden pictures, for visual review. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileOf, GOLDEN_BOARDS } from './support/boards.ts';
import { asPng, imageIn, pixelsOf } from './support/pixels.ts';

const COLUMNS = 4;
const [width, height, gap] = [600, 640, 20];

const path = process.argv[2] ?? 'golden.png';
const images = GOLDEN_BOARDS.map(({ name }, index) => {
  const picture = pixelsOf(readFileSync(fileOf(name, 'golden.svg'), 'utf8'));
  const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
  return imageIn(picture.png, { x: column * (width + gap), y: row * (height + gap), width, height });
});
const size = {
  width: COLUMNS * (width + gap) - gap,
  height: Math.ceil(images.length / COLUMNS) * (height + gap) - gap,
};
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${images.join('')}</svg>`;
writeFileSync(path, asPng(svg));
console.log(`Wrote ${path}.`);
