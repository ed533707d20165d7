/** Returns an address from a link if it belongs to this site, else the home page's. Guards against open redirects. */
export function addressHere(address: string, origin: string): string {
  return URL.canParse(address, origin) && new URL(address, origin).origin === origin ? address : '/';
}

/** Returns the path of a game's page as it was after an entry of its log. */
export const momentAddress = (game: string, seq: number): string => `/games/${game}?at=${seq}`;

/** Returns the path of a table; `invitation` is the code for one that is not public. */
export const tableAddress = (game: string, invitation: string | null | undefined): string =>
  `/games/${game}${invitation == null ? '' : `?invitation=${encodeURIComponent(invitation)}`}`;

/** Returns the game whose table is at a path; undefined for other pages. */
export const gameAt = (path: string): string | undefined => /^\/games\/([^/]+)$/.exec(path)?.[1];
