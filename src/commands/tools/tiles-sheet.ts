/** `npm run tiles:sheet -- <path>`: writes one sheet with all tiles, as `<path>.svg` and `<path>.png`, for the eye. */
import { writeFile } from 'node:fs/promises';
import { tileSheet } from '../../render/index.ts';
import { closePictures, renderPng } from '../../render/png.ts';

const [path = '', theme = 'light'] = process.argv.slice(2);
if (path === '' || (theme !== 'light' && theme !== 'dark')) {
  console.error('Usage: npm run tiles:sheet -- <path without ending> [light|dark]');
  process.exit(2);
}
const stem = path.replace(/\.(?:svg|png)$/, '');
const { svg, width } = tileSheet(theme);
await writeFile(`${stem}.svg`, svg);
await writeFile(`${stem}.png`, await renderPng(svg, width));
await closePictures();
console.log(`Wrote ${stem}.svg and ${stem}.png.`);
