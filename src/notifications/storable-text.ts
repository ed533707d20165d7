/**
 * Returns the first characters, at most `most`, of what another server said, without what PostgreSQL can't store: NUL and
 * half of a character.
 */
export const storableText = (text: string, most: number): string =>
  [...text.replaceAll('\0', '')].slice(0, most).join('');
