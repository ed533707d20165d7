import type { Sprite } from './canvas.ts';

/** An image in at most 256 colours. */
export interface IndexedImage {
  /** Red, green and blue of each colour. */
  readonly palette: Uint8Array;
  /** The colour of each pixel. */
  readonly indexes: Uint8Array;
}

const MAX_COLOURS = 256;
/** Colours that are chosen for being common; the others for being unlike those. */
const COMMON = 192;

/**
 * Reduces an opaque image to 256 colours: the most common ones stay exactly as they are, and each of the others becomes one
 * near it. A picture of a board has few colours but for the edges between them. Undefined if something is transparent.
 */
export function indexed({ width, height, pixels }: Sprite): IndexedImage | undefined {
  const counted = countColours(pixels, width, Math.ceil(height / COUNTED_ROWS));
  if (counted === undefined) return undefined;
  const boxes = new Boxes(counted);
  for (const colour of commonOf(counted)) boxes.choose(colour);
  while (boxes.chosen.length < MAX_COLOURS && boxes.chooseWorst());
  const indexes = indexesOf(pixels, boxes);
  if (indexes === undefined) return undefined;
  const palette = Uint8Array.from(
    boxes.chosen.flatMap((colour) => [red(colour), green(colour), blue(colour)]),
  );
  return { palette, indexes };
}

/** Returns the chosen colour for each pixel; undefined if one is not opaque. */
function indexesOf(pixels: Uint32Array, boxes: Boxes): Uint8Array | undefined {
  const indexes = new Uint8Array(pixels.length);
  // A hash table of colours already looked up; a later colour overwrites an earlier one in the same slot.
  const [table, found] = [lookedUp.fill(0), foundIndexes];
  let [last, lastIndex] = [0, 0];
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at] as number;
    if (pixel !== last) {
      if (pixel < OPAQUE) return undefined;
      const slot = hashOf(pixel, SLOT_BITS);
      if (table[slot] !== pixel) {
        table[slot] = pixel;
        found[slot] = boxes.indexOf(pixel & 0xffffff);
      }
      last = pixel;
      lastIndex = found[slot] as number;
    }
    indexes[at] = lastIndex;
  }
  return indexes;
}

const red = (colour: number): number => colour & 255;
const green = (colour: number): number => (colour >> 8) & 255;
const blue = (colour: number): number => (colour >> 16) & 255;

/** Rows of pixels whose colours are counted, at the least: those of all rows are much the same. */
const COUNTED_ROWS = 300;
/** Slots of a table of colours; a picture of a large board has some 40,000 colours. */
const SLOT_BITS = 17;
const SLOTS = 1 << SLOT_BITS;
const MAX_FILLED = SLOTS * 0.75;
/** The pixels from here on are opaque; no colour is as high. */
const OPAQUE = 0xff000000;
const EMPTY = OPAQUE;
const hashOf = (pixel: number, bits: number): number => Math.imul(pixel, 0x9e3779b1) >>> (32 - bits);

/** Tables that each picture uses anew: to collect their garbage took a tenth of the time. */
const lookedUp = new Uint32Array(SLOTS);
const foundIndexes = new Uint8Array(SLOTS);
const countedColours = new Uint32Array(SLOTS);
const colourCounts = new Uint32Array(SLOTS);

/** The colours of an image, by a hash of theirs. */
interface CountedColours {
  readonly table: Uint32Array;
  /** How often each is there. */
  readonly counts: Uint32Array;
  /** The slots that are filled. */
  readonly slots: readonly number[];
}

function slotOf(table: Uint32Array, bits: number, colour: number): number {
  let slot = hashOf(colour, bits);
  while (table[slot] !== colour && table[slot] !== EMPTY) slot = (slot + 1) & (table.length - 1);
  return slot;
}

/**
 * Counts the colours of every `step`-th row of an image; undefined if a pixel is not opaque, or there are too many colours to
 * be reduced.
 */
function countColours(pixels: Uint32Array, width: number, step: number): CountedColours | undefined {
  const [table, counts] = [countedColours.fill(EMPTY), colourCounts.fill(0)];
  const slots: number[] = [];
  let [last, slot] = [EMPTY, 0];
  for (let row = 0; row < pixels.length; row += width * step)
    for (let at = row; at < row + width; at++) {
      const pixel = pixels[at] as number;
      if (pixel < OPAQUE || slots.length > MAX_FILLED) return undefined;
      const colour = pixel & 0xffffff;
      if (colour !== last) {
        last = colour;
        slot = slotOf(table, SLOT_BITS, colour);
        if (table[slot] === EMPTY) {
          table[slot] = colour;
          slots.push(slot);
        }
      }
      counts[slot] = (counts[slot] as number) + 1;
    }
  return { table, counts, slots };
}

