import type { FastifyInstance } from 'fastify';
import { busyPools, leavePool, type PoolWaitRow, poolsOf, waitInPool } from '../../../games/pools/wait.ts';
import type { Deps } from '../../../platform/deps.ts';
import { poolExpansions, poolPaces } from '../../../pools/pool.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { byId, pageOf, readPage, shortListQuery } from '../../list-pages.ts';
import { callerOf } from '../../plugins/auth.ts';
import { noBody } from '../../schemas/forms.ts';
import { poolSchema, poolsSchema, poolWaitParams, poolWaitSchema } from '../../schemas/pools/pools.ts';

const tag = 'games';

/** `/v1/pools` and `/v1/me/pools` */
export function poolRoutes(app: FastifyInstance, deps: Deps): void {
  addRead(app, deps);
  addWait(app, deps);
  addList(app, deps);
  addLeave(app, deps);
}

function addRead(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'GET',
      url: '/v1/pools',
      id: 'readPools',
      tag,
      summary: 'Read the pools',
      description: 'What people can wait for, and in which pools somebody does. Nobody learns who.',
      needs: 'watch',
    },
    { response: { 200: poolsSchema } },
    async () => ({
      presets: Object.entries(poolExpansions).map(([preset, expansions]) => ({
        preset,
        expansions: [...expansions],
      })),
      paces: Object.entries(poolPaces).map(([pace, perTurn]) => ({ pace, perTurn })),
      waiting: await busyPools(deps),
    }),
  );
}

function addWait(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
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
    },
    { body: poolSchema, response: { 201: poolWaitSchema } },
    async (request, reply) => {
      const wait = await waitInPool(deps, callerOf(request).playerId, request.body);
      return reply.code(201).header('location', '/v1/me/pools').send(shown(wait));
    },
  );
}

const shown = ({ id, seats, preset, pace, rated, since, expiresAt }: PoolWaitRow) => ({
  id,
  seats,
  preset,
  pace,
  rated,
  since: since.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

function addList(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'GET',
      url: '/v1/me/pools',
      id: 'listMyPools',
      tag,
      summary: 'List the pools in which you wait',
      description: 'The latest first.',
      needs: 'games:read',
    },
    { querystring: shortListQuery, response: { 200: pageOf(poolWaitSchema) } },
    async (request) => {
      const { playerId } = callerOf(request);
      const page = await readPage(byId, request.query, (part) => poolsOf(deps, playerId, part));
      return { ...page, items: page.items.map(shown) };
    },
  );
}

function addLeave(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'DELETE',
      url: '/v1/me/pools/:id',
      id: 'leavePool',
      tag,
      summary: 'Wait in a pool no longer',
      description: 'A game that has begun meanwhile goes on.',
      needs: 'games:play',
      problems: ['pool-wait-not-found'],
    },
    { params: poolWaitParams, response: { 204: noBody('You no longer wait there') } },
    async (request, reply) => {
      await leavePool(deps, callerOf(request).playerId, request.params.id);
      return reply.code(204).send();
    },
  );
}
