const KEY = 'carcassonne.read';
/** Maximum number of remembered games. */
const MAX_GAMES = 200;

function readAll(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    // The stored value is invalid: everything counts as read.
    return {};
  }
}

/** Returns the time up to which messages of a game were read on this device; on the first visit, the current time. */
export function readUntil(game: string): string {
  const until = readAll()[game];
  if (until !== undefined) return until;
  const now = new Date().toISOString();
  keepRead(game, now);
  return now;
}

/** Stores the time up to which messages were read, evicting the oldest games. */
export function keepRead(game: string, at: string): void {
  const { [game]: _before, ...others } = readAll();
  const all = Object.entries({ ...others, [game]: at }).slice(-MAX_GAMES);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
}
