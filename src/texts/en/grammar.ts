import { listIn, plural } from '../names.ts';

export const tag = 'en-GB';

/** Joins items: `a, b and c`. */
export const and = (items: readonly string[]) => listIn(tag, items);
export const count = (number: number, one: string, other = `${one}s`) =>
  plural(tag, number, { one: `${number} ${one}`, other: `${number} ${other}` });
export const points = (number: number) => count(number, 'point');
/** Joins items by "or". */
export const or = (items: readonly string[]) =>
  new Intl.ListFormat(tag, { style: 'long', type: 'disjunction' }).format(items);
