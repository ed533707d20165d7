import blossom from 'edmonds-blossom-fixed';

/**
 * Returns the cheapest pairing of an even number of places (Edmonds' algorithm; its time grows with the cube of their number).
 * @param costOf cost of a pair, an integer from 0; the sum over all pairs must stay below 2^50
 */
export function cheapestPairs(
  size: number,
  costOf: (one: number, other: number) => number,
): [number, number][] {
  if (size === 0) return [];
  const edges: [number, number, number][] = [];
  for (let one = 0; one < size; one++)
    for (let other = one + 1; other < size; other++) edges.push([one, other, -costOf(one, other)]);
  return blossom(edges, true).flatMap((other, one): [number, number][] =>
    other > one ? [[one, other]] : [],
  );
}
