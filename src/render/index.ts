export { type Awaiting, type PictureOptions, type Placement, WIDTHS } from './options.ts';
export { type Picture, renderBoard } from './picture.ts';
export { closePictures, PicturesBusy, renderJpeg, renderPng } from './png.ts';
export { CARD, THUMBNAIL } from './preview.ts';
export {
  closeReplays,
  REPLAY_TYPES,
  REPLAY_WIDTHS,
  type ReplayFormat,
  renderReplay,
} from './replay/replay.ts';
export { SEATS } from './seats.ts';
export { renderSiteCard } from './site-card.ts';
export type { Meeting, StandingsList, StandingsRow, StandingsSheet } from './standings/sheet.ts';
export { describeStandings, renderStandings } from './standings/standings.ts';
export type { Subject } from './subject.ts';
export { isThemeName, THEME_NAMES, THEMES, type ThemeName } from './theme.ts';
export { renderTile, tileSheet } from './tile-sheet.ts';
export { describeBoard } from './words.ts';
