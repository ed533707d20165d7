/** Makes a still WebP of red, green, blue and opacity of each pixel. */
export function encodeWebp(image: {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}): Promise<Buffer>;
