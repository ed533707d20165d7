export { type Awaiting, type PictureOptions, type Placement, WIDTHS } from './options.ts';
export { type Picture, renderBoard } from './picture.ts';
export { PicturesBusy, renderJpeg, renderPng } from './png.ts';
export { closePictures } from './png-thread.ts';
export { SEATS } from './seats.ts';
export { renderTile } from './single.ts';
export { isThemeName, THEME_NAMES, THEMES, type ThemeName } from './theme.ts';
export { tileSheet } from './tile-sheet.ts';
export { describeBoard } from './words.ts';
