/** Maximum number of games whose progress this device remembers. */
const MAX_GAMES = 100;
const STORAGE_KEY = 'carcassonne.seen';

type Seen = readonly (readonly [game: string, seq: number])[];

function read(): Seen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSeen) : [];
  } catch {
    // The stored value is invalid; show the moves again.
    return [];
  }
}

const isSeen = (kept: unknown): kept is Seen[number] => Array.isArray(kept) && Number.isInteger(kept[1]);

/** Returns the number of the last entry of a game that this device has shown; 0 for none. */
export const seenOf = (game: string): number => read().find(([id]) => id === game)?.[1] ?? 0;

/** Stores on this device the last entry of a game that was shown. */
export function keepSeen(game: string, seq: number): void {
  const others = read().filter(([id]) => id !== game);
  localStorage.setItem(STORAGE_KEY, JSON.stringify([[game, seq], ...others].slice(0, MAX_GAMES)));
}
