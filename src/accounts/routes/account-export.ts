import { Readable } from 'node:stream';
import { type Route, route } from '../../http/endpoint/route.ts';
import { callerOf } from '../../http/plugins/auth.ts';
import { exportAccount } from '../profile/export.ts';
import { accountExportSchema } from '../schemas/account-export.ts';
import { readAccount } from './account-view.ts';

const answer = { description: 'Your data', content: { 'application/json': { schema: accountExportSchema } } };

/** `GET /v1/me/export` */
export const accountExportRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/me/export',
      id: 'exportAccount',
      tag: 'accounts',
      summary: 'Export your data',
      description:
        'Returns all data that the service holds about you as one JSON document. It includes your profile, ' +
        'preferences, sessions, tokens without their secrets, names in chats, webhooks, games, messages, invitations, ' +
        'deliveries, and the players you blocked, muted or reported. The logs of your games are at GET ' +
        '/v1/games/{id}/record.',
      needs: 'session',
      cost: 20,
      response: { 200: answer },
    },
    async ({ deps, request, reply }) => {
      const caller = callerOf(request);
      const profile = await readAccount(deps, caller);
      const parts = exportAccount(deps, caller.playerId, profile);
      reply.header('content-disposition', 'attachment; filename="carcassonne-by-mail.json"');
      return reply.type('application/json; charset=utf-8').send(Readable.from(parts));
    },
  ),
];
