import type { Schemas } from '#client';
import { type PrintedSegment, printedTiles } from '../../engine/index.ts';
import { kindOf } from '../../texts/names.ts';
import { paint } from './paint.ts';

type Table = Schemas['Table'];
type Tile = Table['tiles'][number];

/** A cell where a tile can be placed, with its option's number. */
export interface NumberedCell {
  readonly x: number;
  readonly y: number;
  readonly number: string;
}

const SIDES = ['N', 'E', 'S', 'W'];
const SIGNS: Readonly<Record<string, string>> = { city: '#', road: '+', river: '~', field: '.' };
/** Characters per cell and line; a cell has three lines. */
const width = 5;

/**
 * Draws a table with characters: a tile's edges show what they touch (`#` city, `+` road, `~` river, `.` field); its
 * middle shows `M` for a monastery, and a piece by its seat and first letter. Places for the tile in hand show their
 * numbers.
 */
export function boardLines(table: Table, cells: readonly NumberedCell[], isColoured: boolean): string[] {
  const all = [...table.tiles, ...cells];
  const columns = range(all.map(({ x }) => x));
  const rows = range(all.map(({ y }) => y));
  // Colours separate the tiles well enough.
  const gap = isColoured ? '' : ' ';
  const head = `     ${columns.map((x) => String(x).padStart(3).padEnd(width)).join(gap)}`.trimEnd();
  const lines = rows.flatMap((y) => {
    const drawn = columns.map((x) => cellLines(table, cells, x, y));
    return [0, 1, 2].map((line) => {
      const label = line === 1 ? String(y).padStart(3) : '   ';
      const content = drawn.map((cell) => paint(cell[line] ?? '', isColoured)).join(gap);
      return `${label}  ${content}`.trimEnd();
    });
  });
  return [head, ...lines];
}

function cellLines(table: Table, cells: readonly NumberedCell[], x: number, y: number): readonly string[] {
  const tile = table.tiles.find((each) => each.x === x && each.y === y);
  if (tile !== undefined) return tileLines(tile, pieceOn(table, tile));
  const number = cells.find((each) => each.x === x && each.y === y)?.number;
  const empty = ' '.repeat(width);
  if (number === undefined) return [empty, empty, empty];
  return [empty, `[${number}]`.padStart(4).padEnd(width), empty];
}

function tileLines({ tile, rotation }: Tile, piece: string): readonly string[] {
  const segments = printedTiles.get(tile)?.segments ?? [];
  const [north, east, south, west] = SIDES.map((_, side) => signAt(segments, side, rotation / 90));
  const surrounded = segments.find(({ meets }) => meets === 'surroundings');
  const sign = surrounded?.kind.charAt(0).toUpperCase() ?? '.';
  const middle = piece === '' ? `.${sign}.` : piece.padEnd(3, '.');
  return [`.${north}${north}${north}.`, `${west}${middle}${east}`, `.${south}${south}${south}.`];
}

/** Returns the sign of a side of the board, given the printed segments. */
function signAt(segments: readonly PrintedSegment[], side: number, quarterTurns: number): string {
  const name = SIDES[(side - quarterTurns + 4) % 4] ?? 'N';
  const whole = segments.find(({ sides }) => sides.includes(name));
  const half = segments.find(({ halfEdges }) => halfEdges.some((edge) => edge.startsWith(name)));
  return SIGNS[(whole ?? half)?.kind ?? ''] ?? '=';
}

/** Returns seat and kind of the first piece on a tile: `0m`. */
function pieceOn({ pieces }: Table, { x, y }: Tile): string {
  const found = pieces.find(({ at }) => 'x' in at && at.x === x && at.y === y);
  if (found === undefined) return '';
  const lies = 'segment' in found.at && kindOf(found.at.segment) === 'field';
  return `${found.seat + 1}${lies ? 'f' : found.piece.charAt(0)}`;
}

function range(numbers: readonly number[]): number[] {
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}
