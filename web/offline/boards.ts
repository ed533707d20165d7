/** A board as it was last seen on this device. */
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

/** Keeps a board for the time without a connection, and forgets the one that was seen longest ago. */
export async function keepBoard(board: KeptBoard): Promise<void> {
  if (!('caches' in globalThis)) return; // an address that is not secure
  const cache = await caches.open(CACHE);
  await cache.delete(addressOf(board.id));
  await cache.put(addressOf(board.id), Response.json(board));
  const keys = await cache.keys();
  for (const key of keys.slice(0, -MAX)) await cache.delete(key);
}

/** Returns the boards of this device, the last seen first. */
export async function keptBoards(): Promise<KeptBoard[]> {
  const cache = await caches.open(CACHE);
  const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  const boards: KeptBoard[] = await Promise.all(answers.flatMap((answer) => answer?.json() ?? []));
  return boards.sort((one, other) => other.seenAt - one.seenAt);
}

/** Forgets all boards of this device. */
export async function forgetBoards(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE);
}
