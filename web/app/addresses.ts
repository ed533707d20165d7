/** Returns an address that somebody wrote into a link, if it is one of this site; else that of its first page. */
export function addressHere(address: string, origin: string): string {
  return URL.canParse(address, origin) && new URL(address, origin).origin === origin ? address : '/';
}

/** Returns the path of a game's page as it was after an entry of its log. */
export const momentAddress = (game: string, seq: number): string => `/games/${game}?at=${seq}`;

/** Returns the path that brings somebody to a table; `invitation`: the code of one that is not public. */
export const tableAddress = (game: string, invitation: string | null | undefined): string =>
  `/games/${game}${invitation == null ? '' : `?invitation=${encodeURIComponent(invitation)}`}`;

/** Returns the game whose table is at an address; undefined: something else is there. */
export const gameAt = (path: string): string | undefined => /^\/games\/([^/]+)$/.exec(path)?.[1];
