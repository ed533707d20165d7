import { z } from 'zod';
import { requireRole, running } from '../../clubs/roles.ts';
import { visibleGame } from '../../games/access.ts';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byId, pageOf, readPage, shortListQuery } from '../../http/list-pages.ts';
import { callerOf } from '../../http/plugins/auth.ts';
import { idSchema, noBody } from '../../http/schemas/forms.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import {
  createEndpoint,
  deleteEndpoint,
  listEndpoints,
  readEndpoint,
  rotateSecret,
  testEndpoint,
  updateEndpoint,
  webhookSchedule,
} from '../index.ts';
import {
  newWebhookSchema,
  rotationSchema,
  webhookChangeSchema,
  webhookSchema,
  webhookWithSecretSchema,
} from '../schemas/webhooks.ts';

const tag = 'notifications';
const needs = 'webhooks';
const url = '/v1/me/webhooks';
const params = z.object({ id: idSchema.describe('Id of the webhook') });

/**
 * Rejects a webhook for a game that its owner may not see.
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
 * Returns the id of the club that a webhook will be for, which its owner runs; null if it is for none.
 * @throws Problem club-not-found
 */
async function clubIdFor(deps: Deps, playerId: string, handle: string | undefined): Promise<string | null> {
  return handle === undefined ? null : (await requireRole(deps, handle, playerId, running)).id;
}

/**
 * Rejects enabling a webhook of a club that has been deleted or that its owner no longer runs.
 * @throws Problem club-not-found, webhook-not-found
 */
async function requireClub(deps: Deps, playerId: string, id: string): Promise<void> {
  const { games, club } = await readEndpoint(deps, playerId, id);
  if (games === 'club' && (await clubIdFor(deps, playerId, club ?? undefined)) === null)
    throw problem('club-not-found');
}

const schedule = webhookSchedule.map((seconds) => `${seconds} s`).join(', ');

/** `/v1/me/webhooks` */
export const webhookRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url,
      id: 'listWebhooks',
      tag,
      summary: 'List your webhooks',
      description: 'Lists the addresses that receive notifications of your games, with their health.',
      needs,
      querystring: shortListQuery,
      response: { 200: pageOf(webhookSchema) },
    },
    ({ deps, playerId, query }) => readPage(byId, query, (part) => listEndpoints(deps, playerId, part)),
  ),
  route(
    {
      method: 'GET',
      url: `${url}/:id`,
      id: 'getWebhook',
      tag,
      summary: 'Get a webhook',
      description: 'Returns one of your webhooks, without its secret.',
      needs,
      problems: ['webhook-not-found'],
      params,
      response: { 200: webhookSchema },
    },
    ({ deps, playerId, params }) => readEndpoint(deps, playerId, params.id),
  ),
  route(
    {
      method: 'POST',
      url,
      id: 'createWebhook',
      tag,
      summary: 'Create a webhook',
      description:
        'Sends the events of your games to an address. Format `standard` follows the Standard Webhooks specification, ' +
        'with the headers `webhook-id`, `webhook-timestamp` and `webhook-signature` (v1). `webhook-id` is the same ' +
        'for every attempt, so you can recognise repeats. Only a 2xx status counts as success, even if the rest of ' +
        'the response fails. Redirects are not followed, the status must arrive within 10 s, and 410 disables the ' +
        `webhook. Attempts are made after ${schedule}, with each delay up to a fifth longer or shorter. Notifications ` +
        'that are out of date are dropped. Events of one game arrive in order, unless an attempt failed or the ' +
        'service was interrupted. `data.game.version` and `timestamp` give the order, and `data.entry.seq` that of ' +
        'decisions. If all attempts fail, the webhook is disabled and its owner gets an email.\n\nIf you created a game ' +
        'but have no seat, you get the same events as its players, except for turns. With `gameId`, the webhook is ' +
        'for one game, which you can also just watch. You then get the public events (`audience` of `GET ' +
        '/v1/webhooks/event-types`), from the start of the game and while it is not private. With `games: club`, it ' +
        'reports the club’s tables, the starts and ends of their games, and its competitions. You must be the owner ' +
        'or an admin of the club. A webhook created by an app is deleted when the app is revoked.',
      needs,
      refusesGuests: true,
      problems: ['too-many-webhooks', 'forbidden-address', 'game-not-found', 'club-not-found'],
      idempotency: { isSecret: true },
      body: newWebhookSchema,
      response: { 201: webhookWithSecretSchema },
    },
    async ({ deps, body, request, reply }) => {
      const { playerId, credential } = callerOf(request);
      await requireGame(deps, playerId, body);
      const grantId = credential.kind === 'app' ? credential.grantId : null;
      const { club, ...webhook } = body;
      const clubId = await clubIdFor(deps, playerId, club);
      const created = await createEndpoint(deps, { playerId, grantId }, { ...webhook, clubId });
      reply.header('location', `${url}/${created.id}`);
      return created;
    },
  ),
  route(
    {
      method: 'PATCH',
      url: `${url}/:id`,
      id: 'updateWebhook',
      tag,
      summary: 'Update a webhook',
      description: 'Changes the members you send and leaves the others as they are.',
      needs,
      problems: ['webhook-not-found', 'forbidden-address', 'game-not-found', 'club-not-found'],
      params,
      body: webhookChangeSchema,
      response: { 200: webhookSchema },
    },
    async ({ deps, playerId, params, body }) => {
      await requireGame(deps, playerId, body);
      if (body.enabled === true) await requireClub(deps, playerId, params.id);
      return updateEndpoint(deps, playerId, params.id, body);
    },
  ),
  route(
    {
      method: 'DELETE',
      url: `${url}/:id`,
      id: 'deleteWebhook',
      tag,
      summary: 'Delete a webhook',
      description: 'Deletes the webhook and its delivery log. Nothing more is sent to it.',
      needs,
      problems: ['webhook-not-found'],
      params,
      response: { 204: noBody('The webhook is deleted') },
    },
    ({ deps, playerId, params }) => deleteEndpoint(deps, playerId, params.id),
  ),
  route(
    {
      method: 'POST',
      url: `${url}/:id/rotate`,
      id: 'rotateWebhookSecret',
      tag,
      summary: 'Rotate the secret of a webhook',
      description:
        'Returns a new secret. For one day, everything is also signed with the old secret, so that receivers can ' +
        'switch over.',
      needs,
      problems: ['webhook-not-found'],
      idempotency: { isSecret: true },
      params,
      response: { 200: rotationSchema },
    },
    ({ deps, playerId, params }) => rotateSecret(deps, playerId, params.id),
  ),
  route(
    {
      method: 'POST',
      url: `${url}/:id/test`,
      id: 'testWebhook',
      tag,
      summary: 'Send a test event',
      description:
        'Sends `webhook.test` once, soon. The list of deliveries shows the result. A failure does not disable the ' +
        'webhook.',
      needs,
      problems: ['webhook-not-found', 'webhook-disabled'],
      params,
      response: { 202: z.object({ deliveryId: idSchema }).describe('It will be sent') },
    },
    ({ deps, playerId, params }) => testEndpoint(deps, playerId, params.id),
  ),
];
