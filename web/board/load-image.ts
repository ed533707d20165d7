import type { ThemeName } from '../../src/render/theme.ts';
import type { Area } from './camera.ts';
import { type GameMoment, loadPicture, loadText, type Moment } from './load-picture.ts';

/**
 * The board as an image, because panning a thousand inline drawings would be slow, and an image is a single
 * element.
 */
export interface BoardImage {
  /** To be released by `URL.revokeObjectURL`. */
  readonly url: string;
  /** Its area on the board. */
  readonly area: Area;
  /** A description of the picture, in English. */
  readonly description: string;
}

/** The width of the board's last drawing. */
let lastSize: number | undefined;
let noteSize: (size: number) => void;
const firstSize = new Promise<number>((resolve) => {
  noteSize = resolve;
});

/** Loads the picture of an area of the board, decoded. */
export async function loadImage(
  moment: Moment,
  theme: ThemeName,
  size: number,
  area: Area,
): Promise<BoardImage> {
  lastSize = size;
  noteSize(size);
  const svg = await loadPicture(moment, theme, size);
  const { left, top, width, height } = area;
  svg.setAttribute('viewBox', `${left} ${top} ${width} ${height}`);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  const file = new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' });
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  await image.decode();
  return { url, area, description: svg.getAttribute('aria-label') ?? '' };
}

/** Preloads the board at a moment that will be shown soon, with the width of the last one; does nothing before the first. */
export async function preparePicture(moment: Moment, theme: ThemeName): Promise<void> {
  if (lastSize !== undefined) await loadText(moment, theme, lastSize);
}

/**
 * Returns the service's whole picture of a moment: the one that the table shows, once it shows
 * any.
 */
export const pictureText = async (moment: GameMoment, theme: ThemeName): Promise<string> =>
  loadText(moment, theme, lastSize ?? (await firstSize));
