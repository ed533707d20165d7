import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byId, pageOf, readPage, shortListQuery } from '../../http/list-pages.ts';
import { idSchema, noBody } from '../../http/schemas/forms.ts';
import { redeemClaim } from '../external-players/claim.ts';
import {
  deleteClaimedName,
  listClaimedNames,
  readClaimedName,
  updateClaimedName,
} from '../external-players/claimed.ts';
import {
  claimedNameChangeSchema,
  claimedNameSchema,
  redeemedSchema,
  redemptionSchema,
} from '../schemas/claims.ts';

const tag = 'chats';
const needs = 'session';
const url = '/v1/me/external-players';
const params = z.object({ id: idSchema.describe('Id of the player') });

/** `/v1/me/external-players`: applications' names for the caller. */
export const claimedNameRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url,
      id: 'redeemClaim',
      tag,
      summary: 'Claim a chat player',
      description:
        'Moves the player’s seats, games, invitations and messages to your account. The application no longer acts ' +
        'for the player unless you allow it with `canAct`. It can then read and play all your games.',
      needs,
      refusesGuests: true,
      problems: ['invalid-link', 'shared-games', 'banned'],
      body: redemptionSchema,
      response: { 201: redeemedSchema.describe('The player is yours now') },
    },
    async ({ deps, playerId, body, reply }) => {
      const { claim, canAct } = body;
      const { id, games } = await redeemClaim(deps, playerId, claim, canAct);
      const name = await readClaimedName(deps, playerId, id);
      reply.header('location', `${url}/${id}`);
      return { ...name, games };
    },
  ),
  route(
    {
      method: 'GET',
      url,
      id: 'listClaimedNames',
      tag,
      summary: 'List your names in applications',
      description: 'Lists the players you have claimed, oldest first.',
      needs,
      querystring: shortListQuery,
      response: { 200: pageOf(claimedNameSchema) },
    },
    ({ deps, playerId, query }) => readPage(byId, query, (part) => listClaimedNames(deps, playerId, part)),
  ),
  route(
    {
      method: 'GET',
      url: `${url}/:id`,
      id: 'getClaimedName',
      tag,
      summary: 'Get one of your names in applications',
      description: 'Returns the owner of the application and whether it can act for you.',
      needs,
      problems: ['external-player-not-found'],
      params,
      response: { 200: claimedNameSchema },
    },
    ({ deps, playerId, params }) => readClaimedName(deps, playerId, params.id),
  ),
  route(
    {
      method: 'PATCH',
      url: `${url}/:id`,
      id: 'updateClaimedName',
      tag,
      summary: 'Allow or forbid an application to act for you',
      description: 'Changes whether the application can act for you, with immediate effect.',
      needs,
      problems: ['external-player-not-found'],
      params,
      body: claimedNameChangeSchema,
      response: { 200: claimedNameSchema },
    },
    ({ deps, playerId, params, body }) => updateClaimedName(deps, playerId, params.id, body.canAct),
  ),
  route(
    {
      method: 'DELETE',
      url: `${url}/:id`,
      id: 'deleteClaimedName',
      tag,
      summary: 'Delete one of your names in applications',
      description:
        'Removes the link between the application and your account. Your games stay yours. If the name is used again, ' +
        'the application creates a new player.',
      needs,
      problems: ['external-player-not-found'],
      params,
      response: { 204: noBody('The name is no longer yours') },
    },
    ({ deps, playerId, params }) => deleteClaimedName(deps, playerId, params.id),
  ),
];
