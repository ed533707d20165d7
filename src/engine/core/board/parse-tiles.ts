import { HALF_EDGES, type HalfEdge, SIDES, type Side } from './cell.ts';
import type { FeatureKind, Segment, TileFacts } from './tile.ts';

/** The words that a table of tiles may use. */
export interface Vocabulary {
  readonly kinds: ReadonlyMap<string, FeatureKind>;
  readonly marks: ReadonlySet<string>;
  /** Marks of whole tiles. */
  readonly tileMarks: ReadonlySet<string>;
}

const isSide = (word: string): word is Side => (SIDES as readonly string[]).includes(word);
const isHalfEdge = (word: string): word is HalfEdge => (HALF_EDGES as readonly string[]).includes(word);

/**
 * Reads a table of tiles, one tile a line:
 * `D ×4  city N · road E W · field EL WR touches city0 · field ER SL SR WL`.
 * After the sides or half-edges of a segment come its marks (`+shield`, `+2 shield`) and what it touches;
 * `links road0-city0` closes the line where segments are connected; `×0 any` is a tile that fits everything, `×1 +volcano`
 * one that bears a mark as a whole.
 * @param set first half of the tiles' ids
 * @throws Error when a line cannot be read, or shows a kind or mark that is not in the vocabulary
 */
export function parseTiles(set: string, vocabulary: Vocabulary, table: string): TileFacts[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => parseTile(set, vocabulary, line));
}

function parseTile(set: string, vocabulary: Vocabulary, line: string): TileFacts {
  const head = /^(\w+) ×(\d+)( any)?((?: \+[\w-]+)*)\s+(.*)$/.exec(line);
  if (head === null) throw new Error(`not a tile: ${line}`);
  const [, letter, copies, any, marks = '', body = ''] = head;
  const parts = body.split(' · ');
  const links = parts.at(-1)?.startsWith('links ') ? (parts.pop() ?? '') : '';
  const segments: Segment[] = [];
  for (const text of parts) segments.push(parseSegment(text, vocabulary, segments));
  return {
    id: `${set}/${letter}`,
    copies: Number(copies),
    fitsAnything: any !== undefined,
    segments,
    marks: new Set(parseMarks(marks, vocabulary.tileMarks).keys()),
    links: links
      .split(' ')
      .slice(1)
      .map((pair) => parseLink(pair, segments)),
  };
}

function parseLink(pair: string, segments: readonly Segment[]): readonly [number, number] {
  const [from = '', to = ''] = pair.split('-');
  return [indexOfSegment(segments, from), indexOfSegment(segments, to)];
}

function parseSegment(text: string, { kinds, marks }: Vocabulary, before: readonly Segment[]): Segment {
  const [outline = '', touched = ''] = text.split(' touches ');
  const [name = '', ...words] = outline.split(' ');
  const kind = kinds.get(name);
  if (kind === undefined) throw new Error(`no kind of feature is called "${name}" in "${text}"`);
  return {
    id: `${name}${before.filter((segment) => segment.kind === kind).length}`,
    index: before.length,
    kind,
    sides: words.filter(isSide),
    halfEdges: words.filter(isHalfEdge),
    touches: touched
      .split(' ')
      .filter((id) => id !== '')
      .map((id) => indexOfSegment(before, id)),
    marks: parseMarks(outline, marks),
  };
}

function parseMarks(outline: string, known: ReadonlySet<string>): Map<string, number> {
  const marks = new Map<string, number>();
  for (const [, times, mark = ''] of outline.matchAll(/\+(\d+ )?([\w-]+)/g)) {
    if (!known.has(mark)) throw new Error(`no expansion declares the mark "${mark}" in "${outline}"`);
    marks.set(mark, Number(times ?? 1));
  }
  return marks;
}

function indexOfSegment(segments: readonly Segment[], id: string): number {
  const index = segments.findIndex((segment) => segment.id === id);
  if (index < 0) throw new Error(`no segment ${id}`);
  return index;
}
