import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byId, pageOf, readPage } from '../../http/list-pages.ts';
import { idSchema, noBody } from '../../http/schemas/forms.ts';
import { listDeliveries, retryNow } from '../index.ts';
import { deliveriesQuery, deliverySchema } from '../schemas/webhook-deliveries.ts';

const tag = 'notifications';
const needs = 'webhooks';
const url = '/v1/me/webhooks/:id/deliveries';
const params = z.object({ id: idSchema.describe('Id of the webhook') });
const deliveryParams = params.extend({ deliveryId: idSchema.describe('The `webhook-id` of the delivery') });

/** `/v1/me/webhooks/{id}/deliveries` */
export const webhookDeliveryRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url,
      id: 'listDeliveries',
      tag,
      summary: 'List the deliveries of a webhook',
      description:
        'Lists every delivery with every attempt, newest first. Successful deliveries are kept for a week, failed ' +
        'ones for a month.',
      needs,
      problems: ['webhook-not-found'],
      params,
      querystring: deliveriesQuery,
      response: { 200: pageOf(deliverySchema) },
    },
    ({ deps, playerId, params, query }) =>
      readPage(byId, query, (part) => listDeliveries(deps, playerId, params.id, query.state, part)),
  ),
  route(
    {
      method: 'POST',
      url: `${url}/:deliveryId/retry`,
      id: 'retryDelivery',
      tag,
      summary: 'Retry a delivery',
      description:
        'Attempts the delivery again now. If that fails, the schedule continues unchanged: the attempt does not count ' +
        'and does not disable the webhook.',
      needs,
      problems: ['webhook-not-found', 'webhook-disabled', 'delivery-not-found', 'delivery-outdated'],
      params: deliveryParams,
      response: { 202: noBody('It will be attempted') },
    },
    async ({ deps, playerId, params }) => {
      const { id, deliveryId: delivery } = params;
      await retryNow(deps, playerId, id, delivery);
      return;
    },
  ),
];
