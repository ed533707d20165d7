/** Returns a name of the engine as it is shown where there are no words for it: `large meeple`. */
export const plainName = (name: string): string => name.replaceAll('-', ' ');

/** Returns the group of a kind of points: `goods-wine` is of `goods`, `city-incomplete` of `city`. */
export const groupOf = (kind: string): string => kind.split('-')[0] ?? kind;

/** The kind of a segment, from its name: `city0` is a city. */
export const kindOf = (segment: string): string => segment.replace(/(?<!\d)\d+$/, '');

/** Returns the form of a text that fits a number: `1 tile`, `2 tiles`. */
export function plural(tag: string, count: number, forms: { one: string; other: string }): string {
  return new Intl.PluralRules(tag).select(count) === 'one' ? forms.one : forms.other;
}

/** Joins items: `a, b and c`. */
export function listIn(tag: string, items: readonly string[]): string {
  return new Intl.ListFormat(tag, { style: 'long', type: 'conjunction' }).format(items);
}
