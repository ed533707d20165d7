import { z } from 'zod';
import { noBody } from '../schemas/forms.ts';
import { type PictureFormat, pictureTypes } from './request.ts';

/** The form of a picture as operation ids have it: `drawBoardSvg`. */
export const nameOf = (format: PictureFormat) => (format === 'svg' ? 'Svg' : 'Png');

/** Returns what operations answer that draw a picture. */
export function answersOf(format: PictureFormat) {
  const picture = { description: 'The picture', content: { [pictureTypes[format]]: { schema: z.string() } } };
  return { 200: picture, 304: noBody('You already have this picture') };
}
