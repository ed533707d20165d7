import type { Decision } from '../engine/index.ts';

/**
 * Labels for people: options are counted by cell, and where several share a cell they get letters (`7a`, `7b`), as
 * on the board's picture. Everything that belongs to no cell is counted on.
 */
export function labelsFor(decisions: readonly Decision[]): string[] {
  const places = decisions.map((decision, index) =>
    'x' in decision ? `${decision.x},${decision.y}` : `decision ${index}`,
  );
  const numbers = new Map<string, number>();
  for (const place of places) if (!numbers.has(place)) numbers.set(place, numbers.size + 1);
  return places.map((place, index) => {
    const here = places.filter((other) => other === place).length;
    const before = places.slice(0, index).filter((other) => other === place).length;
    return `${numbers.get(place)}${here > 1 ? letters(before) : ''}`;
  });
}

/** a, b, ..., z, aa, ab, ... */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
