import { type PrintedSegment, printedTiles } from '../engine/index.ts';
import type { ChatTexts } from './chat-texts.ts';
import type { GameWords } from './game-words.ts';
import { kindOf } from './names.ts';

const SIDES = 'NESW';
/** The corner of a tile at each half-edge; a corner has two. */
const CORNER_AT: Readonly<Record<string, string>> = {
  NL: 'NW',
  NR: 'NE',
  EL: 'NE',
  ER: 'SE',
  SL: 'SE',
  SR: 'SW',
  WL: 'SW',
  WR: 'NW',
};

/** The texts of a language that describe tiles. */
interface Speaker {
  readonly texts: Pick<ChatTexts, 'sides' | 'allBut'>;
  /** Words for the things on the table. */
  readonly words: GameWords;
}

/** Describes a tile as it is printed: `base/D (city N, road E-W)`, `dragon/P (road E-W, dragon)`. */
export function tileWords(speaker: Speaker, id: string): string {
  const tile = printedTiles.get(id);
  if (tile === undefined) return id;
  const parts = tile.segments
    .filter(({ kind, marks }) => kind !== 'field' || Object.keys(marks).length > 0)
    .map((segment) => segmentWords(speaker, segment, 0));
  const marks = tile.marks.map((mark) => speaker.words.mark(mark));
  return parts.length + marks.length === 0 ? id : `${id} (${[...parts, ...marks].join(', ')})`;
}

/**
 * Describes a segment of a tile that lies turned by `rotation` degrees, by where it is: `road N-E`, `field SW`; by its
 * kind alone where the tile is not known.
 */
export function spotWords(
  speaker: Speaker,
  tile: string | undefined,
  segment: string,
  rotation: number,
): string {
  const found = printedTiles.get(tile ?? '')?.segments.find(({ id }) => id === segment);
  return found === undefined
    ? speaker.words.feature(kindOf(segment))
    : segmentWords(speaker, found, rotation / 90);
}

/**
 * Returns the sides and corners of a tile turned by `rotation` degrees at which a segment lies, `N` and `SE`; none where
 * the tile has no other of its kind, or the segment is all round.
 */
export function sidesOfSegment(tile: string, segment: string, rotation: number): readonly string[] {
  const segments = printedTiles.get(tile)?.segments ?? [];
  const found = segments.find(({ id }) => id === segment);
  const alike = segments.filter(({ kind }) => kind === found?.kind);
  if (found === undefined || alike.length < 2) return [];
  if (found.kind === 'field') return cornersAt(found, rotation / 90);
  return found.sides.map((side) => SIDES[(SIDES.indexOf(side) + rotation / 90) % 4] ?? side);
}

/** Returns the side along which a field lies, or its corners; none if it has all four. */
function cornersAt(field: PrintedSegment, quarterTurns: number): readonly string[] {
  const corners = CORNERS.filter((corner) => fieldCorners(field, quarterTurns).has(corner));
  const side = [...SIDES].find((each) => corners.length === 2 && corners.every((one) => one.includes(each)));
  if (side !== undefined) return [side];
  return corners.length === 4 ? [] : corners;
}

function segmentWords({ texts, words }: Speaker, segment: PrintedSegment, quarterTurns: number): string {
  const place =
    segment.kind === 'field'
      ? cornersOf(segment, quarterTurns, texts)
      : sidesOf(segment, quarterTurns, texts).join('-');
  const marks = Object.entries(segment.marks).map(([mark, count]) =>
    count > 1 ? `${count}× ${words.mark(mark)}` : words.mark(mark),
  );
  return [words.feature(segment.kind), place, ...marks].filter((word) => word !== '').join(' ');
}

function sidesOf({ sides }: PrintedSegment, quarterTurns: number, texts: Speaker['texts']): string[] {
  const places = sides.map((side) => (SIDES.indexOf(side) + quarterTurns) % 4).sort();
  return places.map((place) => texts.sides[SIDES[place] ?? ''] ?? '');
}

/** Returns where a field lies: at one corner, along a side, or at the corners one by one. */
function cornersOf(field: PrintedSegment, quarterTurns: number, texts: Speaker['texts']): string {
  const corners = fieldCorners(field, quarterTurns);
  if (corners.size === 4) return '';
  const letters = (text: string) => [...text].map((letter) => texts.sides[letter] ?? letter).join('');
  const other = CORNERS.find((corner) => !corners.has(corner));
  if (corners.size === 3 && other !== undefined) return texts.allBut(letters(other));
  const side = [...SIDES].find(
    (each) => corners.size === 2 && [...corners].every((corner) => corner.includes(each)),
  );
  return side === undefined ? [...corners].map(letters).join('+') : letters(side);
}

function fieldCorners({ sides, halfEdges }: PrintedSegment, quarterTurns: number): ReadonlySet<string> {
  const halves = [...halfEdges, ...sides.flatMap((side) => [`${side}L`, `${side}R`])];
  return new Set(
    halves.map((half) => CORNER_AT[half] ?? '').map((corner) => turnedCorner(corner, quarterTurns)),
  );
}

const CORNERS = ['NE', 'SE', 'SW', 'NW'];

const turnedCorner = (corner: string, quarterTurns: number) =>
  CORNERS[(CORNERS.indexOf(corner) + quarterTurns) % 4] ?? corner;
