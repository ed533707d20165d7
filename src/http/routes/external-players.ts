import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { offerClaim } from '../../accounts/external-players/claim.ts';
import { readExternalPlayer, upsertExternalPlayer } from '../../accounts/external-players/upsert.ts';
import type { Deps } from '../../deps.ts';
import { operation } from '../endpoint/operation.ts';
import { callerOf } from '../plugins/auth.ts';
import {
  claimSchema,
  descriptionSchema,
  externalNameSchema,
  externalPlayerSchema,
} from '../schemas/external-players.ts';

const tag = 'chats';
const needs = 'players:act-for';
const url = '/v1/players/external/:provider/:externalId';

/** Players whom an application knows from a chat and acts for. */
export function externalPlayerRoutes(instance: FastifyInstance, deps: Deps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    ...operation(
      {
        method: 'PUT',
        url,
        id: 'putExternalPlayer',
        tag,
        summary: 'Make a player of your application',
        description:
          'Makes a player of somebody in a chat, or changes what is said about them. From then on your token acts as ' +
          'that player wherever you send `On-Behalf-Of: {provider}:{externalId}`. Tokens of one account share their ' +
          'players, and reach no others. Somebody who has claimed the player stays as they are.',
        needs,
      },
      {
        params: externalNameSchema,
        body: descriptionSchema,
        response: {
          200: externalPlayerSchema.describe('The player was known'),
          201: externalPlayerSchema.describe('The player is new'),
        },
      },
    ),
    handler: async (request, reply) => {
      const { playerId } = callerOf(request);
      const { player, isNew } = await upsertExternalPlayer(deps, playerId, request.params, request.body);
      if (isNew) reply.code(201).header('location', request.url);
      return reply.send(player);
    },
  });

  app.route({
    ...operation(
      {
        method: 'GET',
        url,
        id: 'readExternalPlayer',
        tag,
        summary: 'Read a player of your application',
        description: 'Also tells whether the player was claimed, and whether you may act for them.',
        needs,
        problems: ['not-your-player'],
      },
      { params: externalNameSchema, response: { 200: externalPlayerSchema } },
    ),
    handler: async (request) => readExternalPlayer(deps, callerOf(request).playerId, request.params),
  });

  app.route({
    ...operation(
      {
        method: 'POST',
        url: `${url}/claims`,
        id: 'offerClaim',
        tag,
        summary: 'Offer a player to the person behind it',
        description:
          'Answers a link for the person alone (send it in private): whoever opens it and logs in takes over the ' +
          'player with all their games. It is good for a day and works once.',
        needs,
        problems: ['not-your-player', 'claimed-already'],
      },
      { params: externalNameSchema, response: { 201: claimSchema.describe('For the person alone') } },
    ),
    handler: async (request, reply) => {
      const offer = await offerClaim(deps, callerOf(request).playerId, request.params);
      return reply.code(201).header('location', `/v1/claims/${offer.claim}`).send(offer);
    },
  });
}
