const KEY = 'carcassonne.read';
/** Games that are remembered. */
const MAX_GAMES = 200;

function readAll(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    // Something else wrote there: everything counts as read.
    return {};
  }
}

/** Returns until when the player has read the messages of a game on this device: from the first visit on, until then. */
export function readUntil(game: string): string {
  const until = readAll()[game];
  if (until !== undefined) return until;
  const now = new Date().toISOString();
  keepRead(game, now);
  return now;
}

/** Keeps until when messages were read; the games of longest ago are forgotten. */
export function keepRead(game: string, at: string): void {
  const { [game]: _before, ...others } = readAll();
  const all = Object.entries({ ...others, [game]: at }).slice(-MAX_GAMES);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
}
