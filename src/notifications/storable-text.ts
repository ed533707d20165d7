/**
 * Returns the first `max` characters of another server's text, without what PostgreSQL can't store: NUL and half
 * characters.
 */
export const storableText = (text: string, max: number): string =>
  [...text.replaceAll('\0', '')].slice(0, max).join('');
