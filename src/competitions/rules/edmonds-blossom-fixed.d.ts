declare module 'edmonds-blossom-fixed' {
  /** Returns, by node, with which other node it is matched, or -1: a matching of the largest sum of weights. */
  function blossom(
    edges: readonly (readonly [one: number, other: number, weight: number])[],
    maxCardinality: boolean,
  ): number[];
  export = blossom;
}
