import { expansionArt } from '#expansion-art';
import { baseArt } from './base.ts';
import type { ExpansionArt } from './expansion-art.ts';

/**
 * Returns a drawing of the base game or of an expansion by its name; undefined where nobody draws it.
 * @param part returns the drawings among which it is
 */
export function drawingOf<Drawing>(
  part: (art: ExpansionArt) => Readonly<Record<string, Drawing>> | undefined,
  name: string,
): Drawing | undefined {
  const ofBase = part(baseArt)?.[name];
  if (ofBase !== undefined) return ofBase;
  for (const art of Object.values(expansionArt)) {
    const drawing = part(art)?.[name];
    if (drawing !== undefined) return drawing;
  }
  return undefined;
}
