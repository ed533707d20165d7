import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { mute, mutesOf, unmute } from '../../../people/mutes.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { byId, pageOf, pageQuery, readPage } from '../../list-pages.ts';
import { callerOf } from '../../plugins/auth.ts';
import { noBody } from '../../schemas/forms.ts';
import { muteSchema, playerParams as params, muteQuery as querystring } from '../../schemas/people/people.ts';

const tag = 'people';
const url = '/v1/me/mutes/:player';

/** `/v1/me/mutes` */
export function muteRoutes(app: FastifyInstance, deps: Deps): void {
  addList(app, deps);

  endpoint(
    app,
    {
      method: 'PUT',
      url,
      id: 'mutePlayer',
      tag,
      summary: 'Mute a player',
      description:
        'You no longer get the player’s messages, on any channel, in one game or in all. Everything else stays as it is, ' +
        'and nobody else learns of it.',
      needs: 'talk',
      problems: ['player-not-found', 'yourself', 'game-not-found'],
    },
    { params, querystring, response: { 204: noBody('The player is muted') } },
    async (request, reply) => {
      await mute(deps, callerOf(request).playerId, request.params.player, request.query.game);
      return reply.code(204).send();
    },
  );

  endpoint(
    app,
    {
      method: 'DELETE',
      url,
      id: 'unmutePlayer',
      tag,
      summary: 'Unmute a player',
      description:
        'Ends the mute in one game, or (without `game`) the one in all games. Old messages show again.',
      needs: 'talk',
      problems: ['player-not-found', 'yourself'],
    },
    { params, querystring, response: { 204: noBody('The player is not muted there') } },
    async (request, reply) => {
      await unmute(deps, callerOf(request).playerId, request.params.player, request.query.game);
      return reply.code(204).send();
    },
  );
}

function addList(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'GET',
      url: '/v1/me/mutes',
      id: 'listMutes',
      tag,
      summary: 'List whom you have muted',
      description: 'The latest first. Nobody else can see this list.',
      needs: 'games:read',
    },
    { querystring: z.object(pageQuery), response: { 200: pageOf(muteSchema) } },
    async (request) => {
      const { playerId } = callerOf(request);
      const { items, nextCursor } = await readPage(byId, request.query, (part) =>
        mutesOf(deps, playerId, part),
      );
      return {
        items: items.map(({ id: _, createdAt, ...one }) => ({ ...one, since: createdAt.toISOString() })),
        nextCursor,
      };
    },
  );
}
