import { tileOf, typeOfTile } from '../core/board/features.ts';
import { tileAt } from '../core/board/placement.ts';
import { NO_SEGMENT } from '../core/board/tile-type.ts';
import { kindOfPiece, ownerOfPiece } from '../core/pieces.ts';
import { NONE, type Position } from '../core/position.ts';

/**
 * The board as text, six characters a tile and three lines: the sides show what runs over them (`#` city, `+` road,
 * `~` river, `.` field), the middle the tile's letter, its rotation in quarter turns, and the piece that stands on it
 * (seat and first letter of its kind).
 */
export function drawBoard(position: Position): string {
  const { at, memory } = position;
  const tiles = Array.from({ length: memory[at.tileCount] }, (_, tile) => tile);
  const xs = tiles.map((tile) => memory[at.tileX + tile]);
  const ys = tiles.map((tile) => memory[at.tileY + tile]);
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
  const turned = position.memory[position.at.tileRotation + tile];
  const middle = `${letter}${turned}${pieceOn(position, tile)}`;
  return [
    `.${north}${north}${north}. `,
    `${`${west}${middle.padEnd(4)}`.slice(0, 4)}${east} `,
    `.${south}${south}${south}. `,
  ];
}

function signOf(position: Position, tile: number, side: number): string {
  const type = typeOfTile(position, tile);
  const turned = position.memory[position.at.tileRotation + tile];
  const whole = type.sideSegment[turned * 4 + side];
  const segment = whole === NO_SEGMENT ? type.halfSegment[turned * 8 + side * 2] : whole;
  return SIGNS[type.facts.segments[segment]?.kind.name ?? ''] ?? '=';
}

function pieceOn(position: Position, tile: number): string {
  const { at, memory } = position;
  for (let piece = 0; piece < at.pieceCapacity; piece++) {
    const segment = memory[at.pieceSegment + piece];
    if (segment > NONE && tileOf(position, segment) === tile) {
      return `${ownerOfPiece(position, piece)}${kindOfPiece(position, piece).name[0]}`;
    }
  }
  return '';
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}
