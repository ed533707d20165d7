import { HALF_EDGES, SIDES } from './cell.ts';
import type { Segment, TileFacts } from './tile.ts';

const known = new WeakMap<TileFacts, readonly number[] | undefined>();

/**
 * Returns where the segments of a tile go when it is turned by a quarter, if it then looks as before, and so in every
 * rotation: for each segment the index of the one whose place it takes. Undefined for any other tile.
 */
export function quarterTurnOf(facts: TileFacts): readonly number[] | undefined {
  if (!known.has(facts)) known.set(facts, findQuarterTurn(facts));
  return known.get(facts);
}

function findQuarterTurn({ segments, links }: TileFacts): readonly number[] | undefined {
  const places = segments.map((segment) => segments.filter((other) => isTurned(segment, other)));
  // Two segments of a kind without an edge are indistinguishable.
  if (places.some((found) => found.length !== 1)) return undefined;
  const turn = places.flatMap((found) => found.map(({ index }) => index));
  const turned = (indexes: readonly number[]) => sorted(indexes.map((index) => turn[index] ?? -1));
  const touches = segments.every((segment) => {
    const place = segments[turn[segment.index] ?? -1];
    return place !== undefined && turned(segment.touches) === sorted(place.touches);
  });
  const linked = (pairs: readonly (readonly number[])[]) => sorted(pairs.map((pair) => sorted(pair)));
  const isLinked = linked(links) === sorted(links.map((pair) => turned(pair)));
  return touches && isLinked ? turn : undefined;
}

/** Whether a segment, turned by a quarter, is where another one is, and looks like it. */
function isTurned(segment: Segment, other: Segment): boolean {
  const sides = segment.sides.map((side) => SIDES[(SIDES.indexOf(side) + 1) & 3] ?? '');
  const halves = segment.halfEdges.map((half) => HALF_EDGES[(HALF_EDGES.indexOf(half) + 2) & 7] ?? '');
  return (
    segment.kind === other.kind &&
    sorted([...segment.marks].map(String)) === sorted([...other.marks].map(String)) &&
    sorted(sides) === sorted(other.sides) &&
    sorted(halves) === sorted(other.halfEdges)
  );
}

const sorted = (values: readonly unknown[]): string => JSON.stringify(values.map(String).sort());
