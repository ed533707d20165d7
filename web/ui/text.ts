export { capital } from '../../src/texts/capital.ts';

/** Makes texts unique by numbering duplicates. */
export function numberDuplicates(texts: readonly string[]): string[] {
  return texts.map((text, index) => {
    const isAlone = texts.filter((other) => other === text).length === 1;
    return isAlone ? text : `${text} (${texts.slice(0, index + 1).filter((other) => other === text).length})`;
  });
}
