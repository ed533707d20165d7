import { resolveRules } from '../../engine/index.ts';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byId, pageOf, readPage, shortListQuery } from '../../http/list-pages.ts';
import { noBody } from '../../http/schemas/forms.ts';
import {
  changeStanding,
  createStanding,
  endStanding,
  type StandingTable,
  standingOf,
} from '../recurring-tables/change.ts';
import {
  newStandingSchema,
  standingParams as params,
  standingChangeSchema,
  standingSchema,
} from '../schemas/standing-tables.ts';

const tag = 'games';
const url = '/v1/me/standing-tables/:id';
const needs = 'games:play';

/** `/v1/me/standing-tables` */
export const standingTableRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/me/standing-tables',
      id: 'createStandingTable',
      tag,
      summary: 'Create a standing table',
      description:
        'Opens tables like `game`, with you in the first seat, and another one whenever one fills or ends. At ' +
        'most `maxOpen` of them wait for players, and at most `maxActive` are unfinished. The standing table ' +
        'is paused while you are on vacation, or after three weeks without a decision of yours in any game. ' +
        'Tables at which only you sit are then cancelled. You can have five standing tables.',
      needs,
      problems: ['invalid-setup', 'silenced', 'limit-reached'],
      refusesGuests: true,
      body: newStandingSchema,
      response: { 201: standingSchema },
    },
    async ({ deps, playerId, body, reply }) => {
      const made = await createStanding(deps, playerId, body);
      reply.header('location', '/v1/me/standing-tables');
      return shown(made);
    },
  ),
  route(
    {
      method: 'GET',
      url: '/v1/me/standing-tables',
      id: 'listStandingTables',
      tag,
      summary: 'List your standing tables',
      description: 'Lists your standing tables, newest first.',
      needs: 'games:read',
      querystring: shortListQuery,
      response: { 200: pageOf(standingSchema) },
    },
    async ({ deps, playerId, query }) => {
      const page = await readPage(byId, query, (part) => standingOf(deps, playerId, part));
      return { ...page, items: page.items.map(shown) };
    },
  ),
  route(
    {
      method: 'PATCH',
      url,
      id: 'updateStandingTable',
      tag,
      summary: 'Pause or update a standing table',
      description:
        'With `isPaused: true`, no more tables are opened, and those at which only you sit are cancelled. With ' +
        '`isPaused: false`, it resumes, also after a vacation.',
      needs,
      problems: ['standing-table-not-found', 'invalid-setup'],
      params,
      body: standingChangeSchema,
      response: { 200: standingSchema },
    },
    async ({ deps, playerId, params, body }) => {
      return shown(await changeStanding(deps, playerId, params.id, body));
    },
  ),
  route(
    {
      method: 'DELETE',
      url,
      id: 'deleteStandingTable',
      tag,
      summary: 'Delete a standing table',
      description:
        'Deletes the standing table and cancels its tables at which only you sit; all others stay.',
      needs,
      problems: ['standing-table-not-found'],
      params,
      response: { 204: noBody('The standing table is deleted') },
    },
    ({ deps, playerId, params }) => endStanding(deps, playerId, params.id),
  ),
];

const shown = ({ createdAt, game, ...row }: StandingTable) => {
  const { name = null, rules = {}, clock = null, rated = true, minReliability = null, ...rest } = game;
  return {
    ...row,
    game: { ...rest, name, rules: resolveRules(rules), clock, rated, minReliability },
    createdAt: createdAt.toISOString(),
  };
};
