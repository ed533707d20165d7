import type { Composition } from './composition.ts';
import { encodeJpeg } from './jpeg-encoder.mjs';
import { composeBoard } from './picture.ts';
import { composeCard, composeThumbnail } from './preview.ts';
import type { Sprite } from './raster/canvas.ts';
import { compose } from './raster/compose.ts';
import { encodePng } from './raster/encode-png.ts';
import { paint } from './resvg.mjs';
import type { Drawing, Subject } from './subject.ts';

/** Shares of the width, and qualities, to try until a JPEG is small enough: full size first, then smaller. */
const attempts = [
  ...[60, 50, 40, 30].map((quality) => ({ share: 1, quality })),
  ...[40, 30].map((quality) => ({ share: 0.75, quality })),
  ...[0.65, 0.5].map((share) => ({ share, quality: 30 })),
];

/** Renders a picture; runs on a worker thread. */
export async function drawPicture({ subject, width, maxBytes }: Drawing): Promise<Uint8Array> {
  return maxBytes === undefined ? encodePng(painted(subject, width)) : jpeg(subject, width, maxBytes);
}

/** Paints a picture at a width in pixels. */
function painted(subject: Subject, width: number): Sprite {
  if ('svg' in subject) {
    const { pixels, height } = paint(subject.svg, width);
    return { width, height, pixels: new Uint32Array(pixels.buffer, pixels.byteOffset, width * height) };
  }
  const composition = composed(subject);
  return compose(composition, width / composition.width);
}

function composed(subject: Exclude<Subject, { svg: string }>): Composition {
  if ('board' in subject) return composeBoard(subject.board, subject.options);
  if ('card' in subject) return composeCard(subject.card, subject.options);
  return composeThumbnail(subject.thumbnail, subject.theme);
}

async function jpeg(subject: Subject, width: number, maxBytes: number): Promise<Uint8Array> {
  let [drawn, drawnAt] = [painted(subject, width), 1];
  let made: Uint8Array = new Uint8Array();
  for (const { share, quality } of attempts) {
    if (drawnAt !== share) [drawn, drawnAt] = [painted(subject, Math.round(width * share)), share];
    // The encoder reads the whole buffer, so it must not be shared with another picture.
    const data = new Uint8ClampedArray(drawn.pixels.slice().buffer);
    made = await encodeJpeg({ data, width: drawn.width, height: drawn.height }, quality);
    if (made.byteLength <= maxBytes) break;
  }
  return made;
}
