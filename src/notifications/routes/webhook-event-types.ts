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
      summary: 'List the events that webhooks can have',
      description:
        'What `events` of a webhook may name, with an example of each as format `standard` sends it, and who is told.',
      needs: 'none',
      querystring: shortListQuery,
      response: { 200: pageOf(webhookEventTypeSchema) },
    },
    ({ query }) => pageOfAll(eventTypes, query, ({ type }) => type),
  ),
];
