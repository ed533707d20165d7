import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byId, pageOf, readPage, shortListQuery } from '../../http/list-pages.ts';
import { sessionOf } from '../../http/plugins/auth.ts';
import { idSchema, noBody } from '../../http/schemas/forms.ts';
import {
  addPushSubscription,
  deletePushSubscription,
  listPushSubscriptions,
  testPushSubscription,
} from '../index.ts';
import { newPushSubscriptionSchema, pushKeySchema, pushSubscriptionSchema } from '../schemas/push.ts';

const tag = 'notifications';
const needs = 'session';
const url = '/v1/me/push-subscriptions';
const params = z.object({ id: idSchema.describe('Id of the subscription') });

/** `/v1/push` and `/v1/me/push-subscriptions` */
export const pushRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/push',
      id: 'getPushKey',
      tag,
      summary: 'Get the public key for push notifications',
      description:
        'Returns the key with which a page subscribes (`applicationServerKey`). The page then sends the subscription ' +
        'to `POST /v1/me/push-subscriptions`.',
      needs: 'none',
      response: { 200: pushKeySchema },
    },
    async ({ deps }) => ({ publicKey: (await deps.pushKeys()).publicKey }),
  ),
  route(
    {
      method: 'GET',
      url,
      id: 'listPushSubscriptions',
      tag,
      summary: 'List your devices',
      description: 'Lists the devices that get push notifications of your games, oldest first.',
      needs,
      querystring: shortListQuery,
      response: { 200: pageOf(pushSubscriptionSchema) },
    },
    ({ deps, query, request }) =>
      readPage(byId, query, (part) => listPushSubscriptions(deps, sessionOf(request), part)),
  ),
  route(
    {
      method: 'POST',
      url,
      id: 'addPushSubscription',
      tag,
      summary: 'Subscribe this device to push notifications',
      description:
        'Sends notifications to the browser of this session (RFC 8030), encrypted for it (RFC 8291), until the ' +
        'session ends. Sending the same subscription again, with its secret, renews it; the latest session on the ' +
        'device gets the notifications. The payload is JSON: `type`, `title`, `body`, `language`, `tag`, `url`, ' +
        '`image`, `waiting`, `gameId`, `version` and `timestamp`. A 404 or 410 from the push service deletes the ' +
        'subscription.',
      needs,
      problems: ['too-many-push-subscriptions', 'push-subscription-taken', 'forbidden-address'],
      body: newPushSubscriptionSchema,
      response: { 201: pushSubscriptionSchema },
    },
    async ({ deps, body, request, reply }) => {
      const added = await addPushSubscription(deps, sessionOf(request), body);
      reply.header('location', `${url}/${added.id}`);
      return added;
    },
  ),
  route(
    {
      method: 'DELETE',
      url: `${url}/:id`,
      id: 'deletePushSubscription',
      tag,
      summary: 'Delete a push subscription',
      description: 'Stops push notifications to the device.',
      needs,
      problems: ['push-subscription-not-found'],
      params,
      response: { 204: noBody('The subscription is deleted') },
    },
    ({ deps, params, request }) => deletePushSubscription(deps, sessionOf(request).playerId, params.id),
  ),
  route(
    {
      method: 'POST',
      url: `${url}/:id/test`,
      id: 'testPushSubscription',
      tag,
      summary: 'Send a test notification to a device',
      description: 'Sends one push notification soon, regardless of your preferences.',
      needs,
      problems: ['push-subscription-not-found'],
      params,
      response: { 202: noBody('It will be sent') },
    },
    async ({ deps, params, request }) => {
      await testPushSubscription(deps, sessionOf(request), params.id);
      return;
    },
  ),
];
