import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { LiveEvent } from '../../notifications/index.ts';

/** Delay before a client reconnects, ms. */
const retryMs = 2_000;

/** Sends events as they come (Server-Sent Events); undefined becomes a comment that keeps the connection open. */
export function sendEvents(reply: FastifyReply, events: AsyncIterable<LiveEvent | undefined>): FastifyReply {
  return reply
    .header('connection', 'close') // or the connection would outlive the events when the service stops
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .type('text/event-stream; charset=utf-8')
    .send(Readable.from(formatEvents(events), { objectMode: false }));
}

async function* formatEvents(events: AsyncIterable<LiveEvent | undefined>): AsyncGenerator<string> {
  yield `retry: ${retryMs}\n\n`;
  for await (const event of events) yield event === undefined ? ':\n\n' : formatEvent(event);
}

function formatEvent({ id, type, json }: LiveEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${json}\n\n`;
}
