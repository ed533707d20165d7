import type { Decision } from '../../../engine/index.ts';

/**
 * Labels for people: options are counted by cell, and where several share a cell they get letters (`7a`, `7b`), as
 * on the board's picture. Everything that belongs to no cell is counted on.
 */
export function labelsFor(decisions: readonly Decision[]): string[] {
  const places = decisions.map((decision, index) =>
    'x' in decision ? `${decision.x},${decision.y}` : `decision ${index}`,
  );
  const sharing = new Map<string, number[]>();
  for (const [index, place] of places.entries()) {
    const here = sharing.get(place);
    if (here === undefined) sharing.set(place, [index]);
    else here.push(index);
  }
  const labels = new Map<number, string>();
  for (const [cell, here] of [...sharing.values()].entries()) {
    for (const [turn, index] of here.entries()) {
      labels.set(index, `${cell + 1}${here.length > 1 ? letters(turn) : ''}`);
    }
  }
  return places.map((_, index) => labels.get(index) ?? '');
}

/** a, b, ..., z, aa, ab, ... */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
