import { z } from 'zod';
import { visibleGame } from '../../games/access.ts';
import { gameIdSchema } from '../../games/schemas/games.ts';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byId, firstPage, type PageRequest, pageQuery, readPage } from '../../http/list-pages.ts';
import { spend } from '../../limits/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { listNotifications, readPreferences, updatePreferences } from '../index.ts';
import { gameNotificationsSchema, gamePreferencesSchema } from '../schemas/game-notifications.ts';

const tag = 'notifications';
const url = '/v1/games/:id/notifications';
const params = gameIdSchema;

/** `/v1/games/{id}/notifications` */
export const gameNotificationRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url,
      id: 'getNotifications',
      tag,
      summary: 'Get your notifications of a game',
      description:
        'Returns your preferences for this game and the delivery status of your notifications, newest first. Examples ' +
        'are an email with the time it was sent, or a webhook that failed twice with the time of its next attempt.',
      needs: 'games:read',
      problems: ['game-not-found'],
      params,
      querystring: z.object(pageQuery),
      response: { 200: gameNotificationsSchema },
    },
    ({ deps, playerId, params, query }) => readNotifications(deps, playerId, params.id, query),
  ),
  route(
    {
      method: 'PATCH',
      url,
      id: 'updateNotificationPreferences',
      tag,
      summary: 'Update your notification preferences for a game',
      description:
        'Overrides your preferences for all games (`PATCH /v1/me`). Omitted members stay as they are.',
      needs: 'games:play',
      problems: ['game-not-found'],
      params,
      body: gamePreferencesSchema,
      response: { 200: gameNotificationsSchema },
    },
    async ({ deps, playerId, params, body }) => {
      await visibleGame(deps, playerId, params.id);
      await spend(deps, 'preferences', playerId);
      await updatePreferences(deps, playerId, params.id, body);
      return readNotifications(deps, playerId, params.id, firstPage);
    },
  ),
];

async function readNotifications(deps: Deps, playerId: string, game: string, page: PageRequest) {
  await visibleGame(deps, playerId, game);
  const preferences = await readPreferences(deps, playerId, game);
  const notifications = await readPage(byId, page, (part) => listNotifications(deps, playerId, game, part));
  return { preferences, ...notifications };
}
