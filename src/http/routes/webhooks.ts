import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  listDeliveries,
  listEndpoints,
  readEndpoint,
  retryNow,
  rotateSecret,
  testEndpoint,
  webhookSchedule,
} from '../../notifications/index.ts';
import { operation } from '../endpoint/operation.ts';
import { pageFrom, pageOf, pageQuery, parseCursor } from '../list-pages.ts';
import { callerOf } from '../plugins/auth.ts';
import { idSchema } from '../schemas/forms.ts';
import {
  deliverySchema,
  newWebhookSchema,
  rotationSchema,
  webhookChangeSchema,
  webhookSchema,
  webhookWithSecretSchema,
} from '../schemas/webhooks.ts';

const tag = 'notifications';
const needs = 'webhooks';
const params = z.object({ id: idSchema.describe('Of the webhook') });
const deliveryParams = params.extend({ delivery: idSchema.describe('Its `webhook-id`') });

const schedule = webhookSchedule.map((seconds) => `${seconds} s`).join(', ');

/** The caller's webhooks. */
export function webhookRoutes(instance: FastifyInstance, deps: Deps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    ...operation(
      {
        method: 'GET',
        url: '/v1/me/webhooks',
        id: 'listWebhooks',
        tag,
        summary: 'List your webhooks',
        description: 'Where notices of your games are sent, and how these addresses fare.',
        needs,
      },
      {
        response: {
          200: z
            .object({ items: z.array(webhookSchema).max(100), nextCursor: z.null() })
            .describe('All of them'),
        },
      },
    ),
    handler: async (request) => ({
      items: await listEndpoints(deps, callerOf(request).playerId),
      nextCursor: null,
    }),
  });

  const creating = operation(
    {
      method: 'POST',
      url: '/v1/me/webhooks',
      id: 'createWebhook',
      tag,
      summary: 'Make a webhook',
      description:
        'Format `standard` follows the Standard Webhooks specification: fields `webhook-id` (the same at every ' +
        'attempt: use it to tell repetitions), `webhook-timestamp` and `webhook-signature` (v1). Only a 2xx is a ' +
        'success; redirects are not followed; an answer must come within 10 s; 410 switches the webhook off. ' +
        `Attempts are made after ${schedule}, each wait up to a fifth longer or shorter; a notice that is no longer ` +
        'true is dropped. When all fail, the webhook is switched off and its owner gets a mail.',
      needs,
      problems: ['too-many-webhooks', 'forbidden-address'],
    },
    { body: newWebhookSchema, response: { 201: webhookWithSecretSchema } },
  );
  app.route({
    ...creating,
    config: { ...creating.config, keys: { secret: true } },
    handler: async (request, reply) => {
      const made = await createEndpoint(deps, callerOf(request).playerId, request.body);
      return reply.code(201).header('location', `/v1/me/webhooks/${made.id}`).send(made);
    },
  });

  app.route({
    ...operation(
      {
        method: 'GET',
        url: '/v1/me/webhooks/:id',
        id: 'readWebhook',
        tag,
        summary: 'Read a webhook',
        description: 'One of your webhooks, without its secret.',
        needs,
        problems: ['webhook-not-found'],
      },
      { params, response: { 200: webhookSchema } },
    ),
    handler: async (request) => readEndpoint(deps, callerOf(request).playerId, request.params.id),
  });

  app.route({
    ...operation(
      {
        method: 'PATCH',
        url: '/v1/me/webhooks/:id',
        id: 'updateWebhook',
        tag,
        summary: 'Change a webhook',
        description: 'Changes the members that are sent and leaves the others.',
        needs,
        problems: ['webhook-not-found', 'forbidden-address'],
      },
      { params, body: webhookChangeSchema, response: { 200: webhookSchema } },
    ),
    handler: async (request) =>
      changeEndpoint(deps, callerOf(request).playerId, request.params.id, request.body),
  });

  app.route({
    ...operation(
      {
        method: 'DELETE',
        url: '/v1/me/webhooks/:id',
        id: 'deleteWebhook',
        tag,
        summary: 'Delete a webhook',
        description: 'Nothing is sent there any more; its log is deleted, too.',
        needs,
        problems: ['webhook-not-found'],
      },
      { params, response: { 204: z.undefined().describe('The webhook is deleted') } },
    ),
    handler: async (request, reply) => {
      await deleteEndpoint(deps, callerOf(request).playerId, request.params.id);
      return reply.code(204).send();
    },
  });

  webhookActions(instance, deps);
}

function webhookActions(instance: FastifyInstance, deps: Deps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  const rotating = operation(
    {
      method: 'POST',
      url: '/v1/me/webhooks/:id/rotate',
      id: 'rotateWebhookSecret',
      tag,
      summary: 'Give a webhook a new secret',
      description: 'For a day all is signed with the old secret as well, so that receivers can change over.',
      needs,
      problems: ['webhook-not-found'],
    },
    { params, response: { 200: rotationSchema } },
  );
  app.route({
    ...rotating,
    config: { ...rotating.config, keys: { secret: true } },
    handler: async (request) => rotateSecret(deps, callerOf(request).playerId, request.params.id),
  });

  app.route({
    ...operation(
      {
        method: 'POST',
        url: '/v1/me/webhooks/:id/test',
        id: 'testWebhook',
        tag,
        summary: 'Send a test event',
        description: 'Sends `webhook.test` once, soon. What came of it is in the log of deliveries.',
        needs,
        problems: ['webhook-not-found', 'webhook-disabled'],
      },
      { params, response: { 202: z.object({ deliveryId: idSchema }).describe('It will be sent') } },
    ),
    handler: async (request, reply) =>
      reply.code(202).send(await testEndpoint(deps, callerOf(request).playerId, request.params.id)),
  });

  app.route({
    ...operation(
      {
        method: 'GET',
        url: '/v1/me/webhooks/:id/deliveries',
        id: 'listDeliveries',
        tag,
        summary: 'List what was sent to a webhook',
        description: 'Every delivery with every attempt, the newest first; kept for 30 days.',
        needs,
        problems: ['webhook-not-found'],
      },
      { params, querystring: z.object(pageQuery), response: { 200: pageOf(deliverySchema) } },
    ),
    handler: async (request) => {
      const { limit, cursor } = request.query;
      const before = parseCursor(idSchema, cursor);
      const { playerId } = callerOf(request);
      const rows = await listDeliveries(deps, playerId, request.params.id, { before, limit });
      return pageFrom(rows, limit);
    },
  });

  app.route({
    ...operation(
      {
        method: 'POST',
        url: '/v1/me/webhooks/:id/deliveries/:delivery/retry',
        id: 'retryDelivery',
        tag,
        summary: 'Attempt a delivery again',
        description: 'Attempts it once more, now; when that fails, a schedule that was not over goes on.',
        needs,
        problems: ['webhook-not-found', 'webhook-disabled', 'delivery-not-found'],
      },
      { params: deliveryParams, response: { 202: z.undefined().describe('It will be attempted') } },
    ),
    handler: async (request, reply) => {
      const { id, delivery } = request.params;
      await retryNow(deps, callerOf(request).playerId, id, delivery);
      return reply.code(202).send();
    },
  });
}
