import type { Language } from './languages.ts';

/** The name of a player whose account is gone. The database has the English name. */
const names: Readonly<Record<Language, string>> = { en: 'Deleted player', it: 'Giocatore eliminato' };

/** Returns a player's name in a language: that of a deleted player is translated, names of people stay as they are. */
export const nameIn = (language: Language, name: string): string =>
  name === names.en ? names[language] : name;

/** Returns a game whose players are named in a language. */
export function withNamesIn<Game extends { readonly seats: readonly { readonly displayName: string }[] }>(
  language: Language,
  game: Game,
): Game {
  const seats = game.seats.map((seat) => ({ ...seat, displayName: nameIn(language, seat.displayName) }));
  return { ...game, seats };
}
