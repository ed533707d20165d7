import type { FastifyInstance } from 'fastify';
import { resolveRules } from '../../../engine/index.ts';
import {
  changeStanding,
  createStanding,
  endStanding,
  type StandingTable,
  standingOf,
} from '../../../games/standing/change.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { byId, pageOf, readPage, shortListQuery } from '../../list-pages.ts';
import { callerOf } from '../../plugins/auth.ts';
import { noBody } from '../../schemas/forms.ts';
import {
  newStandingSchema,
  standingParams as params,
  standingChangeSchema,
  standingSchema,
} from '../../schemas/games/standing-tables.ts';

const tag = 'games';
const url = '/v1/me/standing-tables/:id';
const needs = 'games:play';

/** `/v1/me/standing-tables` */
export function standingTableRoutes(app: FastifyInstance, deps: Deps): void {
  addCreate(app, deps);
  addList(app, deps);
  addChange(app, deps);
  addEnd(app, deps);
}

const shown = ({ createdAt, game, ...row }: StandingTable) => {
  const { name = null, rules = {}, clock = null, rated = true, minReliability = null, ...rest } = game;
  return {
    ...row,
    game: { ...rest, name, rules: resolveRules(rules), clock, rated, minReliability },
    createdAt: createdAt.toISOString(),
  };
};

function addCreate(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url: '/v1/me/standing-tables',
      id: 'createStandingTable',
      tag,
      summary: 'Keep tables open',
      description:
        'Opens tables like `game`, with you on the first seat, and another one whenever one of them fills or ends, as long ' +
        'as no more than `mostOpen` wait for players and no more than `mostCurrent` are not over. It pauses when you are on ' +
        'vacation or have decided nothing anywhere for three weeks; then tables at which nobody else sits are cancelled. ' +
        'You may have five.',
      needs,
      problems: ['invalid-setup', 'silenced', 'too-many-of-these'],
      refusesGuests: true,
    },
    { body: newStandingSchema, response: { 201: standingSchema } },
    async (request, reply) => {
      const made = await createStanding(deps, callerOf(request).playerId, request.body);
      return reply.code(201).header('location', '/v1/me/standing-tables').send(shown(made));
    },
  );
}

function addList(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'GET',
      url: '/v1/me/standing-tables',
      id: 'listStandingTables',
      tag,
      summary: 'List the tables that you keep open',
      description: 'The latest first.',
      needs: 'games:read',
    },
    { querystring: shortListQuery, response: { 200: pageOf(standingSchema) } },
    async (request) => {
      const { playerId } = callerOf(request);
      const page = await readPage(byId, request.query, (part) => standingOf(deps, playerId, part));
      return { ...page, items: page.items.map(shown) };
    },
  );
}

function addChange(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'PATCH',
      url,
      id: 'updateStandingTable',
      tag,
      summary: 'Pause or change a standing table',
      description:
        'With `isPaused: true` no further table is opened, and those at which nobody else sits are cancelled; with false ' +
        'it goes on, also after a vacation.',
      needs,
      problems: ['standing-table-not-found', 'invalid-setup'],
    },
    { params, body: standingChangeSchema, response: { 200: standingSchema } },
    async (request) => {
      const { playerId } = callerOf(request);
      return shown(await changeStanding(deps, playerId, request.params.id, request.body));
    },
  );
}

function addEnd(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'DELETE',
      url,
      id: 'deleteStandingTable',
      tag,
      summary: 'Keep such tables open no longer',
      description: 'Its tables at which nobody else sits are cancelled; all others stay.',
      needs,
      problems: ['standing-table-not-found'],
    },
    { params, response: { 204: noBody('It is gone') } },
    async (request, reply) => {
      await endStanding(deps, callerOf(request).playerId, request.params.id);
      return reply.code(204).send();
    },
  );
}
