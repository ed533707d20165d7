import { type Route, route } from '../../http/endpoint/route.ts';
import { byId, pageOf, readPage, shortListQuery } from '../../http/list-pages.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { poolExpansions, poolPaces } from '../rules/pool.ts';
import { poolSchema, poolsSchema, poolWaitParams, poolWaitSchema } from '../schemas/pools.ts';
import { busyPools, leavePool, type PoolWaitRow, poolsOf, waitInPool } from '../wait.ts';

const tag = 'games';

/** `/v1/pools` and `/v1/me/pools` */
export const poolRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/pools',
      id: 'listPools',
      tag,
      summary: 'List the pools',
      description:
        'Returns the kinds of game you can wait for, and the pools where players are waiting. The waiting players ' +
        'are not named.',
      needs: 'watch',
      response: { 200: poolsSchema },
    },
    async ({ deps }) => ({
      presets: Object.entries(poolExpansions).map(([preset, expansions]) => ({ preset, expansions })),
      paces: Object.entries(poolPaces).map(([pace, perTurn]) => ({ pace, perTurn })),
      waiting: await busyPools(deps),
    }),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/me/pools',
      id: 'joinPool',
      tag,
      summary: 'Join a pool',
      description:
        'Waits for a public game, which starts once enough players of similar strength are waiting; `game.started` ' +
        'notifies them. Initially, any two ratings are within 200 points plus a quarter of both confidence intervals. ' +
        'This limit grows by 25 points for each hour that both have waited. Players with a block between them, or ' +
        'with a running game of the same size, are not paired. You wait for one game, for up to two weeks, in up to ' +
        '10 pools; asking again keeps your place. A vacation does not end the wait.',
      needs: 'games:play',
      problems: ['limit-reached'],
      refusesGuests: true,
      body: poolSchema,
      response: { 201: poolWaitSchema },
    },
    async ({ deps, playerId, body, reply }) => {
      const wait = await waitInPool(deps, playerId, body);
      reply.header('location', '/v1/me/pools');
      return shown(wait);
    },
  ),
  route(
    {
      method: 'GET',
      url: '/v1/me/pools',
      id: 'listPoolWaits',
      tag,
      summary: 'List the pools you wait in',
      description: 'Lists your pools, newest first.',
      needs: 'games:read',
      querystring: shortListQuery,
      response: { 200: pageOf(poolWaitSchema) },
    },
    async ({ deps, playerId, query }) => {
      const page = await readPage(byId, query, (part) => poolsOf(deps, playerId, part));
      return { ...page, items: page.items.map(shown) };
    },
  ),
  route(
    {
      method: 'DELETE',
      url: '/v1/me/pools/:id',
      id: 'leavePool',
      tag,
      summary: 'Leave a pool',
      description: 'Ends your wait. A game that has already started continues.',
      needs: 'games:play',
      problems: ['pool-wait-not-found'],
      params: poolWaitParams,
      response: { 204: noBody('You no longer wait there') },
    },
    ({ deps, playerId, params }) => leavePool(deps, playerId, params.id),
  ),
];

const shown = ({ playerId: _, ...wait }: PoolWaitRow) => wait;
