import type { Explanation, SheetLine } from '../events.ts';

/**
 * The worth of one feature, and why. `each` is the points of every tile (and shield) of it; rules change it or
 * void the sheet before the lines are closed.
 */
export interface Sheet {
  each: number;
  voided: boolean;
  readonly because: string[];
  /** The things that count, with how often; each is worth `each`. */
  readonly counts: { readonly of: string; readonly count: number }[];
}

/** A sheet on which nothing is counted yet. */
export function newSheet(each: number): Sheet {
  return { each, voided: false, because: [], counts: [] };
}

/** Counts something, if there is any of it. */
export function count(sheet: Sheet, of: string, number: number): void {
  if (number > 0) sheet.counts.push({ of, count: number });
}

/** Points of the whole sheet. */
export function totalOf(sheet: Sheet): number {
  if (sheet.voided) return 0;
  return sheet.counts.reduce((sum, line) => sum + line.count * sheet.each, 0);
}

/** The sheet as others may read it. */
export function explanationOf(sheet: Sheet): Explanation {
  const { each, voided, because, counts } = sheet;
  const lines: SheetLine[] = voided ? [] : counts.map(({ of, count }) => ({ of, count, each }));
  return { lines, because };
}
