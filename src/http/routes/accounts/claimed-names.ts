import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { redeemClaim } from '../../../accounts/external-players/claim.ts';
import {
  deleteClaimedName,
  listClaimedNames,
  readClaimedName,
  updateClaimedName,
} from '../../../accounts/external-players/claimed.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { byId, pageOf, readPage, shortListQuery } from '../../list-pages.ts';
import { callerOf } from '../../plugins/auth.ts';
import {
  claimedNameChangeSchema,
  claimedNameSchema,
  redeemedSchema,
  redemptionSchema,
} from '../../schemas/accounts/claims.ts';
import { idSchema, noBody } from '../../schemas/forms.ts';

const tag = 'chats';
const needs = 'session';
const url = '/v1/me/external-players';
const params = z.object({ id: idSchema.describe('Id of the player') });

/** `/v1/me/external-players`: the names by which applications know the caller. */
export function claimedNameRoutes(app: FastifyInstance, deps: Deps): void {
  addRedeem(app, deps);
  addReads(app, deps);
  addUpdate(app, deps);
  addDelete(app, deps);
}

function addRedeem(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url,
      id: 'redeemClaim',
      tag,
      summary: 'Claim a player of a chat',
      description:
        'The player’s seats, games, invitations and messages become those of your account. The application no longer ' +
        'acts for the player, unless you allow it with `mayAct`: then it may read and play all your games.',
      needs,
      refusesGuests: true,
      problems: ['link-not-valid', 'games-shared', 'banned'],
    },
    { body: redemptionSchema, response: { 201: redeemedSchema.describe('The player is yours now') } },
    async (request, reply) => {
      const { playerId } = callerOf(request);
      const { claim, mayAct } = request.body;
      const { id, games } = await redeemClaim(deps, playerId, claim, mayAct);
      const name = await readClaimedName(deps, playerId, id);
      return reply
        .code(201)
        .header('location', `${url}/${id}`)
        .send({ ...name, games: [...games] });
    },
  );
}

function addReads(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'GET',
      url,
      id: 'listClaimedNames',
      tag,
      summary: 'List the names by which applications know you',
      description: 'The players that you have claimed, oldest first.',
      needs,
    },
    { querystring: shortListQuery, response: { 200: pageOf(claimedNameSchema) } },
    (request) => {
      const { playerId } = callerOf(request);
      return readPage(byId, request.query, (part) => listClaimedNames(deps, playerId, part));
    },
  );

  endpoint(
    app,
    {
      method: 'GET',
      url: `${url}/:id`,
      id: 'readClaimedName',
      tag,
      summary: 'Read a name by which an application knows you',
      description: 'Says whose application it is and whether it may act for you.',
      needs,
      problems: ['external-player-not-found'],
    },
    { params, response: { 200: claimedNameSchema } },
    (request) => readClaimedName(deps, callerOf(request).playerId, request.params.id),
  );
}

function addUpdate(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'PATCH',
      url: `${url}/:id`,
      id: 'updateClaimedName',
      tag,
      summary: 'Allow or forbid an application to act for you',
      description: 'It takes effect immediately.',
      needs,
      problems: ['external-player-not-found'],
    },
    { params, body: claimedNameChangeSchema, response: { 200: claimedNameSchema } },
    (request) => updateClaimedName(deps, callerOf(request).playerId, request.params.id, request.body.mayAct),
  );
}

function addDelete(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'DELETE',
      url: `${url}/:id`,
      id: 'deleteClaimedName',
      tag,
      summary: 'Give up a name',
      description:
        'The application no longer knows you. The games stay yours; when somebody uses that name again, the ' +
        'application creates a new player.',
      needs,
      problems: ['external-player-not-found'],
    },
    { params, response: { 204: noBody('The name is no longer yours') } },
    async (request, reply) => {
      await deleteClaimedName(deps, callerOf(request).playerId, request.params.id);
      return reply.code(204).send();
    },
  );
}
