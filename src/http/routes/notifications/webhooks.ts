import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { visibleGame } from '../../../games/access.ts';
import {
  createEndpoint,
  deleteEndpoint,
  listEndpoints,
  readEndpoint,
  rotateSecret,
  testEndpoint,
  updateEndpoint,
  webhookSchedule,
} from '../../../notifications/index.ts';
import { requireRole, running } from '../../../people/clubs/clubs.ts';
import type { Deps } from '../../../platform/deps.ts';
import { problem } from '../../../platform/problems.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { byId, pageOf, readPage, shortListQuery } from '../../list-pages.ts';
import { callerOf } from '../../plugins/auth.ts';
import { idSchema, noBody } from '../../schemas/forms.ts';
import {
  newWebhookSchema,
  rotationSchema,
  webhookChangeSchema,
  webhookSchema,
  webhookWithSecretSchema,
} from '../../schemas/notifications/webhooks.ts';

const tag = 'notifications';
const needs = 'webhooks';
const url = '/v1/me/webhooks';
const params = z.object({ id: idSchema.describe('Id of the webhook') });

/** `/v1/me/webhooks` */
export function webhookRoutes(app: FastifyInstance, deps: Deps): void {
  addReads(app, deps);
  addCreate(app, deps);
  addUpdate(app, deps);
  addDelete(app, deps);
  addRotate(app, deps);
  addTest(app, deps);
}

function addReads(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'GET',
      url,
      id: 'listWebhooks',
      tag,
      summary: 'List your webhooks',
      description: 'Where notifications of your games are sent, and the health of these addresses.',
      needs,
    },
    { querystring: shortListQuery, response: { 200: pageOf(webhookSchema) } },
    (request) => {
      const { playerId } = callerOf(request);
      return readPage(byId, request.query, (part) => listEndpoints(deps, playerId, part));
    },
  );

  endpoint(
    app,
    {
      method: 'GET',
      url: `${url}/:id`,
      id: 'readWebhook',
      tag,
      summary: 'Read a webhook',
      description: 'One of your webhooks, without its secret.',
      needs,
      problems: ['webhook-not-found'],
    },
    { params, response: { 200: webhookSchema } },
    (request) => readEndpoint(deps, callerOf(request).playerId, request.params.id),
  );
}

/**
 * Refuses a webhook for a game that its owner may not see.
 * @throws Problem game-not-found
 */
async function requireGame(
  deps: Deps,
  playerId: string,
  { gameId }: { readonly gameId?: string | null | undefined },
): Promise<void> {
  if (typeof gameId === 'string') await visibleGame(deps, playerId, gameId);
}

/**
 * Returns the id of the club that a webhook is to be for, which its owner runs; null: it is for none.
 * @throws Problem club-not-found
 */
async function clubIdFor(deps: Deps, playerId: string, handle: string | undefined): Promise<string | null> {
  return handle === undefined ? null : (await requireRole(deps, handle, playerId, running)).id;
}

/**
 * Refuses to enable a webhook of a club that has ended, or that its owner runs no longer.
 * @throws Problem club-not-found, webhook-not-found
 */
async function requireClub(deps: Deps, playerId: string, id: string): Promise<void> {
  const { games, club } = await readEndpoint(deps, playerId, id);
  if (games === 'club' && (await clubIdFor(deps, playerId, club ?? undefined)) === null)
    throw problem('club-not-found');
}

const schedule = webhookSchedule.map((seconds) => `${seconds} s`).join(', ');

