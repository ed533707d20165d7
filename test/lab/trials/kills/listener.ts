import { setTimeout as pause } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import type { Journal } from '../support/journal.ts';

/** The events that one player received over all connections. */
export interface Listened {
  /** Ids of events, in order of arrival. */
  readonly ids: string[];
  /** The last id that was sent, also of `connected`. */
  last: string | undefined;
  /** Versions of games in order of arrival, by game. */
  readonly versions: Map<string, number[]>;
  /** Texts of messages. */
  readonly messages: string[];
  resets: number;
  connections: number;
}

/** Follows the events of a player until the signal, connecting again whenever the connection ends. */
export function listen(
  { addresses }: Journal,
  tokenOf: () => string,
  signal: AbortSignal,
): { heard: Listened; ready: Promise<void>; done: Promise<void> } {
  const heard: Listened = {
    ids: [],
    last: undefined,
    versions: new Map(),
    messages: [],
    resets: 0,
    connections: 0,
  };
  let onReady: () => void = () => {};
  const ready = new Promise<void>((resolve) => {
    onReady = resolve;
  });
  const follow = async () => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      const address = addresses[turn % addresses.length] ?? '';
      await connect(address, tokenOf(), heard, signal, onReady).catch(() => {}); // and again
      await pause(50);
    }
  };
  return { heard, ready, done: follow() };
}

async function connect(
  address: string,
  token: string,
  heard: Listened,
  signal: AbortSignal,
  onReady: () => void,
): Promise<void> {
  const { last } = heard;
  const headers = { authorization: `Bearer ${token}`, ...(last && { 'last-event-id': last }) };
  const response = await fetch(`${address}/v1/me/events`, { headers, signal });
  if (!response.ok || response.body === null) return;
  heard.connections += 1;
  const parser = createParser({
    onEvent: ({ id, event, data }) => {
      if (event === 'connected') onReady();
      if (event === 'reset') heard.resets += 1;
      note(heard, event, JSON.parse(data));
      heard.last = id ?? heard.last;
      if (id !== undefined && event !== 'connected') heard.ids.push(id);
    },
  });
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) parser.feed(chunk);
}

// biome-ignore lint/suspicious/noExplicitAny: parsed JSON; each assertion states the shape it expects
function note({ versions, messages }: Listened, event: string | undefined, data: any): void {
  if (event === 'message.posted') messages.push(data.text);
  if (event !== 'decision.made') return;
  versions.set(data.game, [...(versions.get(data.game) ?? []), data.version]);
}
