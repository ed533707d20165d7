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
      summary: 'List whom you have blocked',
      description: 'In no particular order. Nobody else can see this list.',
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
        'From now on the two of you do not meet: neither sees the other’s open games in lists or by their ids, takes a ' +
        'seat there (by id, link or code), is invited or nudged by the other, or gets the other’s messages, on any ' +
        'channel. The player loses seats at your open games and is not told about the block: what it prevents looks to ' +
        'them like a game that is not there (`game-not-found`), or like something that worked. Running games go on.',
      needs: 'talk',
      problems: ['player-not-found', 'yourself'],
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
      description: 'What the two of you wrote in the meantime can be read again.',
      needs: 'talk',
      problems: ['player-not-found', 'yourself'],
      params,
      response: { 204: noBody('The player is not blocked') },
    },
    ({ deps, playerId, params }) => unblock(deps, playerId, params.player),
  ),
];
