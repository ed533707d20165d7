import { HALF_EDGES, type HalfEdge, SIDES, type Side } from './cell.ts';

/** How the segments of a kind meet their neighbours and become complete. */
export interface FeatureKind {
  readonly name: string;
  /** Whole sides (road), half-edges (field), or the eight cells round the tile (monastery). */
  readonly meets: 'sides' | 'half-edges' | 'surroundings';
  /** Whether such a feature is ever complete and then scored. */
  readonly completes: boolean;
}

/** One part of a tile, as printed. */
export interface Segment {
  /** `city0`, `road1`, ...: numbered per kind. */
  readonly id: string;
  readonly index: number;
  readonly kind: FeatureKind;
  readonly sides: readonly Side[];
  readonly halfEdges: readonly HalfEdge[];
  /** Segments of this tile that a field touches (R-FIELD-3), by their index. */
  readonly touches: readonly number[];
  /** What is printed on it (shield, inn, ...), with how often. */
  readonly marks: ReadonlyMap<string, number>;
}

/** What is printed on a tile, independent of any rules. */
export interface TileFacts {
  /** `<set>/<letter>`. */
  readonly id: string;
  /** Number of copies in the box; 0 for tiles that are never in the bag. */
  readonly copies: number;
  /** Every side of it fits any edge and closes it (R-TILE-2). */
  readonly fitsAnything: boolean;
  readonly segments: readonly Segment[];
  /** Pairs of segments directly connected on the tile, by their index. */
  readonly links: readonly (readonly [number, number])[];
}

const isSide = (word: string): word is Side => (SIDES as readonly string[]).includes(word);
const isHalfEdge = (word: string): word is HalfEdge => (HALF_EDGES as readonly string[]).includes(word);

/**
 * Reads a table of tiles, one tile a line:
 * `D ×4  city N · road E W · field EL WR touches city0 · field ER SL SR WL`.
 * After the sides or half-edges of a segment come its marks (`+shield`, `+2 shield`) and what it touches;
 * `links road0-city0` closes the line where segments are connected; `×0 any` is a tile that fits everything.
 * @param set first half of the tiles' ids
 * @param kinds every kind of feature that a tile may show
 * @throws Error when a line cannot be read: a mistake in our own tables
 */
export function parseTiles(set: string, kinds: ReadonlyMap<string, FeatureKind>, table: string): TileFacts[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => parseTile(set, kinds, line));
}

function parseTile(set: string, kinds: ReadonlyMap<string, FeatureKind>, line: string): TileFacts {
  const head = /^(\w+) ×(\d+)( any)?\s+(.*)$/.exec(line);
  if (head === null) throw new Error(`not a tile: ${line}`);
  const [, letter, copies, any, body = ''] = head;
  const parts = body.split(' · ');
  const links = parts.at(-1)?.startsWith('links ') ? (parts.pop() ?? '') : '';
  const segments: Segment[] = [];
  for (const text of parts) segments.push(parseSegment(text, kinds, segments));
  return {
    id: `${set}/${letter}`,
    copies: Number(copies),
    fitsAnything: any !== undefined,
    segments,
    links: links
      .split(' ')
      .slice(1)
      .map((pair) => {
        const [from = '', to = ''] = pair.split('-');
        return [indexOfSegment(segments, from), indexOfSegment(segments, to)] as const;
      }),
  };
}

function parseSegment(
  text: string,
  kinds: ReadonlyMap<string, FeatureKind>,
  before: readonly Segment[],
): Segment {
  const [outline = '', touched = ''] = text.split(' touches ');
  const [name = '', ...words] = outline.split(' ');
  const kind = kinds.get(name);
  if (kind === undefined) throw new Error(`no kind of feature is called "${name}" in "${text}"`);
  const marks = new Map<string, number>();
  for (const [, times, mark] of outline.matchAll(/\+(\d+ )?(\w+)/g)) {
    if (mark !== undefined) marks.set(mark, Number(times ?? 1));
  }
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
    marks,
  };
}

function indexOfSegment(segments: readonly Segment[], id: string): number {
  const index = segments.findIndex((segment) => segment.id === id);
  if (index < 0) throw new Error(`no segment ${id}`);
  return index;
}
