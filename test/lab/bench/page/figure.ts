/** A measurement in a browser, with its limit. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: number;
}

/** Prints figures with their limits. Returns whether all are within them. */
export function report(figures: readonly Figure[]): boolean {
  for (const { name, value, unit, limit } of figures) {
    const verdict = value <= limit ? 'ok' : 'OVER THE LIMIT';
    console.log(`${name}: ${value.toFixed(unit === 'ms' ? 1 : 0)} ${unit} (at most ${limit}) ${verdict}`);
  }
  return figures.every(({ value, limit }) => value <= limit);
}
