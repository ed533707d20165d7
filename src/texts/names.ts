/** Returns a name of the engine as it is shown where there are no words for it: `large meeple`. */
export const plainName = (name: string): string => name.replaceAll('-', ' ');

/** Returns the group of a kind of points: `goods-wine` is of `goods`, `city-incomplete` of `city`. */
export const groupOf = (kind: string): string => kind.split('-')[0] ?? kind;

/** The kind of a segment, from its name: `city0` is a city. */
export const kindOf = (segment: string): string => segment.replace(/(?<!\d)\d+$/, '');

/** Returns a function that makes a value once for each language tag: to make one takes longer than to use it. */
function oncePerTag<T>(make: (tag: string) => T): (tag: string) => T {
  const made = new Map<string, T>();
  return (tag) => {
    const value = made.get(tag) ?? make(tag);
    made.set(tag, value);
    return value;
  };
}

const pluralRules = oncePerTag((tag) => new Intl.PluralRules(tag));
const listFormat = oncePerTag((tag) => new Intl.ListFormat(tag, { style: 'long', type: 'conjunction' }));

/** Returns the form of a text that fits a number: `1 tile`, `2 tiles`. */
export function plural(tag: string, count: number, forms: { one: string; other: string }): string {
  return pluralRules(tag).select(count) === 'one' ? forms.one : forms.other;
}

/** Joins items: `a, b and c`. */
export function listIn(tag: string, items: readonly string[]): string {
  return listFormat(tag).format(items);
}
