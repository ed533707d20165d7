/** Returns the text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Makes texts unique by numbering duplicates. */
export function numberDuplicates(texts: readonly string[]): string[] {
  return texts.map((text, index) => {
    const isAlone = texts.filter((other) => other === text).length === 1;
    return isAlone ? text : `${text} (${texts.slice(0, index + 1).filter((other) => other === text).length})`;
  });
}
