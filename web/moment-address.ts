/** Returns the path of a game's page as it was after an entry of its log. */
export const momentAddress = (game: string, seq: number): string => `/games/${game}?at=${seq}`;
