import { type Language, textsIn } from './languages.ts';

/** Returns a player's name in a language: that of a deleted player is translated, names of people stay as they are. */
export const nameIn = (language: Language, name: string): string =>
  // The database has the English name.
  name === textsIn('en').deletedPlayer ? textsIn(language).deletedPlayer : name;

/** Returns a game whose players are named in a language. */
export function withNamesIn<Game extends { readonly seats: readonly { readonly displayName: string }[] }>(
  language: Language,
  game: Game,
): Game {
  const seats = game.seats.map((seat) => ({ ...seat, displayName: nameIn(language, seat.displayName) }));
  return { ...game, seats };
}
