import { randomUUID } from 'node:crypto';
import { Refused, type Sent, send, type Trouble } from './client.ts';
import { until } from './processes.ts';

/** A move that the service has acknowledged: the entry of the log as it was answered. */
export interface Move {
  readonly game: string;
  readonly sent: Sent;
  readonly body: { readonly entry: { readonly seq: number; readonly hash: string } };
  /** Time of the answer, by `performance.now()`. */
  readonly at: number;
}

/** What a POST makes, with the key of its request as its name or text. */
export type Made = 'game' | 'message' | 'token';

/** All requests, and their responses. */
export interface Journal {
  readonly addresses: readonly string[];
  readonly moves: Move[];
  /** Names of those who play, by game. */
  readonly players: Map<string, readonly string[]>;
  /** Keys of requests that were acknowledged, by what they made. */
  readonly made: Readonly<Record<Made, string[]>>;
  /** Right requests that were refused, or never answered. */
  readonly refusals: string[];
  /** Reads that did not show a move that had been acknowledged before. */
  readonly stale: string[];
  /** Sessions that were refreshed. */
  refreshes: number;
  readonly trouble: Trouble;
}

export function openJournal(addresses: readonly string[]): Journal {
  const made = { game: [], message: [], token: [] };
  const lists = { moves: [], refusals: [], stale: [] };
  return { addresses, ...lists, players: new Map(), made, refreshes: 0, trouble: new Map() };
}

/** Sends a POST with a new key until it is answered; returns the answer. */
export async function post(journal: Journal, sent: Omit<Sent, 'method'>) {
  const whole = { method: 'POST', key: randomUUID(), ...sent } as const;
  const { body } = await send(journal.addresses, whole, journal.trouble);
  return { body, sent: whole };
}

export async function get(journal: Journal, path: string, token: string) {
  return (await send(journal.addresses, { method: 'GET', path, token }, journal.trouble)).body;
}

/** Deletes something. "Not found" counts as success, because an earlier request may have had no response. */
export async function remove({ addresses }: Journal, path: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  await until(`DELETE ${path}`, 60, async () => {
    const { status } = await fetch(`${addresses[0]}${path}`, { method: 'DELETE', headers });
    return status === 204 || status === 404;
  });
}

/** Repeats an action until the signal; refusals are recorded as findings, and the loop continues. */
export async function repeat(
  journal: Journal,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await work();
    } catch (error) {
      journal.refusals.push(error instanceof Refused ? error.message : String(error));
    }
  }
}
