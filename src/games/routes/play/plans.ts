import type { FastifyRequest } from 'fastify';
import type { Decision } from '../../../engine/index.ts';
import { languageOf } from '../../../http/accept.ts';
import { type Route, route } from '../../../http/endpoint/route.ts';
import { firstPage, type PageRequest, pageOfAll, shortListQuery } from '../../../http/list-pages.ts';
import { callerOf } from '../../../http/plugins/auth.ts';
import { noBody } from '../../../http/schemas/forms.ts';
import type { Deps } from '../../../platform/deps.ts';
import { deletePlan, listPlans, playForced, updatePlanOf } from '../../plans/change.ts';
import { createPlan } from '../../plans/create.ts';
import { explorePlans } from '../../plans/explore.ts';
import { listPlanOptions } from '../../plans/options.ts';
import { planView } from '../../plans/view.ts';
import { gameIdSchema } from '../../schemas/games.ts';
import { optionsSchema } from '../../schemas/play/options.ts';
import {
  explorationSchema,
  exploredSchema,
  newPlanSchema,
  planChangeSchema,
  planOptionsQuery,
  planParams,
  planSchema,
  planSettingsSchema,
  plansSchema,
} from '../../schemas/play/plans.ts';
import { describeOptions } from '../../views/describe-options.ts';

const tag = 'play';
const url = '/v1/games/:id/plans';
const params = gameIdSchema;
const inGame = ['game-not-found', 'not-seated', 'game-not-running'] as const;
const unfit = ['tile-cannot-come', 'plan-does-not-fit', 'illegal-decision'] as const;

/** `/v1/games/{id}/plans` */
export const planRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url,
      id: 'listPlans',
      tag,
      summary: 'List your plans',
      description:
        'The decisions that you prepared in a game, for you alone. They are deleted when the game is over.',
      needs: 'games:read',
      problems: ['game-not-found', 'not-seated'],
      params,
      querystring: shortListQuery,
      response: { 200: plansSchema },
    },
    ({ deps, query, request }) => list(deps, request, query),
  ),
  route(
    {
      method: 'POST',
      url,
      id: 'createPlan',
      tag,
      summary: 'Plan a decision',
      description:
        'When the game waits for you, the first of your plans whose tile was drawn and whose conditions hold is carried ' +
        'out: its decisions become entries of the log like any others. It has to be legal now, as if it were your turn ' +
        'with that tile; while its conditions do not hold, only what can never become legal is refused. A plan that no ' +
        'longer fits is cancelled. A plan that `follows` another waits until that was carried out, and is judged as if it ' +
        'were: what you find by exploring can be planned as a chain.',
      needs: 'games:play',
      problems: [...inGame, 'plan-not-found', 'too-many-plans', ...unfit],
      params,
      body: newPlanSchema,
      response: { 201: planSchema },
    },
    async ({ deps, playerId, params, body, request, reply }) => {
      const { id } = params;
      const { decisions, ...rest } = body;
      const plan = await createPlan(deps, playerId, id, {
        ...rest,
        decisions: withFirst(decisions),
      });
      reply.header('location', `/v1/games/${id}/plans`);
      return planView(plan, languageOf(request));
    },
  ),
  route(
    {
      method: 'PATCH',
      url,
      id: 'updatePlanSettings',
      tag,
      summary: 'Have decisions made that have no alternative',
      description:
        'With `playForced`, a decision of yours is made as soon as it is the only one that is legal.',
      needs: 'games:play',
      problems: inGame,
      params,
      body: planSettingsSchema,
      response: { 200: plansSchema },
    },
    async ({ deps, playerId, params, body, request }) => {
      await playForced(deps, playerId, params.id, body.playForced);
      return list(deps, request, firstPage);
    },
  ),
  route(
    {
      method: 'GET',
      url: `${url}/options`,
      id: 'listPlanOptions',
      tag,
      summary: 'List what you could plan',
      description:
        'Every decision that would be legal if it were your turn now and you had drawn the tile. Their handles are good ' +
        'for nothing: plan a decision by sending it whole.',
      needs: 'games:read',
      problems: [...inGame, 'tile-cannot-come'],
      cost: 2,
      params,
      querystring: planOptionsQuery,
      response: { 200: optionsSchema },
    },
    async ({ deps, playerId, params, query, request }) => {
      const options = await listPlanOptions(deps, playerId, params.id, query.tile);
      return describeOptions(options, languageOf(request));
    },
  ),
  route(
    {
      method: 'POST',
      url: `${url}/options`,
      id: 'explorePlans',
      tag,
      summary: 'Explore what may come',
      description:
        'The table after turns that you assume, yours and those of others, and every decision that would be legal then. ' +
        'It is played on what you know: nothing is drawn from the bag, and a hand is not refilled. Nothing is stored. ' +
        'Plan what you find by sending your turns as plans, of which each `follows` the one before.',
      needs: 'games:read',
      problems: [...inGame, 'plan-not-found', ...unfit],
      cost: 3,
      params,
      body: explorationSchema,
      response: { 200: exploredSchema },
    },
    async ({ deps, playerId, params, body, request }) => {
      const { table, tiles, ...options } = await explorePlans(deps, playerId, params.id, body);
      return { ...describeOptions(options, languageOf(request)), table, tiles };
    },
  ),
  route(
    {
      method: 'PATCH',
      url: `${url}/:planId`,
      id: 'updatePlan',
      tag,
      summary: 'Change a plan',
      description:
        'What it does, or its place among your plans, of which the first that holds is carried out.',
      needs: 'games:play',
      problems: [...inGame, 'plan-not-found', 'plan-closed', ...unfit],
      params: planParams,
      body: planChangeSchema,
      response: { 200: planSchema },
    },
    async ({ deps, playerId, params, body, request }) => {
      const { id: game, planId: plan } = params;
      const { decisions, ...rest } = body;
      const change = { ...rest, ...(decisions && { decisions: withFirst(decisions) }) };
      const changed = await updatePlanOf(deps, playerId, { game, plan }, change);
      return planView(changed, languageOf(request));
    },
  ),
  route(
    {
      method: 'DELETE',
      url: `${url}/:planId`,
      id: 'deletePlan',
      tag,
      summary: 'Delete a plan',
      description:
        'Also one that was carried out or cancelled: what is in the log stays there. Plans that wait for it go with it.',
      needs: 'games:play',
      problems: [...inGame, 'plan-not-found'],
      params: planParams,
      response: { 204: noBody('Deleted') },
    },
    async ({ deps, playerId, params }) => {
      const { id: game, planId: plan } = params;
      await deletePlan(deps, playerId, { game, plan });
    },
  ),
];

type PlanRequest = Pick<FastifyRequest<{ Params: { id: string } }>, 'params' | 'headers' | 'caller'>;

async function list(deps: Deps, request: PlanRequest, page: PageRequest) {
  const { plans, ...rest } = await listPlans(deps, callerOf(request).playerId, request.params.id);
  const language = languageOf(request);
  const views = plans.map((plan) => planView(plan, language));
  return { ...rest, ...pageOfAll(views, page, ({ id }) => id) };
}

/** Returns decisions as what the schema has made sure of: at least one. */
const withFirst = (decisions: readonly Decision[]) => decisions as readonly [Decision, ...Decision[]];
