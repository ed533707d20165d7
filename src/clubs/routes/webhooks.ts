import type { z } from 'zod';
import { pick } from '../../helpers/pick.ts';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byId, pageOf, readPage, shortListQuery } from '../../http/list-pages.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { clubParams } from '../schemas/clubs.ts';
import { clubWebhookParams, clubWebhookSchema } from '../schemas/webhooks.ts';
import { deleteWebhookOf, webhooksOf } from '../webhooks.ts';

const tag = 'people';
const needs = 'webhooks';
const url = '/v1/clubs/:club/webhooks';

const shown = ({ disabledAt, by, ...hook }: Awaited<ReturnType<typeof webhooksOf>>[number]) =>
  ({
    ...hook,
    by: pick(by, 'playerId', 'handle', 'displayName'),
    enabled: disabledAt === null,
  }) as z.input<typeof clubWebhookSchema>;

/** `/v1/clubs/{club}/webhooks` */
export const clubWebhookRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url,
      id: 'listClubWebhooks',
      tag,
      summary: 'List the webhooks of a club',
      description:
        'Lists all webhooks for the club’s games (`games: club` of `POST /v1/me/webhooks`) to its owner and admins. ' +
        'Their full addresses are not shown.',
      needs,
      problems: ['club-not-found'],
      params: clubParams,
      querystring: shortListQuery,
      response: { 200: pageOf(clubWebhookSchema) },
    },
    async ({ deps, playerId, params, query }) => {
      const page = await readPage(byId, query, (part) => webhooksOf(deps, playerId, params.club, part));
      return { ...page, items: page.items.map(shown) };
    },
  ),
  route(
    {
      method: 'DELETE',
      url: `${url}/:id`,
      id: 'deleteClubWebhook',
      tag,
      summary: 'Delete a webhook of a club',
      description:
        'Deletes a webhook, no matter who created it. Only the owner and admins of the club can do this.',
      needs,
      problems: ['club-not-found', 'webhook-not-found'],
      params: clubWebhookParams,
      response: { 204: noBody('The webhook is deleted') },
    },
    ({ deps, playerId, params }) => deleteWebhookOf(deps, playerId, params),
  ),
];
