import { NO_SEGMENT } from '../core/board/tile-type.ts';
import { kindOfFeature, tileOf } from '../core/position/features.ts';
import { tileAt } from '../core/position/grid.ts';
import { ownerOfPiece, piecesOnBoard, segmentOfPiece } from '../core/position/pieces.ts';
import { NONE, type Position } from '../core/position/position.ts';
import {
  quarterTurnsOf,
  segmentAtHalfEdge,
  segmentAtSide,
  tilesOnBoard,
  typeOfTile,
  xOf,
  yOf,
} from '../core/position/tiles.ts';
import { kindOfPiece } from '../core/ruleset.ts';

/**
 * The board as text, six characters a tile and three lines: the sides show what runs over them (`#` city, `+` road,
 * `~` river, `.` field), the middle the tile's letter, its rotation in quarter turns, and the piece that stands on it
 * (seat and first letter of its kind).
 */
export function drawBoard(position: Position): string {
  const tiles = tilesOnBoard(position);
  const xs = tiles.map((tile) => xOf(position, tile));
  const ys = tiles.map((tile) => yOf(position, tile));
  const columns = range(Math.min(...xs), Math.max(...xs));
  const rows = range(Math.min(...ys), Math.max(...ys));
  const head = `     ${columns.map((x) => String(x).padStart(3).padEnd(6)).join('')}`.trimEnd();
  const lines = rows.flatMap((y) => {
    const cells = columns.map((x) => drawCell(position, tileAt(position, x, y)));
    return [0, 1, 2].map((line) => {
      const label = line === 1 ? String(y).padStart(4) : '    ';
      return `${label} ${cells.map((cell) => cell[line]).join('')}`.trimEnd();
    });
  });
  return [head, ...lines].join('\n');
}

const SIGNS: Readonly<Record<string, string>> = { city: '#', road: '+', river: '~', field: '.' };

function drawCell(position: Position, tile: number): readonly string[] {
  if (tile === NONE) return ['      ', '      ', '      '];
  const [north, east, south, west] = [0, 1, 2, 3].map((side) => signOf(position, tile, side));
  const { facts } = typeOfTile(position, tile);
  const letter = facts.fitsAnything ? '*' : (facts.id.split('/')[1] ?? '');
  const middle = `${letter}${quarterTurnsOf(position, tile)}${pieceOn(position, tile)}`;
  return [
    `.${north}${north}${north}. `,
    `${`${west}${middle.padEnd(4)}`.slice(0, 4)}${east} `,
    `.${south}${south}${south}. `,
  ];
}

function signOf(position: Position, tile: number, side: number): string {
  const whole = segmentAtSide(position, tile, side);
  const segment = whole === NO_SEGMENT ? segmentAtHalfEdge(position, tile, side * 2) : whole;
  return segment === NO_SEGMENT ? '=' : (SIGNS[kindOfFeature(position, segment).name] ?? '=');
}

function pieceOn(position: Position, tile: number): string {
  const piece = piecesOnBoard(position).find(
    (each) => tileOf(position, segmentOfPiece(position, each)) === tile,
  );
  if (piece === undefined) return '';
  return `${ownerOfPiece(position, piece)}${kindOfPiece(position, piece).name[0]}`;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}
