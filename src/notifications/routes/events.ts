import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { visibleGame } from '../../games/access.ts';
import { gameIdSchema } from '../../games/schemas/games.ts';
import { type Route, route } from '../../http/endpoint/route.ts';
import { heartbeatMs, type Live } from '../../http/live/open-live.ts';
import { refusalOf } from '../../http/live/right-to-listen.ts';
import { sendEvents, streamTypeFor } from '../../http/live/send-events.ts';
import { maxStreams } from '../../http/live/stream-limits.ts';
import { eventStream, lines } from '../../http/negotiation.ts';
import { networkOf } from '../../limits/index.ts';
import { type FollowedLive, type LiveSubscription, maxRepeats } from '../index.ts';
import { liveLineSchema } from '../schemas/live-events.ts';

const tag = 'notifications';
const eventId = z
  .string()
  .max(60)
  .meta({ examples: ['1042-Zk3_b0aQ'] });
const headers = z.looseObject({
  'last-event-id': eventId
    .optional()
    .describe('The `id` of the last event received; later events are sent first'),
});
const querystring = z.object({
  after: eventId.optional().describe('The same for a first connection; `Last-Event-ID` takes precedence'),
});
const stream = {
  200: {
    description: 'Events as they happen, until you disconnect',
    content: {
      [eventStream]: { schema: z.string().describe('Server-Sent Events, each a `LiveEvent`') },
      [lines]: { schema: liveLineSchema },
    },
  },
};
const description =
  'Streams Server-Sent Events, described by the schema `LiveEvent`: the event name is its `type`, and the ' +
  '`data` is JSON. With `Accept: application/x-ndjson`, each line is a `LiveLine`, with empty lines in between ' +
  'when nothing happens. The first event of a connection is `connected`. Reconnect with `Last-Event-ID` to miss ' +
  `nothing; an event is occasionally sent twice. At most ${maxRepeats} past events are sent. If you missed ` +
  'more, or the service does not know the id, you get `reset` instead: fetch the game again. Messages are sent ' +
  'to everyone seated at the table when they are posted. The stream ends with `closed` when you lose access: ' +
  'when the session ends, the API token expires or is deleted, or the game is no longer visible to you. An ' +
  `expired access token does not end it. A player can have ${maxStreams.player} streams at once, and an ` +
  `address ${maxStreams.address}`;
const ofMany = `${description}. The stream covers games where you sit and games you created, and your invitations to games and teams.`;
const ofGame =
  'You can follow every game you can see. Games that are not private need no token, so `new EventSource(url)` ' +
  `works on any page. ${description}, ${maxStreams.watchers} of these without a token.`;
const problems = ['too-many-streams', 'not-acceptable'] as const;

/** `/v1/games/{id}/events` and `/v1/me/events` */
export const eventRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/games/:id/events',
      id: 'streamGame',
      tag,
      summary: 'Stream the events of a game',
      description: ofGame,
      needs: 'watch',
      cost: 3,
      problems: ['game-not-found', ...problems],
      headers,
      querystring,
      params: gameIdSchema,
      response: stream,
    },
    async ({ deps, live, viewer, params, request, reply }) => {
      const { id: game } = params;
      const playerId = viewer;
      await visibleGame(deps, playerId, game);
      return openStream(live, request, reply, { game, playerId });
    },
  ),
  route(
    {
      method: 'GET',
      url: '/v1/me/events',
      id: 'streamMyGames',
      tag,
      summary: 'Stream the events of your games',
      description: ofMany,
      needs: 'games:read',
      cost: 3,
      problems,
      headers,
      querystring,
      response: stream,
    },
    ({ live, playerId, request, reply }) =>
      openStream(live, request, reply, { game: undefined, playerId: playerId }),
  ),
];

/** Opens a caller's stream, or one of a single game for a caller without an account. */
function openStream(
  { deps, feed, limits }: Live,
  request: FastifyRequest<{ Querystring: z.output<typeof querystring> }>,
  reply: FastifyReply,
  followed: FollowedLive,
): FastifyReply {
  const type = streamTypeFor(request);
  const { game, playerId } = followed;
  const close = limits.open(playerId, networkOf(request.ip));
  const disconnected = new AbortController();
  reply.raw.once('close', () => {
    close();
    disconnected.abort();
  });
  const after = request.headers['last-event-id']?.toString() || request.query.after;
  const subscription: LiveSubscription = {
    ...followed,
    account: request.caller?.application ?? playerId,
    after,
    refusal: (row) => refusalOf(deps, request, game, row),
  };
  return sendEvents(reply, type, feed.follow(subscription, disconnected.signal, heartbeatMs));
}
