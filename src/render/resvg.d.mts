/** Paints an SVG at a width in pixels. */
export function paint(
  svg: string,
  width: number,
): { readonly width: number; readonly height: number; readonly pixels: Buffer };
