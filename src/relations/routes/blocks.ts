import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byPlayer, pageOf, pageQuery, readPage } from '../../http/list-pages.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { blockSchema, playerParams as params } from '../../players/schemas/people.ts';
import { block, blocksOf, unblock } from '../blocks.ts';

const tag = 'people';
const url = '/v1/me/blocks/:player';

/** `/v1/me/blocks` */
export const blockRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/me/blocks',
      id: 'listBlocks',
      tag,
      summary: 'List the players you blocked',
      description: 'Lists your blocks in no particular order. No one else can see this list.',
      needs: 'games:read',
      querystring: z.object(pageQuery),
      response: { 200: pageOf(blockSchema) },
    },
    ({ deps, playerId, query }) => readPage(byPlayer, query, (part) => blocksOf(deps, playerId, part)),
  ),
  route(
    {
      method: 'PUT',
      url,
      id: 'blockPlayer',
      tag,
      summary: 'Block a player',
      description:
        'Blocks a player, so that the two of you no longer meet. Neither can find the other’s open games, take a seat ' +
        'there (by id, link or code), invite or nudge the other, or receive the other’s messages, on any channel. The ' +
        'player loses their seats at your open games and is not notified. To them, a blocked game looks missing ' +
        '(`game-not-found`), and other actions seem to work. Running games continue.',
      needs: 'messages',
      problems: ['player-not-found', 'target-is-yourself'],
      params,
      response: { 204: noBody('The player is blocked') },
    },
    ({ deps, playerId, params }) => block(deps, playerId, params.player),
  ),
  route(
    {
      method: 'DELETE',
      url,
      id: 'unblockPlayer',
      tag,
      summary: 'Unblock a player',
      description: 'Removes the block. Messages the two of you wrote in the meantime become visible again.',
      needs: 'messages',
      problems: ['player-not-found', 'target-is-yourself'],
      params,
      response: { 204: noBody('The player is not blocked') },
    },
    ({ deps, playerId, params }) => unblock(deps, playerId, params.player),
  ),
];
