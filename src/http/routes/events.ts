import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { visibleGame } from '../../games/access.ts';
import { type LiveEvent, LiveFeed } from '../../notifications/index.ts';
import { endpoint } from '../endpoint/endpoint.ts';
import { callerOf } from '../plugins/auth.ts';
import { gameIdSchema } from '../schemas/games.ts';

const tag = 'notifications';
/** Interval of comments, ms, so that proxies do not close a quiet connection. */
const heartbeatMs = 15_000;
/** Delay before a client reconnects, ms. */
const retryMs = 2_000;

const headers = z.looseObject({
  'last-event-id': z
    .string()
    .max(60)
    .optional()
    .describe('The `id` of the last event received: later events are sent first')
    .meta({ examples: ['789-1042'] }),
});
const stream = {
  200: {
    description: 'Events as they happen (`text/event-stream`), until you disconnect',
    content: {
      'text/event-stream': { schema: z.string().describe('Server-Sent Events, each a `LiveEvent`') },
    },
  },
};
const description =
  'Server-Sent Events, which the schema `LiveEvent` describes: the event name is its `type`, and the `data` is JSON. The ' +
  'first event of a connection is `connected`. Reconnect with `Last-Event-ID` and nothing is missed; occasionally an ' +
  'event is sent twice.';

/** `/v1/games/{id}/events` and `/v1/me/events` */
export function eventRoutes(app: FastifyInstance, deps: Deps): void {
  const feed = new LiveFeed(deps);
  app.addHook('preClose', () => feed.close());

  endpoint(
    app,
    {
      method: 'GET',
      url: '/v1/games/:id/events',
      id: 'followGame',
      tag,
      summary: 'Follow a game live',
      description,
      needs: 'games:read',
      problems: ['game-not-found'],
    },
    { headers, params: gameIdSchema, response: stream },
    async (request, reply) => {
      const { id: game } = request.params;
      await visibleGame(deps, callerOf(request).playerId, game);
      return sendEvents(feed, request, reply, game);
    },
  );

  endpoint(
    app,
    {
      method: 'GET',
      url: '/v1/me/events',
      id: 'followMyGames',
      tag,
      summary: 'Follow all your games live',
      description,
      needs: 'games:read',
    },
    { headers, response: stream },
    async (request, reply) => sendEvents(feed, request, reply, undefined),
  );
}

function sendEvents(
  feed: LiveFeed,
  request: Pick<FastifyRequest, 'raw' | 'headers' | 'caller'>,
  reply: FastifyReply,
  game: string | undefined,
): FastifyReply {
  const disconnected = new AbortController();
  request.raw.socket.once('close', () => disconnected.abort());
  const { playerId } = callerOf(request);
  const after = request.headers['last-event-id']?.toString();
  reply.header('connection', 'close'); // or the connection would outlive the events when the service stops
  const events = feed.follow({ playerId, game, after }, disconnected.signal, heartbeatMs);
  reply
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .type('text/event-stream; charset=utf-8');
  return reply.send(Readable.from(formatEvents(events), { objectMode: false }));
}

async function* formatEvents(events: AsyncIterable<LiveEvent | undefined>): AsyncGenerator<string> {
  yield `retry: ${retryMs}\n\n`;
  for await (const event of events) yield event === undefined ? ':\n\n' : formatEvent(event);
}

function formatEvent({ id, type, data }: LiveEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}
