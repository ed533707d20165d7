import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { send, type Trouble } from './client.ts';

/** A move that the service acknowledged. */
export interface Acknowledged {
  readonly game: string;
  readonly seq: number;
  readonly hash: string;
  /** By `performance.now()`. */
  readonly at: number;
}

/** What players did and saw. */
export interface Played {
  readonly moves: Acknowledged[];
  /** Games by the key of the request that created them. */
  readonly games: Map<string, string>;
  /** Reads that did not show a move that had been acknowledged before. */
  stale: number;
  /** What was refused although it was right. */
  readonly refusals: string[];
  readonly trouble: Trouble;
}

/** Who plays, and where. */
export interface Table {
  readonly addresses: readonly string[];
  readonly tokens: readonly [string, string];
  readonly played: Played;
  readonly signal: AbortSignal;
}

/** Creates an account and logs in; returns the token. */
export async function signUp(
  addresses: readonly string[],
  handle: string,
  trouble: Trouble,
): Promise<string> {
  const account = { handle, email: `${handle}@example.org`, password: 'correct horse battery' };
  await send(addresses, { method: 'POST', path: '/v1/accounts', body: account, key: randomUUID() }, trouble);
  const session = {
    method: 'POST',
    path: '/v1/sessions',
    body: { email: account.email, password: account.password },
  } as const;
  return (await send(addresses, session, trouble)).body.accessToken;
}

/** Plays one game after another until the signal, with a pause before each move. */
export async function playGames(table: Table, pauseMs: number): Promise<void> {
  while (!table.signal.aborted) {
    try {
      await playGame(table, await startGame(table), pauseMs);
    } catch (error) {
      table.played.refusals.push((error as Error).message);
    }
  }
}

async function startGame({ addresses, tokens, played }: Table): Promise<string> {
  const key = randomUUID();
  const create = {
    method: 'POST',
    path: '/v1/games',
    body: { seatCount: 2, name: key },
    token: tokens[0],
    key,
  } as const;
  const { id } = (await send(addresses, create, played.trouble)).body;
  played.games.set(key, id);
  const seat = {
    method: 'POST',
    path: `/v1/games/${id}/seats`,
    body: {},
    token: tokens[1],
    key: randomUUID(),
  } as const;
  await send(addresses, seat, played.trouble);
  return id;
}

/** Plays a game to its end, or to the signal. What was sent is always sent until it is acknowledged. */
async function playGame(table: Table, game: string, pauseMs: number): Promise<void> {
  const { addresses, tokens, played, signal } = table;
  const read = async (path: string, token?: string) =>
    (await send(addresses, { method: 'GET', path, token }, played.trouble)).body;
  let { awaiting, version } = await read(`/v1/games/${game}`, tokens[0]);
  while (awaiting !== null && !signal.aborted) {
    const token = tokens[awaiting.seats[0]];
    const [seen, watched] = await Promise.all([
      read(`/v1/games/${game}/options`, token),
      read(`/v1/games/${game}`),
    ]);
    if (seen.version < version || watched.version < version) played.stale += 1;
    const body = pick(seen.options);
    const move = { method: 'POST', path: `/v1/games/${game}/moves`, token, body, key: randomUUID() } as const;
    const { entry, ...after } = (await send(addresses, move, played.trouble)).body;
    played.moves.push({ game, seq: entry.seq, hash: entry.hash, at: performance.now() });
    ({ awaiting, version } = after);
    await pause(pauseMs);
  }
}

interface Option {
  readonly decision: object;
  readonly deployments?: readonly Option[];
}

function pick(options: readonly Option[]): object {
  const option = options[Math.floor(Math.random() * options.length)];
  return option?.deployments?.[0]?.decision ?? option?.decision ?? {};
}
