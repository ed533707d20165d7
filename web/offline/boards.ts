/** A board in the state last seen on this device. */
export interface KeptBoard {
  readonly id: string;
  readonly name: string;
  /** The service's picture. */
  readonly svg: string;
  /** When it was seen, ms since 1970. */
  readonly seenAt: number;
}

const CACHE = 'boards';
const MAX = 10;

const addressOf = (id: string) => `/offline/boards/${id}`;

/** Stores a board for offline use, evicting the least recently seen one. */
export async function keepBoard(board: KeptBoard): Promise<void> {
  if (!('caches' in globalThis)) return; // not a secure context
  const cache = await caches.open(CACHE);
  await cache.delete(addressOf(board.id));
  await cache.put(addressOf(board.id), Response.json(board));
  const keys = await cache.keys();
  for (const key of keys.slice(0, -MAX)) await cache.delete(key);
}

/** Returns the boards of this device, most recently seen first. */
export async function keptBoards(): Promise<KeptBoard[]> {
  const cache = await caches.open(CACHE);
  const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  const boards: KeptBoard[] = await Promise.all(answers.flatMap((answer) => answer?.json() ?? []));
  return boards.sort((one, other) => other.seenAt - one.seenAt);
}

/** Deletes all boards of this device. */
export async function forgetBoards(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE);
}
