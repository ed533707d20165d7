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
      id: 'readPools',
      tag,
      summary: 'Read the pools',
      description: 'What people can wait for, and in which pools somebody does. Nobody learns who.',
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
      id: 'waitInPool',
      tag,
      summary: 'Wait for a game in a pool',
      description:
        'As soon as enough people of like strength wait for the same, their public game begins, and `game.started` tells them. ' +
        'At first the ratings of any two are within 200 points and a quarter of both doubts, and 25 points more for each ' +
        'hour that both have waited. Those between whom there is a block, or who play a game of as many seats with each ' +
        'other, are not brought together. You wait for one game, for two weeks at most, in up to 10 pools; asking again ' +
        'keeps your turn. Who is on vacation waits on.',
      needs: 'games:play',
      problems: ['too-many-of-these'],
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
      id: 'listMyPools',
      tag,
      summary: 'List the pools in which you wait',
      description: 'The latest first.',
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
      summary: 'Wait in a pool no longer',
      description: 'A game that has begun meanwhile goes on.',
      needs: 'games:play',
      problems: ['pool-wait-not-found'],
      params: poolWaitParams,
      response: { 204: noBody('You no longer wait there') },
    },
    ({ deps, playerId, params }) => leavePool(deps, playerId, params.id),
  ),
];

const shown = ({ playerId: _, ...wait }: PoolWaitRow) => wait;
