import { type Route, route } from '../../http/endpoint/route.ts';
import { pageOf, pageOfAll, shortListQuery } from '../../http/list-pages.ts';
import { kinds, notificationTypes, webhookExamples } from '../index.ts';
import { webhookEventTypeSchema } from '../schemas/webhook-events.ts';

const eventTypes = notificationTypes.map((type) => ({
  type,
  description: kinds[type].description,
  audience: kinds[type].audience,
  schema: `/openapi.json#/components/schemas/${kinds[type].webhookEvent.meta()?.id}`,
  example: webhookExamples[type],
}));

/** `/v1/webhooks/event-types` */
export const webhookEventTypeRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/webhooks/event-types',
      id: 'listWebhookEventTypes',
      tag: 'notifications',
      summary: 'List the webhook event types',
      description:
        'Lists the values for `events` of a webhook, each with its audience and an example in the format `standard`.',
      needs: 'none',
      querystring: shortListQuery,
      response: { 200: pageOf(webhookEventTypeSchema) },
    },
    ({ query }) => pageOfAll(eventTypes, query, ({ type }) => type),
  ),
];
