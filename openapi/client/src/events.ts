import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { Client as FetchClient } from 'openapi-fetch';
import type { paths } from './generated/api.ts';
import { pause } from './pause.ts';
import { bodyOf, offline, Refused } from './refusal.ts';
import type { Media, Schemas } from './sending.ts';

/** Time, ms, after which a silent connection counts as dead; the service sends a heartbeat every 15 s. */
const silenceMs = 45_000;
/** Delay, ms, between connections until the service gives another one. */
const usualRetryMs = 2_000;

/** The events to follow. */
export interface EventsOptions {
  /** Id of a game; left out: all games of the player. */
  readonly game?: string | undefined;
  /** Id of an event that was received: later events are sent first. */
  readonly after?: string | undefined;
  /** Ends the events when aborted. */
  readonly signal?: AbortSignal | undefined;
  /** Called when a connection is established (true) and when it is lost (false). */
  readonly onConnection?: ((isOpen: boolean) => void) | undefined;
}

/** An event: its name (`type`) and data. */
export type LiveEvent = Schemas['LiveEvent'] & {
  /** The id to continue from (`after`). Of several events that happened at once only the last has one. */
  readonly id: string | undefined;
};

/** The state that a connection passes on to the next. */
interface Progress {
  last: string | undefined;
  retryMs: number;
}

/** Yields events of the service; see Client.events. */
export async function* followEvents(
  api: FetchClient<paths, Media>,
  options: EventsOptions = {},
): AsyncGenerator<LiveEvent, void> {
  const { signal, onConnection } = options;
  const progress: Progress = { last: options.after, retryMs: usualRetryMs };
  for (let failures = 0; signal?.aborted !== true; failures += 1) {
    try {
      for await (const message of messagesOf(await connect(api, options, progress), progress, signal)) {
        failures = 0;
        if (message.event === 'connected') onConnection?.(true);
        else yield eventOf(message);
      }
    } catch (error) {
      if (isFinal(error)) throw error;
    } finally {
      onConnection?.(false);
    }
    await pause(progress.retryMs * 2 ** Math.min(failures, 4), signal).catch(() => undefined);
  }
}

/** Whether a retry would fail as well. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Refused)) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 429;
}

async function connect(
  api: FetchClient<paths, Media>,
  { game, signal }: EventsOptions,
  { last }: Progress,
): Promise<ReadableStream<Uint8Array>> {
  const request = {
    parseAs: 'stream' as const,
    headers: last === undefined ? {} : { 'Last-Event-ID': last },
    signal: signal ?? null,
  };
  const response =
    game === undefined
      ? api.GET('/v1/me/events', request)
      : api.GET('/v1/games/{id}/events', { ...request, params: { path: { id: game } } });
  const body = await bodyOf<ReadableStream<Uint8Array> | null>(response);
  if (body === null) throw offline('The answer has no body.');
  return body;
}

async function* messagesOf(
  body: ReadableStream<Uint8Array>,
  progress: Progress,
  signal: AbortSignal | undefined,
): AsyncGenerator<EventSourceMessage> {
  const received: EventSourceMessage[] = [];
  const parser = createParser({
    onEvent: (message) => received.push(message),
    onRetry: (ms) => {
      progress.retryMs = ms;
    },
  });
  for await (const text of textOf(body, signal)) {
    parser.feed(text);
    for (const message of received.splice(0)) {
      yield message;
      progress.last = message.id ?? progress.last;
    }
  }
}

/**
 * Yields the text of a stream in pieces until `signal` is aborted. (Not every browser can iterate a stream; and once the
 * response is garbage-collected, Node's fetch closes the connection of an aborted stream but leaves its reader waiting.)
 */
async function* textOf(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener('abort', stop);
  try {
    for (;;) {
      const { done, value } = await unlessSilent(reader.read());
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    stop();
  }
}

async function unlessSilent<T>(reading: Promise<T>): Promise<T> {
  const listening = new AbortController();
  const silence = pause(silenceMs, listening.signal).then(() => {
    throw offline('The connection was silent for too long.');
  });
  try {
    return await Promise.race([reading, silence]);
  } finally {
    listening.abort();
  }
}

function eventOf({ id, event, data }: EventSourceMessage): LiveEvent {
  return { type: event, id, data: JSON.parse(data) } as LiveEvent;
}
