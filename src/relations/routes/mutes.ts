import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byId, pageOf, pageQuery, readPage } from '../../http/list-pages.ts';
import { noBody } from '../../http/schemas/forms.ts';
import {
  muteSchema,
  playerParams as params,
  muteQuery as querystring,
} from '../../players/schemas/people.ts';
import { mute, mutesOf, unmute } from '../mutes.ts';

const tag = 'people';
const url = '/v1/me/mutes/:player';

/** `/v1/me/mutes` */
export const muteRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/me/mutes',
      id: 'listMutes',
      tag,
      summary: 'List the players you muted',
      description: 'Lists your mutes, newest first. No one else can see this list.',
      needs: 'games:read',
      querystring: z.object(pageQuery),
      response: { 200: pageOf(muteSchema) },
    },
    async ({ deps, playerId, query }) => {
      const { items, nextCursor } = await readPage(byId, query, (part) => mutesOf(deps, playerId, part));
      return { items: items.map(({ id: _, ...one }) => one), nextCursor };
    },
  ),
  route(
    {
      method: 'PUT',
      url,
      id: 'mutePlayer',
      tag,
      summary: 'Mute a player',
      description:
        'Hides the player’s messages from you, on any channel, in one game or in all. Nothing else changes, and no ' +
        'one is notified.',
      needs: 'messages',
      problems: ['player-not-found', 'target-is-yourself', 'game-not-found'],
      params,
      querystring,
      response: { 204: noBody('The player is muted') },
    },
    ({ deps, playerId, params, query }) => mute(deps, playerId, params.player, query.game),
  ),
  route(
    {
      method: 'DELETE',
      url,
      id: 'unmutePlayer',
      tag,
      summary: 'Unmute a player',
      description:
        'Ends the mute in one game or, without `game`, the mute in all games. Old messages are visible again.',
      needs: 'messages',
      problems: ['player-not-found', 'target-is-yourself'],
      params,
      querystring,
      response: { 204: noBody('The player is not muted there') },
    },
    ({ deps, playerId, params, query }) => unmute(deps, playerId, params.player, query.game),
  ),
];
