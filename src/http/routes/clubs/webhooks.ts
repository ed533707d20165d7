import type { FastifyInstance } from 'fastify';
import { type ClubWebhook, deleteWebhookOf, webhooksOf } from '../../../people/clubs/webhooks.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { byId, pageOf, readPage, shortListQuery } from '../../list-pages.ts';
import { callerOf } from '../../plugins/auth.ts';
import { clubParams } from '../../schemas/clubs/clubs.ts';
import { clubWebhookParams, clubWebhookSchema } from '../../schemas/clubs/webhooks.ts';
import { noBody } from '../../schemas/forms.ts';

const tag = 'people';
const needs = 'webhooks';
const url = '/v1/clubs/:club/webhooks';

const shown = ({ disabledAt, createdAt, by, ...hook }: ClubWebhook) => ({
  ...hook,
  by: { playerId: by.playerId, handle: by.handle, displayName: by.displayName },
  enabled: disabledAt === null,
  createdAt: createdAt.toISOString(),
});

/** `/v1/clubs/{club}/webhooks` */
export function clubWebhookRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'GET',
      url,
      id: 'listClubWebhooks',
      tag,
      summary: 'List the webhooks of a club',
      description:
        'For those who run it, also what others made (`games: club` of `POST /v1/me/webhooks`), without their addresses.',
      needs,
      problems: ['club-not-found'],
    },
    { params: clubParams, querystring: shortListQuery, response: { 200: pageOf(clubWebhookSchema) } },
    async (request) => {
      const { playerId } = callerOf(request);
      const page = await readPage(byId, request.query, (part) =>
        webhooksOf(deps, playerId, request.params.club, part),
      );
      return { ...page, items: page.items.map(shown) };
    },
  );

  endpoint(
    app,
    {
      method: 'DELETE',
      url: `${url}/:id`,
      id: 'deleteClubWebhook',
      tag,
      summary: 'Delete a webhook of a club',
      description: 'For those who run the club, also one that another one made.',
      needs,
      problems: ['club-not-found', 'webhook-not-found'],
    },
    { params: clubWebhookParams, response: { 204: noBody('The webhook is deleted') } },
    async (request, reply) => {
      await deleteWebhookOf(deps, callerOf(request).playerId, request.params);
      return reply.code(204).send();
    },
  );
}
