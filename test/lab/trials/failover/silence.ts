/** A fault of which the trial knows when it began and when everything was whole again, by `performance.now()`. */
export interface Interval {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Returns the longest time within an interval in which nothing was acknowledged, in seconds. */
export function longestSilence({ from, to }: Interval, times: readonly number[]): number {
  const within = times.filter((at) => at > from && at < to).sort((one, other) => one - other);
  const edges = [from, ...within, to];
  const gaps = edges.slice(1).map((at, index) => at - (edges[index] ?? at));
  return Math.max(0, ...gaps) / 1000;
}
