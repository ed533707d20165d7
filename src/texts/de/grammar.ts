import { listIn, plural } from '../names.ts';

export const tag = 'de-DE';

/** Joins items: `a, b und c`. */
export const and = (items: readonly string[]) => listIn(tag, items);
export const count = (number: number, one: string, other: string) =>
  plural(tag, number, { one: `${number} ${one}`, other: `${number} ${other}` });
export const points = (number: number) => count(number, 'Punkt', 'Punkte');
/** Joins items by "or". */
export const or = (items: readonly string[]) =>
  new Intl.ListFormat(tag, { style: 'long', type: 'disjunction' }).format(items);
