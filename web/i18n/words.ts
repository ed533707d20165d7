/** The form of a text that fits a number: `1 tile`, `2 tiles`. */
export function plural(language: string, count: number, forms: { one: string; other: string }): string {
  return new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other;
}

/** `a, b and c` */
export function listIn(language: string, items: readonly string[]): string {
  return new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(items);
}
