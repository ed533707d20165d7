import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { LiveBatch, LiveEvent } from '../../notifications/index.ts';

/** Delay before a client reconnects, ms. */
const retryMs = 2_000;

/** Sends events as they come (Server-Sent Events); an empty batch becomes a comment that keeps the connection open. */
export function sendEvents(reply: FastifyReply, batches: AsyncIterable<LiveBatch>): FastifyReply {
  return reply
    .header('connection', 'close') // or the connection would outlive the events when the service stops
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .type('text/event-stream; charset=utf-8')
    .send(Readable.from(formatBatches(batches), { objectMode: false }));
}

async function* formatBatches(batches: AsyncIterable<LiveBatch>): AsyncGenerator<string> {
  yield `retry: ${retryMs}\n\n`;
  for await (const batch of batches) {
    const text = batch.length === 0 ? ':\n\n' : batch.map(formatOnce).join('');
    if (text !== '') yield text;
  }
}

/** Texts of events that go to many listeners. */
const texts = new WeakMap<readonly LiveEvent[], string>();

function formatOnce(events: readonly LiveEvent[]): string {
  const cached = texts.get(events);
  if (cached !== undefined) return cached;
  const text = events.map(formatEvent).join('');
  texts.set(events, text);
  return text;
}

function formatEvent({ id, type, json }: LiveEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${json}\n\n`;
}
