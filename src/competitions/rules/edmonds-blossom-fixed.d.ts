declare module 'edmonds-blossom-fixed' {
  /** Returns a matching with the largest sum of weights: the partner of each node, or -1. */
  function blossom(
    edges: readonly (readonly [one: number, other: number, weight: number])[],
    maxCardinality: boolean,
  ): number[];
  export = blossom;
}
