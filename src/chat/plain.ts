/** Codes with which IRC clients colour and embolden, and other control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CODES = /\u0003(?:\d{1,2}(?:,\d{1,2})?)?|[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;

/** What somebody typed, without what clients add to it: colours, odd spaces, other kinds of hyphens and quotes. */
export function cleanText(text: string): string {
  return text
    .replaceAll('\t', ' ')
    .replace(CODES, '')
    .replace(/[\p{Zs}\u200b\u2060\ufeff]+/gu, ' ')
    .replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-')
    .trim();
}

/** Lower case without accents, single spaces: how words are compared. */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
