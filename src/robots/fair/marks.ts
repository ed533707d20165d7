import type { Survey } from './survey.ts';

/** How often a mark is printed on a feature. */
export function marksOn({ marks, prints }: Survey, feature: number, mark: string): number {
  const number = prints.marks.indexOf(mark);
  return number < 0 ? 0 : marks[feature * prints.marks.length + number];
}
