import { onTestFinished } from 'vitest';
import { report } from '../../contract/watch-answers.ts';
import type { TestPlayer } from '../../support/players.ts';
import { faultsOfLiveEvent } from './check-event.ts';

/** A received event. */
export interface ReceivedEvent {
  readonly id: string | undefined;
  readonly event: string;
  // biome-ignore lint/suspicious/noExplicitAny: parsed JSON; each assertion states the shape it expects
  readonly data: any;
}

/** A listener to Server-Sent Events, until the test ends. */
export interface TestListener {
  readonly received: ReceivedEvent[];
  /** The last received id. */
  readonly lastId: () => string | undefined;
  /** Whether the service has ended the stream. */
  readonly hasEnded: () => boolean;
  close(): void;
}

/** The types of the received events. */
export const typesOf = ({ received }: TestListener) => received.map(({ event }) => event);

/** A caller without an account. */
export const anonymous: Partial<Pick<TestPlayer, 'auth'>> = {};

/** Connects; resolves once the service has confirmed it. */
export async function listen(
  url: string,
  { auth }: Partial<Pick<TestPlayer, 'auth'>>,
  after?: string,
): Promise<TestListener> {
  const hanging = new AbortController();
  onTestFinished(() => hanging.abort());
  const headers = { ...auth, ...(after !== undefined && { 'last-event-id': after }) };
  const response = await fetch(url, { headers, signal: hanging.signal });
  if (!response.ok || response.body === null) throw new Error(`${url} answered ${response.status}`);
  const received: ReceivedEvent[] = [];
  let last: string | undefined;
  let hasEnded = false;
  let connected = () => {};
  const ready = new Promise<void>((resolve) => {
    connected = resolve;
  });
  const read = async (body: ReadableStream<Uint8Array>) => {
    let text = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) take(block);
    }
  };
  const take = (block: string) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    const event = field('event');
    last = field('id') ?? last;
    if (event === 'connected') connected();
    else if (event !== undefined) {
      const data = JSON.parse(field('data') ?? 'null');
      report(faultsOfLiveEvent(event, data));
      received.push({ id: field('id'), event, data });
    }
  };
  read(response.body as ReadableStream<Uint8Array>).then(
    () => {
      hasEnded = true;
    },
    () => {},
  );
  await ready;
  return { received, lastId: () => last, hasEnded: () => hasEnded, close: () => hanging.abort() };
}
