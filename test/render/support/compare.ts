import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asPng, type Pixels, pixelsOf, type Square, sheetOf } from './pixels.ts';

/** Width in pixels of the compared squares. */
const SQUARE = 8;

/**
 * Compares a picture with its golden picture, both with one element per line. Returns undefined if they are the same,
 * otherwise the difference, its place, and a PNG that shows it.
 */
export function differenceOf(name: string, golden: string, now: string): string | undefined {
  if (golden === now) return undefined;
  return [
    `The picture "${name}" is not its golden picture.`,
    changedLines(golden.split('\n'), now.split('\n')),
    changedPixels(name, golden, now),
    'If it looks as it should: npm run golden:pictures',
  ].join('\n');
}

/** Names the first and last differing lines, and the element of the first. */
function changedLines(golden: readonly string[], now: readonly string[]): string {
  const first = now.findIndex((line, index) => line !== golden[index]);
  let same = 0;
  while (same < Math.min(golden.length, now.length) - first && golden.at(-1 - same) === now.at(-1 - same))
    same++;
  const excerpt = (sign: string, lines: readonly string[]) =>
    lines
      .slice(first, Math.min(first + 3, lines.length - same))
      .map((line) => `${sign} ${line.slice(0, 240)}`);
  return [
    `Lines ${first + 1} to ${now.length - same} of ${now.length}, in ${pathTo(now, first)}:`,
    ...excerpt('-', golden),
    ...excerpt('+', now),
  ].join('\n');
}

/** Returns the elements that contain a line, outermost first: `svg > g#board > g[1,0]`. */
function pathTo(lines: readonly string[], at: number): string {
  const open: string[] = [];
  for (const line of lines.slice(0, at)) {
    const name = /^<(\w+)/.exec(line)?.[1];
    if (line.startsWith('</')) open.pop();
    else if (name !== undefined && !line.endsWith('/>') && !line.endsWith(`</${name}>`))
      open.push(labelOf(name, line));
  }
  return open.join(' > ');
}

function labelOf(name: string, line: string): string {
  const id = / id="([^"]+)"/.exec(line)?.[1];
  const cell = / data-cell="([^"]+)"/.exec(line)?.[1];
  return `${name}${id === undefined ? '' : `#${id}`}${cell === undefined ? '' : `[${cell}]`}`;
}

/** Reports the number of differing pixels and their cells, and writes a PNG that shows them. */
function changedPixels(name: string, golden: string, now: string): string {
  try {
    const [before, after] = [pixelsOf(golden), pixelsOf(now)];
    const squares = changedSquares(before, after);
    const file = writePicture(name, asPng(sheetOf(before, after, squares, SQUARE)));
    return `${whereOf(before, after, squares, now)}\nGolden, now, and where they differ: ${file}`;
  } catch (error) {
    return `It cannot be rendered: ${error}`;
  }
}

function writePicture(name: string, png: Uint8Array): string {
  const folder = join(tmpdir(), 'carcassonne-pictures');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.png`);
  writeFileSync(file, png);
  return file;
}

function whereOf(before: Pixels, after: Pixels, squares: readonly Square[], now: string): string {
  if (before.width !== after.width || before.height !== after.height)
    return `It was ${before.width} by ${before.height} pixels, and is ${after.width} by ${after.height}.`;
  if (squares.length === 0) return 'No pixel differs.';
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
  const pixels = squares.reduce((sum, square) => sum + square.pixels, 0);
  const box = `x ${Math.min(...xs)} to ${Math.max(...xs) + SQUARE}, y ${Math.min(...ys)} to ${Math.max(...ys) + SQUARE}`;
  const byChange = [...squares].sort((a, b) => b.pixels - a.pixels);
  const places = [...new Set(byChange.map((square) => placeOf(square, now)))];
  return `${pixels} pixels differ, ${box}; on ${places.slice(0, 8).join(', ')}${places.length > 8 ? ', …' : ''}.`;
}

function changedSquares(before: Pixels, after: Pixels): Square[] {
  const found = new Map<string, { x: number; y: number; pixels: number }>();
  for (let y = 0; y < Math.min(before.height, after.height); y++) {
    for (let x = 0; x < Math.min(before.width, after.width); x++) {
      if (before.at(x, y) === after.at(x, y)) continue;
      const [left, top] = [x - (x % SQUARE), y - (y % SQUARE)];
      const square = found.get(`${left},${top}`) ?? { x: left, y: top, pixels: 0 };
      square.pixels++;
      found.set(`${left},${top}`, square);
    }
  }
  return [...found.values()];
}

/** Returns the board cell of a square, or the strip. */
function placeOf({ x, y }: Square, svg: string): string {
  const [left = 0, top = 0, scale = 1] =
    /id="board" transform="translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(svg)?.slice(1).map(Number) ?? [];
  const cellOf = (at: number) => Math.floor((at + SQUARE / 2) / (100 * scale));
  const cell = `${cellOf(x - left)},${cellOf(y - top)}`;
  return svg.includes(`data-cell="${cell}"`) ? `cell ${cell}` : 'the area beside the tiles';
}
