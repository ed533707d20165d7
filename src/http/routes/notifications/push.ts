import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  addPushSubscription,
  deletePushSubscription,
  listPushSubscriptions,
  testPushSubscription,
} from '../../../notifications/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { byId, pageOf, readPage, shortListQuery } from '../../list-pages.ts';
import { sessionOf } from '../../plugins/auth.ts';
import { idSchema, noBody } from '../../schemas/forms.ts';
import {
  newPushSubscriptionSchema,
  pushKeySchema,
  pushSubscriptionSchema,
} from '../../schemas/notifications/push.ts';

const tag = 'notifications';
const needs = 'session';
const url = '/v1/me/push-subscriptions';
const params = z.object({ id: idSchema.describe('Id of the subscription') });

/** `/v1/push` and `/v1/me/push-subscriptions` */
export function pushRoutes(app: FastifyInstance, deps: Deps): void {
  addReads(app, deps);
  addCreation(app, deps);
  addDeletion(app, deps);
  addTest(app, deps);
}

function addReads(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'GET',
      url: '/v1/push',
      id: 'readPushKey',
      tag,
      summary: 'Read the public key for push notifications',
      description:
        'A page subscribes with it (`applicationServerKey`) and sends the subscription to `POST /v1/me/push-subscriptions`.',
      needs: 'none',
    },
    { response: { 200: pushKeySchema } },
    async () => ({ publicKey: (await deps.pushKeys()).publicKey }),
  );

  endpoint(
    app,
    {
      method: 'GET',
      url,
      id: 'listPushSubscriptions',
      tag,
      summary: 'List your devices',
      description: 'The devices that get push notifications of your games, oldest first.',
      needs,
    },
    { querystring: shortListQuery, response: { 200: pageOf(pushSubscriptionSchema) } },
    (request) =>
      readPage(byId, request.query, (part) => listPushSubscriptions(deps, sessionOf(request), part)),
  );
}

function addCreation(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url,
      id: 'addPushSubscription',
      tag,
      summary: 'Get push notifications on this device',
      description:
        'Sends notifications to the browser of this session (RFC 8030), encrypted for it (RFC 8291), until the session ' +
        'ends. To send the same subscription again, with its secret, renews it; whose session is the latest there gets the ' +
        'notifications. ' +
        'A payload is JSON: `type`, `title`, `body`, `language`, `tag`, `url`, `image`, `waiting`, `gameId`, `version` ' +
        'and `timestamp`. 404 or 410 from the push service deletes the subscription.',
      needs,
      problems: ['too-many-push-subscriptions', 'push-subscription-taken', 'forbidden-address'],
    },
    { body: newPushSubscriptionSchema, response: { 201: pushSubscriptionSchema } },
    async (request, reply) => {
      const added = await addPushSubscription(deps, sessionOf(request), request.body);
      return reply.code(201).header('location', `${url}/${added.id}`).send(added);
    },
  );
}

function addDeletion(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'DELETE',
      url: `${url}/:id`,
      id: 'deletePushSubscription',
      tag,
      summary: 'End push notifications on a device',
      description: 'Nothing is sent to it any more.',
      needs,
      problems: ['push-subscription-not-found'],
    },
    { params, response: { 204: noBody('The subscription is deleted') } },
    async (request, reply) => {
      await deletePushSubscription(deps, sessionOf(request).playerId, request.params.id);
      return reply.code(204).send();
    },
  );
}

function addTest(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url: `${url}/:id/test`,
      id: 'testPushSubscription',
      tag,
      summary: 'Send a test notification to a device',
      description: 'Sends one push notification soon. Your preferences do not matter for it.',
      needs,
      problems: ['push-subscription-not-found'],
    },
    { params, response: { 202: noBody('It will be sent') } },
    async (request, reply) => {
      await testPushSubscription(deps, sessionOf(request), request.params.id);
      return reply.code(202).send();
    },
  );
}
