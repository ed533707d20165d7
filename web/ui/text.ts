/** Returns the text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns texts of which no two are the same: those that would be are numbered. */
export function toldApart(texts: readonly string[]): string[] {
  return texts.map((text, index) => {
    const isAlone = texts.filter((other) => other === text).length === 1;
    return isAlone ? text : `${text} (${texts.slice(0, index + 1).filter((other) => other === text).length})`;
  });
}
