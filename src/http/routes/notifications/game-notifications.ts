import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { visibleGame } from '../../../games/access.ts';
import { spend } from '../../../limits/index.ts';
import { listNotifications, readPreferences, updatePreferences } from '../../../notifications/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { byId, firstPage, type PageRequest, pageQuery, readPage } from '../../list-pages.ts';
import { callerOf } from '../../plugins/auth.ts';
import { gameIdSchema } from '../../schemas/games/games.ts';
import {
  gameNotificationsSchema,
  gamePreferencesSchema,
} from '../../schemas/notifications/game-notifications.ts';

const tag = 'notifications';
const url = '/v1/games/:id/notifications';
const params = gameIdSchema;

/** `/v1/games/{id}/notifications` */
export function gameNotificationRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'GET',
      url,
      id: 'readNotifications',
      tag,
      summary: 'Read your notifications of a game',
      description:
        'Your preferences for this game, and the delivery status of your notifications, newest first: email sent at …, ' +
        'webhook failed twice, next attempt at ….',
      needs: 'games:read',
      problems: ['game-not-found'],
    },
    { params, querystring: z.object(pageQuery), response: { 200: gameNotificationsSchema } },
    (request) => readNotifications(deps, callerOf(request).playerId, request.params.id, request.query),
  );

  endpoint(
    app,
    {
      method: 'PATCH',
      url,
      id: 'updateNotificationPreferences',
      tag,
      summary: 'Update what you are notified of in a game',
      description:
        'Overrides your preferences for all games (`PATCH /v1/me`); members that are left out stay as they are.',
      needs: 'games:play',
      problems: ['game-not-found'],
    },
    { params, body: gamePreferencesSchema, response: { 200: gameNotificationsSchema } },
    async (request) => {
      const { playerId } = callerOf(request);
      await visibleGame(deps, playerId, request.params.id);
      await spend(deps, 'preferences', playerId);
      await updatePreferences(deps, playerId, request.params.id, request.body);
      return readNotifications(deps, playerId, request.params.id, firstPage);
    },
  );
}

async function readNotifications(deps: Deps, playerId: string, game: string, page: PageRequest) {
  await visibleGame(deps, playerId, game);
  const preferences = await readPreferences(deps, playerId, game);
  const notifications = await readPage(byId, page, (part) => listNotifications(deps, playerId, game, part));
  return { preferences, ...notifications };
}
