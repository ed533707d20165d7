import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { visibleGame } from '../../games/access.ts';
import { type LiveEvent, LiveFeed } from '../../notifications/index.ts';
import { operation } from '../endpoint/operation.ts';
import { callerOf } from '../plugins/auth.ts';
import { gameIdSchema } from '../schemas/games.ts';

const tag = 'notifications';
/** A comment is sent so often, ms, for proxies not to close a quiet connection. */
const beatMs = 15_000;
/** What a client waits before it connects again, ms. */
const retryMs = 2_000;

const headers = z.looseObject({
  'last-event-id': z
    .string()
    .max(60)
    .optional()
    .describe('The `id` of the last event that was heard: what came after it is sent first')
    .meta({ examples: ['789-1042'] }),
});
const stream = {
  200: {
    description: 'Events as they happen (`text/event-stream`), until you hang up',
    content: { 'text/event-stream': { schema: z.string() } },
  },
};
const events =
  'Server-Sent Events: `decision.made` for each entry of the log, `turn.started` when your decision is asked, ' +
  '`turn.reminder`, `game.started`, `game.finished`, `player.joined`, `player.left`, `player.invited`, ' +
  '`message.posted`. Every event has JSON as `data`. Connect again with `Last-Event-ID` and nothing is missed; ' +
  'now and then something is sent twice.';

/** Live events. */
export function eventRoutes(instance: FastifyInstance, deps: Deps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const feed = new LiveFeed(deps);
  app.addHook('preClose', () => feed.close());

  app.route({
    ...operation(
      {
        method: 'GET',
        url: '/v1/games/:id/events',
        id: 'followGame',
        tag,
        summary: 'Follow a game live',
        description: events,
        needs: 'games:read',
        problems: ['game-not-found'],
      },
      { headers, params: gameIdSchema, response: stream },
    ),
    handler: async (request, reply) => {
      const { id: game } = request.params;
      await visibleGame(deps, callerOf(request).playerId, game);
      return send(feed, request, reply, game);
    },
  });

  app.route({
    ...operation(
      {
        method: 'GET',
        url: '/v1/me/events',
        id: 'followMyGames',
        tag,
        summary: 'Follow all your games live',
        description: events,
        needs: 'games:read',
      },
      { headers, response: stream },
    ),
    handler: async (request, reply) => send(feed, request, reply, undefined),
  });
}

function send(
  feed: LiveFeed,
  request: FastifyRequest,
  reply: FastifyReply,
  game: string | undefined,
): FastifyReply {
  const gone = new AbortController();
  request.raw.socket.once('close', () => gone.abort());
  const { playerId } = callerOf(request);
  const after = request.headers['last-event-id']?.toString();
  reply.header('connection', 'close'); // or the connection would outlive the events when the service stops
  const followed = feed.follow({ playerId, game, after }, gone.signal, beatMs);
  reply
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .type('text/event-stream; charset=utf-8');
  return reply.send(Readable.from(written(followed), { objectMode: false }));
}

async function* written(followed: AsyncIterable<LiveEvent | undefined>): AsyncGenerator<string> {
  yield `retry: ${retryMs}\n\n`;
  for await (const event of followed) yield event === undefined ? ':\n\n' : eventText(event);
}

function eventText({ id, type, data }: LiveEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}
