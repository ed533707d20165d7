import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveBatch, LiveEvent } from '../../notifications/index.ts';
import { addVary } from '../content-coding.ts';
import { eventStream, lines, mediaTypeFor } from '../negotiation.ts';

const streamTypes = [eventStream, lines] as const;
type StreamType = (typeof streamTypes)[number];

/** Delay before a client reconnects, ms. */
const retryMs = 2_000;

/** A format of events. */
interface Form {
  readonly beginning: string;
  /** The heartbeat of a quiet connection. */
  readonly beat: string;
  readonly write: (event: LiveEvent) => string;
  /** Cached texts of events for many listeners. */
  readonly texts: WeakMap<readonly LiveEvent[], string>;
}

const forms: Readonly<Record<StreamType, Form>> = {
  [eventStream]: {
    beginning: `retry: ${retryMs}\n\n`,
    beat: ':\n\n',
    write: ({ id, type, json }) =>
      `${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${json}\n\n`,
    texts: new WeakMap(),
  },
  [lines]: {
    beginning: '',
    beat: '\n',
    write: ({ id, type, json }) => `${JSON.stringify({ id, type }).slice(0, -1)},"data":${json}}\n`,
    texts: new WeakMap(),
  },
};

/**
 * Returns the caller's preferred format of events.
 * @throws Problem not-acceptable
 */
export const streamTypeFor = (request: FastifyRequest) => mediaTypeFor(request, streamTypes);

/** Sends events as they arrive, in the format of a media type; an empty batch becomes a heartbeat. */
export function sendEvents(
  reply: FastifyReply,
  type: StreamType,
  batches: AsyncIterable<LiveBatch>,
): FastifyReply {
  addVary(reply, 'accept');
  return reply
    .header('connection', 'close') // otherwise the connection would outlive the events when the service stops
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .type(`${type}; charset=utf-8`)
    .send(Readable.from(formatBatches(forms[type], batches), { objectMode: false }));
}

async function* formatBatches(form: Form, batches: AsyncIterable<LiveBatch>): AsyncGenerator<string> {
  if (form.beginning !== '') yield form.beginning;
  for await (const batch of batches) {
    const text = batch.length === 0 ? form.beat : batch.map((events) => formatOnce(form, events)).join('');
    if (text !== '') yield text;
  }
}

function formatOnce({ texts, write }: Form, events: readonly LiveEvent[]): string {
  const cached = texts.get(events);
  if (cached !== undefined) return cached;
  const text = events.map(write).join('');
  texts.set(events, text);
  return text;
}
