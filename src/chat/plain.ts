/** Starts a colour in IRC; its numbers may follow. */
const COLOUR = '\u0003';
/** Codes for colours and bold text in IRC, and other control characters. */
const CODES = new RegExp(`${COLOUR}(?:\\d{1,2}(?:,\\d{1,2})?)?|(?!\\n)\\p{Control}`, 'gu');

/** Blanks and marks at the end of a text. The look-behind keeps it linear: each run is tried once. */
export const FINAL_MARKS = /(?<![\s.,;!?])[\s.,;!?]+$/;

/** Strips additions by clients: colours and unusual spaces. */
export function cleanText(text: string): string {
  return text
    .replaceAll('\t', ' ')
    .replace(CODES, '')
    .replace(/[\p{Zs}\u200b\u2060\ufeff]+/gu, ' ')
    .trim();
}

/** Normalizes a text for comparisons: lower case, no accents, `ss` for `ß`, single spaces, one kind of hyphen. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Normalizes a text like `plain`, without blanks and marks at its end. */
export const plainWords = (text: string): string => plain(text).replace(FINAL_MARKS, '');
