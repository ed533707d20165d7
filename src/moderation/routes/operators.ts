import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import { callerOf } from '../../http/plugins/auth.ts';
import { idSchema, noBody } from '../../http/schemas/forms.ts';
import { sanctionSchema } from '../../players/schemas/people.ts';
import { dismiss } from '../dismiss.ts';
import { sanction } from '../sanction.ts';
import { decisionReasonSchema, newSanctionSchema } from '../schemas/moderation.ts';
import { undo } from '../undo.ts';

const tag = 'moderation';
const needs = 'moderate';

/** The actions of operators: `POST /v1/moderation/…` */
export const operatorRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/moderation/sanctions',
      id: 'createSanction',
      tag,
      summary: 'Warn, silence or ban a player',
      description:
        'Sanctions a player, who gets an email with the reason. A silence blocks messages, invitations, nudges and ' +
        'name changes. A ban ends all sessions and API tokens, cancels the player’s open games and resigns their ' +
        'running games.',
      needs,
      problems: ['player-not-found', 'report-not-found', 'report-closed'],
      body: newSanctionSchema,
      response: { 201: sanctionSchema },
    },
    async ({ deps, body, request, reply }) => {
      const made = await sanction(deps, moderatorOf(request), body);
      const location = `/v1/moderation/players/${body.player}`;
      reply.header('location', location);
      return made;
    },
  ),
  route(
    {
      method: 'POST',
      url: '/v1/moderation/sanctions/:id/undo',
      id: 'liftSanction',
      tag,
      summary: 'Undo a warning, silence or ban',
      description:
        'Ends the sanction and sends the player an email. A banned player can log in again, but games they left stay ' +
        'left.',
      needs,
      problems: ['sanction-not-found', 'sanction-lifted'],
      params: z.object({ id: idSchema.describe('Id of the sanction') }),
      body: decisionReasonSchema,
      response: { 200: sanctionSchema },
    },
    ({ deps, params, body, request }) => undo(deps, moderatorOf(request), params.id, body.reason),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/moderation/reports/:id/dismiss',
      id: 'dismissReport',
      tag,
      summary: 'Dismiss a report',
      description: 'Closes the report without consequences. No one is notified.',
      needs,
      problems: ['report-not-found', 'report-closed'],
      params: z.object({ id: idSchema.describe('Id of the report') }),
      body: decisionReasonSchema,
      response: { 204: noBody('The report was dismissed') },
    },
    ({ deps, params, body, request }) => dismiss(deps, moderatorOf(request), params.id, body.reason),
  ),
];

const moderatorOf = (request: Pick<FastifyRequest, 'caller'>) => ({
  moderatorId: callerOf(request).playerId,
});
