import unhomoglyph from 'unhomoglyph';

/**
 * Returns a key that is equal for names that look alike. It is the skeleton of UTS 39, of the name in compatible
 * characters (NFKC), ignoring case, and dots and apostrophes, which are easily overlooked. Small and capital letters that
 * look like 1 or 0 count as one letter each.
 */
export function looksOf(name: string): string {
  const skeleton = unhomoglyph(name.normalize('NFKC').normalize('NFD')).normalize('NFD');
  return skeleton
    .toLowerCase()
    .replaceAll(/[\u0307\u0323\p{Po}]/gu, '')
    .replaceAll(/^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}_-]+$/gu, '')
    .replaceAll('m', 'rn')
    .replaceAll(/[1l]/g, 'i')
    .replaceAll('0', 'o');
}

/** Scripts with letters that look like those of others, and the scripts commonly mixed with them in one word. */
const likeOthers = [
  ['Latin', ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo']],
  ['Cyrillic', []],
  ['Greek', []],
] as const;

const lettersOf = (scripts: readonly string[]) => scripts.map((script) => `\\p{Script_Extensions=${script}}`);

/** Matches words with a letter of one look-alike script and one of another script. */
const mixed = likeOthers.map(([script, together]) => {
  const fitting = lettersOf([script, ...together, 'Common', 'Inherited']).join('');
  return [
    new RegExp(`(?=\\p{L})${lettersOf([script]).join('')}`, 'u'),
    new RegExp(`(?=\\p{L})[^${fitting}]`, 'u'),
  ] as const;
});

/** Returns whether a word of a name mixes look-alike letters of several scripts, such as `Mirа` with a Cyrillic `а`. */
export function hasMixedScripts(name: string): boolean {
  const words = name.normalize('NFKC').split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.some((word) => mixed.some(([script, other]) => script.test(word) && other.test(word)));
}
