/** A rectangle of pixels: red, green, blue and opacity of each are a byte, the colours multiplied by the opacity. */
export interface Sprite {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
}

/** Pixels on which others are laid. */
export class Canvas implements Sprite {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;

  /** Size in whole pixels; transparent where no ground is given. */
  constructor(width: number, height: number, ground = 0) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint32Array(width * height);
    if (ground !== 0) this.pixels.fill(ground);
  }

  /** Lays an opaque sprite on the canvas; what reaches beyond it is cut off. */
  copy(sprite: Sprite, left: number, top: number): void {
    this.#rows(sprite, left, top, (from, to, count) =>
      this.pixels.set(sprite.pixels.subarray(from, from + count), to),
    );
  }

  /** Lays a sprite on the canvas, through which the canvas shows where it is transparent. */
  blend(sprite: Sprite, left: number, top: number): void {
    const { pixels } = sprite;
    this.#rows(sprite, left, top, (from, to, count) => {
      for (let step = 0; step < count; step++) {
        const over = pixels[from + step] as number;
        if (over !== 0) this.pixels[to + step] = blended(over, this.pixels[to + step] as number);
      }
    });
  }

  /** Lays a rectangle of one colour on the canvas. */
  shade(colour: number, left: number, top: number, width: number, height: number): void {
    const [from, to] = [Math.max(0, left), Math.min(this.width, left + width)];
    for (let y = Math.max(0, top); y < Math.min(this.height, top + height); y++)
      for (let at = y * this.width + from; at < y * this.width + to; at++)
        this.pixels[at] = blended(colour, this.pixels[at] as number);
  }

  /** Calls `row` for each row of a sprite within the canvas, with the first pixel in each and the number of pixels. */
  #rows(
    { width, height }: Sprite,
    left: number,
    top: number,
    row: (from: number, to: number, count: number) => void,
  ): void {
    const skipped = Math.max(0, -left);
    const count = Math.min(width, this.width - left) - skipped;
    if (count <= 0) return;
    for (let y = Math.max(0, -top); y < Math.min(height, this.height - top); y++)
      row(y * width + skipped, (top + y) * this.width + left + skipped, count);
  }
}

/** Returns a pixel with another laid over it. Two colours are reckoned at a time, each in its half of 32 bits. */
function blended(over: number, under: number): number {
  const opacity = over >>> 24;
  if (opacity === 255) return over;
  const rest = 255 - opacity;
  const low = Math.imul(under & 0xff00ff, rest) + 0x800080;
  const high = Math.imul((under >>> 8) & 0xff00ff, rest) + 0x800080;
  const shownLow = ((low + ((low >>> 8) & 0xff00ff)) >>> 8) & 0xff00ff;
  const shownHigh = (high + ((high >>> 8) & 0xff00ff)) & 0xff00ff00;
  return (over + (shownLow | shownHigh)) >>> 0;
}

/** Returns a colour such as `#f6f1e4` as a pixel. @param opacity from 0 to 1 */
export function pixelOf(colour: string, opacity = 1): number {
  const value = Number.parseInt(colour.slice(1), 16);
  const part = (shift: number) => Math.round(((value >> shift) & 255) * opacity);
  return ((Math.round(255 * opacity) << 24) | (part(0) << 16) | (part(8) << 8) | part(16)) >>> 0;
}
