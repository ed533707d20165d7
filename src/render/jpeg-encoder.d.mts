/** Encodes an opaque picture, of four bytes a pixel, as JPEG. @param quality from 0 to 100 */
export function encodeJpeg(
  image: { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number },
  quality: number,
): Promise<Uint8Array>;