function addCreate(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url,
      id: 'createWebhook',
      tag,
      summary: 'Create a webhook',
      description:
        'Format `standard` follows the Standard Webhooks specification: fields `webhook-id` (the same for every ' +
        'attempt, so that you can recognise repetitions), `webhook-timestamp` and `webhook-signature` (v1). Only a 2xx ' +
        'counts as success, whatever becomes of the rest of the response; redirects are not followed; a status must arrive ' +
        'within 10 s; 410 disables the webhook. ' +
        `Attempts are made after ${schedule}, each delay up to a fifth longer or shorter; a notification that is no ` +
        'longer true is dropped. What happens in one game comes in order, unless an attempt failed or the service was ' +
        'interrupted: `data.game.version` and `timestamp` say what came first, of decisions `data.entry.seq`. When all ' +
        'attempts fail, the webhook is disabled and its owner gets an email.\n\n' +
        'A player who created a game and has no seat there is told of it what its players are told, but not whose turn it is. ' +
        'With `gameId` it is for one game, also for one that you only watch: of that you are told what everybody may know ' +
        '(`audience` of `GET /v1/webhooks/event-types`), from its start on and while it is not private. ' +
        'With `games: club`, for those who run the club, it is told of its tables, of the starts and ends of their games, and of its competitions. ' +
        'A webhook that an app made ends when the app is revoked.',
      needs,
      refusesGuests: true,
      problems: ['too-many-webhooks', 'forbidden-address', 'game-not-found', 'club-not-found'],
      idempotency: { isSecret: true },
    },
    { body: newWebhookSchema, response: { 201: webhookWithSecretSchema } },
    async (request, reply) => {
      const { playerId, credential } = callerOf(request);
      await requireGame(deps, playerId, request.body);
      const grantId = credential.kind === 'app' ? credential.grantId : null;
      const { club, ...webhook } = request.body;
      const clubId = await clubIdFor(deps, playerId, club);
      const created = await createEndpoint(deps, { playerId, grantId }, { ...webhook, clubId });
      return reply.code(201).header('location', `${url}/${created.id}`).send(created);
    },
  );
}

function addUpdate(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'PATCH',
      url: `${url}/:id`,
      id: 'updateWebhook',
      tag,
      summary: 'Update a webhook',
      description: 'Changes the members that are sent and leaves the others as they are.',
      needs,
      problems: ['webhook-not-found', 'forbidden-address', 'game-not-found', 'club-not-found'],
    },
    { params, body: webhookChangeSchema, response: { 200: webhookSchema } },
    async (request) => {
      const { playerId } = callerOf(request);
      await requireGame(deps, playerId, request.body);
      if (request.body.enabled === true) await requireClub(deps, playerId, request.params.id);
      return updateEndpoint(deps, playerId, request.params.id, request.body);
    },
  );
}

function addDelete(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'DELETE',
      url: `${url}/:id`,
      id: 'deleteWebhook',
      tag,
      summary: 'Delete a webhook',
      description: 'Nothing is sent to it any more, and its delivery log is deleted.',
      needs,
      problems: ['webhook-not-found'],
    },
    { params, response: { 204: noBody('The webhook is deleted') } },
    async (request, reply) => {
      await deleteEndpoint(deps, callerOf(request).playerId, request.params.id);
      return reply.code(204).send();
    },
  );
}

function addRotate(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url: `${url}/:id/rotate`,
      id: 'rotateWebhookSecret',
      tag,
      summary: 'Rotate the secret of a webhook',
      description:
        'For a day everything is signed with the old secret as well, so that receivers can switch over.',
      needs,
      problems: ['webhook-not-found'],
      idempotency: { isSecret: true },
    },
    { params, response: { 200: rotationSchema } },
    (request) => rotateSecret(deps, callerOf(request).playerId, request.params.id),
  );
}

function addTest(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url: `${url}/:id/test`,
      id: 'testWebhook',
      tag,
      summary: 'Send a test event',
      description:
        'Sends `webhook.test` once, soon. The outcome is in the list of deliveries; a failure does not disable the webhook.',
      needs,
      problems: ['webhook-not-found', 'webhook-disabled'],
    },
    { params, response: { 202: z.object({ deliveryId: idSchema }).describe('It will be sent') } },
    async (request, reply) =>
      reply.code(202).send(await testEndpoint(deps, callerOf(request).playerId, request.params.id)),
  );
}