/** Returns the most common colours, or all if there are not too many. */
function commonOf({ table, counts, slots }: CountedColours): number[] {
  const isAll = slots.length <= MAX_COLOURS;
  // Most colours are those of a few pixels: to sort all took a third of the time.
  const often = isAll ? [...slots] : slots.filter((slot) => (counts[slot] as number) > 8);
  return often
    .sort((a, b) => (counts[b] as number) - (counts[a] as number))
    .slice(0, isAll ? MAX_COLOURS : COMMON)
    .map((slot) => table[slot] as number);
}

/** The box of a colour: five bits of each of its parts. */
const boxOf = (colour: number): number =>
  (red(colour) >> 3) | ((green(colour) >> 3) << 5) | ((blue(colour) >> 3) << 10);

/** Returns the colour in the middle of a box. */
const middleOf = (box: number): number =>
  ((box & 31) << 3) | ((box & 0x3e0) << 6) | ((box & 0x7c00) << 9) | 0x040404;

const distanceOf = (one: number, other: number): number =>
  (red(one) - red(other)) ** 2 + (green(one) - green(other)) ** 2 + (blue(one) - blue(other)) ** 2;

/** Four slots for each chosen colour. */
const EXACT_BITS = 10;

/** The boxes that have colours, and the colours that are chosen for them. */
class Boxes {
  readonly chosen: number[] = [];
  /** For each box that has a colour: its middle, how many pixels it has, and how far the nearest chosen colour is. */
  readonly #middles: Uint32Array;
  readonly #counts: Uint32Array;
  readonly #distances: Float64Array;
  /** The chosen colours, by a hash of theirs. */
  readonly #exact = new Uint32Array(1 << EXACT_BITS).fill(EMPTY);
  readonly #exactIndexes = new Uint8Array(1 << EXACT_BITS);
  /** Which chosen colour is nearest to the middle of each box that has a colour. */
  readonly #nearest: Uint8Array;
  /** Where each box is in these lists; -1 if none of its colours was counted. */
  readonly #placeOf = new Int16Array(1 << 15).fill(-1);

  constructor({ table, counts, slots }: CountedColours) {
    const sums = new Uint32Array(1 << 15);
    for (const slot of slots) {
      const box = boxOf(table[slot] as number);
      sums[box] = (sums[box] as number) + (counts[slot] as number);
    }
    const boxes: number[] = [];
    for (let box = 0; box < sums.length; box++) if (sums[box] !== 0) boxes.push(box);
    this.#middles = Uint32Array.from(boxes, middleOf);
    this.#counts = Uint32Array.from(boxes, (box) => sums[box] as number);
    this.#distances = new Float64Array(boxes.length).fill(Number.POSITIVE_INFINITY);
    this.#nearest = new Uint8Array(boxes.length);
    for (const [place, box] of boxes.entries()) this.#placeOf[box] = place;
  }

  choose(colour: number): void {
    const slot = slotOf(this.#exact, EXACT_BITS, colour);
    this.#exact[slot] = colour;
    const index = this.chosen.push(colour) - 1;
    this.#exactIndexes[slot] = index;
    for (let place = 0; place < this.#middles.length; place++) {
      const distance = distanceOf(this.#middles[place] as number, colour);
      if (distance >= (this.#distances[place] as number)) continue;
      this.#distances[place] = distance;
      this.#nearest[place] = index;
    }
  }

  /** Chooses the middle of the box whose pixels are farthest from all chosen colours; false if none is far. */
  chooseWorst(): boolean {
    let [worst, most] = [0, 0];
    for (let place = 0; place < this.#middles.length; place++) {
      const far = (this.#distances[place] as number) * (this.#counts[place] as number);
      if (far > most) [worst, most] = [place, far];
    }
    if (most > 0) this.choose(this.#middles[worst] as number);
    return most > 0;
  }

  /** Returns which of the chosen colours stands for a colour: itself, or the nearest to the middle of its box. */
  indexOf(colour: number): number {
    const slot = slotOf(this.#exact, EXACT_BITS, colour);
    if (this.#exact[slot] === colour) return this.#exactIndexes[slot] as number;
    const place = this.#placeOf[boxOf(colour)] as number;
    return place >= 0 ? (this.#nearest[place] as number) : this.#nearestTo(colour);
  }

  /** Returns which chosen colour is nearest to the middle of the box of a colour, by comparing all. */
  #nearestTo(colour: number): number {
    const middle = middleOf(boxOf(colour));
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (let index = 0; index < this.chosen.length; index++) {
      const distance = distanceOf(middle, this.chosen[index] as number);
      if (distance < least) [best, least] = [index, distance];
    }
    return best;
  }
}
