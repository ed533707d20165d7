import { countUnseen, rotationsThatMatch, type Search } from '#engine/search';
import { type Print, printsIn } from './prints.ts';

/**
 * The effects that tiles unseen by a seat would have in a cell, counted once for each combination of edges around it:
 * a row of counts.
 */
export interface Chances {
  /** Unseen tiles: in the bag and in other hands. */
  readonly unseen: number;
  readonly prints: readonly Print[];
  readonly counts: Int32Array;
  /** Number of the row of each combination of edges, from 1; 0 if not counted yet. */
  readonly rowOf: Uint16Array;
  rows: Int32Array;
  end: number;
}

/** Places in a row: tiles that fit, those that close each side, those that connect two sides or two half-edges. */
export const FITS = 0;
export const CLOSES = 1;
export const CONNECTS = 5;
export const JOINS_FIELDS = 11;
const ROW = 39;
/** Combinations of edges: 4 bits a side. */
const COMBINATIONS = 1 << 16;

/** Counts the tiles unseen by a seat. */
export function chancesFor(search: Search, seat: number | undefined): Chances {
  const prints = printsIn(search).ofType;
  const counts = new Int32Array(prints.length);
  const unseen = countUnseen(search, seat, counts);
  return {
    unseen,
    prints: prints.filter(({ type }) => counts[type.index] > 0),
    counts,
    rowOf: new Uint16Array(COMBINATIONS),
    rows: new Int32Array(ROW * 64),
    end: 0,
  };
}

/** Returns the start in `rows` of the counts for the edges around a cell. */
export function rowFor(chances: Chances, edges: number): number {
  const number = chances.rowOf[edges];
  return number > 0 ? (number - 1) * ROW : countRow(chances, edges);
}

function countRow(chances: Chances, edges: number): number {
  const row = chances.end;
  if (row + ROW > chances.rows.length) {
    const rows = new Int32Array(chances.rows.length * 2);
    rows.set(chances.rows);
    chances.rows = rows;
  }
  chances.end += ROW;
  chances.rowOf[edges] = chances.end / ROW;
  for (const print of chances.prints) countType(chances, row, edges, print);
  return row;
}

function countType({ rows, counts }: Chances, row: number, edges: number, print: Print): void {
  const turns = rotationsThatMatch(print.type.matches, edges);
  if (turns === 0) return;
  let closes = 0;
  let sidePairs = 0;
  let halfPairs = 0;
  for (let turn = 0; turn < 4; turn++) {
    if (((turns >> turn) & 1) === 0) continue;
    closes |= closedSides(print.reach[turn], edges);
    sidePairs |= print.sidePairs[turn];
    halfPairs |= print.halfPairs[turn];
  }
  const count = counts[print.type.index];
  rows[row + FITS] += count;
  addBits(rows, row + CLOSES, closes, count);
  addBits(rows, row + CONNECTS, sidePairs, count);
  addBits(rows, row + JOINS_FIELDS, halfPairs, count);
}

/** Sides whose segment reaches no side without a neighbour, as bits. */
function closedSides(reach: number, edges: number): number {
  let open = 0;
  for (let side = 0; side < 4; side++) if (((edges >> (side * 4)) & 15) === 0) open |= 1 << side;
  let closed = 0;
  for (let side = 0; side < 4; side++) {
    const reached = (reach >> (side * 4)) & 15;
    if (reached !== 0 && (reached & open) === 0) closed |= 1 << side;
  }
  return closed;
}

function addBits(rows: Int32Array, first: number, bits: number, count: number): void {
  for (let place = first; bits !== 0; place++) {
    if ((bits & 1) === 1) rows[place] += count;
    bits >>>= 1;
  }
}
