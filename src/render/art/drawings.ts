import { expansionArt } from '#expansion-art';
import { baseArt } from './base.ts';
import type { ExpansionArt } from './expansion-art.ts';

/**
 * Returns a drawing of the base game or an expansion by its name; undefined if there is none.
 * @param part selects the kind of drawing
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
