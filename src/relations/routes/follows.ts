import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byPlayer, pageOf, pageQuery, readPage } from '../../http/list-pages.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { followRequestSchema, followSchema, playerParams as params } from '../../players/schemas/people.ts';
import { follow, followsOf, unfollow } from '../follows.ts';

const tag = 'people';
const url = '/v1/me/follows/:player';

/** `/v1/me/follows` */
export const followRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/me/follows',
      id: 'listFollows',
      tag,
      summary: 'List the players you follow',
      description: 'Lists your follows in no particular order. No one else can see this list.',
      needs: 'games:read',
      querystring: z.object(pageQuery),
      response: { 200: pageOf(followSchema) },
    },
    ({ deps, playerId, query }) => readPage(byPlayer, query, (part) => followsOf(deps, playerId, part)),
  ),
  route(
    {
      method: 'PUT',
      url,
      id: 'followPlayer',
      tag,
      summary: 'Follow a player',
      description:
        'Follows a player, who is not notified. `GET /v1/games?followed=true` lists the open tables of players you ' +
        'follow. With `notify`, you are notified when the player opens a public table (`table.opened`), at most once ' +
        'in twelve hours for each player. You can follow only players whose page you can see. A block between the two ' +
        'of you ends the follow.',
      needs: 'games:play',
      problems: ['player-not-found', 'target-is-yourself', 'limit-reached'],
      refusesGuests: true,
      params,
      body: followRequestSchema,
      response: { 204: noBody('You follow the player') },
    },
    ({ deps, playerId, params, body }) => follow(deps, playerId, params.player, body.notify),
  ),
  route(
    {
      method: 'DELETE',
      url,
      id: 'unfollowPlayer',
      tag,
      summary: 'Unfollow a player',
      description: 'Stops following the player. The player is not notified.',
      needs: 'games:play',
      problems: ['player-not-found', 'target-is-yourself'],
      params,
      response: { 204: noBody('You do not follow the player') },
    },
    ({ deps, playerId, params }) => unfollow(deps, playerId, params.player),
  ),
];
