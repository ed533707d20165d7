import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { offeredPlayer, redeemClaim } from '../../accounts/external-players/claim.ts';
import {
  deleteClaimedName,
  listClaimedNames,
  readClaimedName,
  updateClaimedName,
} from '../../accounts/external-players/claimed.ts';
import type { Deps } from '../../deps.ts';
import { operation } from '../endpoint/operation.ts';
import { callerOf } from '../plugins/auth.ts';
import {
  claimedNameChangeSchema,
  claimedNameSchema,
  claimParams,
  offerSchema,
  redeemedSchema,
  redemptionSchema,
} from '../schemas/external-players.ts';
import { idSchema } from '../schemas/forms.ts';

const tag = 'chats';
const needs = 'session';
const url = '/v1/me/external-players';
const listSchema = z
  .object({ items: z.array(claimedNameSchema).max(1000), nextCursor: z.null() })
  .describe('All of them');

/** Players of chats who became accounts: claiming one, and what applications may do afterwards. */
export function claimRoutes(instance: FastifyInstance, deps: Deps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    ...operation(
      {
        method: 'GET',
        url: '/v1/claims/:claim',
        id: 'readClaim',
        tag,
        summary: 'See whom a claim is about',
        description: 'What a person should know before they take the player over.',
        needs: 'none',
        problems: ['link-not-valid'],
      },
      { params: claimParams, response: { 200: offerSchema.describe('Whom it is about') } },
    ),
    handler: async (request) => offeredPlayer(deps, request.params.claim),
  });

  app.route({
    ...operation(
      {
        method: 'POST',
        url,
        id: 'redeemClaim',
        tag,
        summary: 'Claim a player of a chat',
        description:
          'The player’s seats, games, invitations and messages become those of your account. The application no ' +
          'longer acts for the player, unless you allow it with `mayAct`: then it may read and play all your games.',
        needs,
        problems: ['link-not-valid', 'games-shared'],
      },
      { body: redemptionSchema, response: { 201: redeemedSchema.describe('The player is you now') } },
    ),
    handler: async (request, reply) => {
      const { playerId } = callerOf(request);
      const { claim, mayAct } = request.body;
      const { id, games } = await redeemClaim(deps, playerId, claim, mayAct);
      const name = await readClaimedName(deps, playerId, id);
      return reply
        .code(201)
        .header('location', `${url}/${id}`)
        .send({ ...name, games: [...games] });
    },
  });

  app.route({
    ...operation(
      {
        method: 'GET',
        url,
        id: 'listClaimedNames',
        tag,
        summary: 'List the names under which applications know you',
        description: 'Those of the players that you claimed, the oldest first.',
        needs,
      },
      { response: { 200: listSchema } },
    ),
    handler: async (request) => ({
      items: await listClaimedNames(deps, callerOf(request).playerId),
      nextCursor: null,
    }),
  });

  app.route({
    ...operation(
      {
        method: 'GET',
        url: `${url}/:id`,
        id: 'readClaimedName',
        tag,
        summary: 'Read a name under which an application knows you',
        description: 'Tells whose application it is and whether it may act for you.',
        needs,
        problems: ['external-player-not-found'],
      },
      { params: z.object({ id: idSchema.describe('Of the player') }), response: { 200: claimedNameSchema } },
    ),
    handler: async (request) => readClaimedName(deps, callerOf(request).playerId, request.params.id),
  });

  app.route({
    ...operation(
      {
        method: 'PATCH',
        url: `${url}/:id`,
        id: 'updateClaimedName',
        tag,
        summary: 'Let an application act for you, or forbid it',
        description: 'It takes effect at once.',
        needs,
        problems: ['external-player-not-found'],
      },
      {
        params: z.object({ id: idSchema.describe('Of the player') }),
        body: claimedNameChangeSchema,
        response: { 200: claimedNameSchema },
      },
    ),
    handler: async (request) =>
      updateClaimedName(deps, callerOf(request).playerId, request.params.id, request.body.mayAct),
  });

  app.route({
    ...operation(
      {
        method: 'DELETE',
        url: `${url}/:id`,
        id: 'deleteClaimedName',
        tag,
        summary: 'Part with a name',
        description:
          'The application no longer knows you. Games stay yours; when somebody speaks under that name again, the ' +
          'application makes a new player.',
        needs,
        problems: ['external-player-not-found'],
      },
      {
        params: z.object({ id: idSchema.describe('Of the player') }),
        response: { 204: z.undefined().describe('The name is no longer yours') },
      },
    ),
    handler: async (request, reply) => {
      await deleteClaimedName(deps, callerOf(request).playerId, request.params.id);
      return reply.code(204).send();
    },
  });
}
