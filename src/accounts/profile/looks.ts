import unhomoglyph from 'unhomoglyph';

/**
 * Returns what a name looks like: two names for which it is the same can be taken for each other. It is the skeleton of
 * UTS 39, of the name in compatible characters (NFKC), without case and without dots and apostrophes, which are easily
 * overlooked. Small and capital letters that look like 1 or 0 are one letter each.
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

/** Scripts whose letters look like those of others, and which scripts are written together with them in one word. */
const likeOthers = [
  ['Latin', ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo']],
  ['Cyrillic', []],
  ['Greek', []],
] as const;

const lettersOf = (scripts: readonly string[]) => scripts.map((script) => `\\p{Script_Extensions=${script}}`);

/** Words with a letter of one script that looks like others, and one of another script. */
const mixed = likeOthers.map(([script, together]) => {
  const fitting = lettersOf([script, ...together, 'Common', 'Inherited']).join('');
  return [
    new RegExp(`(?=\\p{L})${lettersOf([script]).join('')}`, 'u'),
    new RegExp(`(?=\\p{L})[^${fitting}]`, 'u'),
  ] as const;
});

/** Whether a word of a name has letters of several scripts that look alike, such as `Mirа` with a Cyrillic `а`. */
export function hasMixedScripts(name: string): boolean {
  const words = name.normalize('NFKC').split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.some((word) => mixed.some(([script, other]) => script.test(word) && other.test(word)));
}
