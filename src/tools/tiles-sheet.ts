/** `npm run tiles:sheet -- <path>`: writes one sheet with all tiles, as `<path>.svg` and `<path>.png`, for inspection. */
import { writeFile } from 'node:fs/promises';
import { closePictures, isThemeName, renderPng, THEME_NAMES, tileSheet } from '../render/index.ts';

const [path = '', theme = 'light'] = process.argv.slice(2);
if (path === '' || !isThemeName(theme)) {
  console.error(`Usage: npm run tiles:sheet -- <path without ending> [${THEME_NAMES.join('|')}]`);
  process.exit(2);
}
const stem = path.replace(/\.(?:svg|png)$/, '');
const { svg, width } = tileSheet(theme);
await writeFile(`${stem}.svg`, svg);
await writeFile(`${stem}.png`, await renderPng({ svg }, width));
await closePictures();
console.log(`Wrote ${stem}.svg and ${stem}.png.`);
