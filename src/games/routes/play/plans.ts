import type { FastifyRequest } from 'fastify';
import { languageOf } from '../../../http/accept.ts';
import { type Route, route } from '../../../http/endpoint/route.ts';
import { firstPage, type PageRequest, pageOfAll, shortListQuery } from '../../../http/list-pages.ts';
import { callerOf } from '../../../http/plugins/auth.ts';
import { noBody } from '../../../http/schemas/forms.ts';
import type { Deps } from '../../../platform/deps.ts';
import { deletePlan, listPlans, playForcedMoves, updatePlanOf } from '../../plans/change.ts';
import { createPlan } from '../../plans/create.ts';
import { explorePlans } from '../../plans/explore.ts';
import { listPlanOptions } from '../../plans/options.ts';
import type { Step, Steps } from '../../plans/preference.ts';
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
const unfit = ['tile-unavailable', 'plan-not-applicable', 'illegal-decision'] as const;

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
        'Lists the decisions you planned in a game. Only you can see them, and they are deleted when the game ' +
        'ends.',
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
        'Stores decisions for a later turn. On your turn, the first of your plans that matches the drawn tile ' +
        'and whose conditions hold is carried out. Its decisions become log entries like any others. The plan ' +
        'must be legal now, as if it were your turn with that tile. If its conditions do not hold yet, it is ' +
        'refused only if it can never become legal. A plan that no longer fits is cancelled. A plan that ' +
        '`follows` another waits for it and is checked as if the other had been carried out, so you can plan a ' +
        'chain.',
      needs: 'games:play',
      problems: [...inGame, 'plan-not-found', 'too-many-plans', ...unfit],
      params,
      body: newPlanSchema,
      response: { 201: planSchema },
    },
    async ({ deps, playerId, params, body, request, reply }) => {
      const { id } = params;
      const { decisions, ...rest } = body;
      const { plan, names } = await createPlan(deps, playerId, id, {
        ...rest,
        decisions: withFirst(decisions),
      });
      reply.header('location', `/v1/games/${id}/plans`);
      return planView(plan, languageOf(request), names);
    },
  ),
  route(
    {
      method: 'PATCH',
      url,
      id: 'updatePlanSettings',
      tag,
      summary: 'Turn automatic forced moves on or off',
      description:
        'With `playForcedMoves: true`, the service makes your decision as soon as only one is legal.',
      needs: 'games:play',
      problems: inGame,
      params,
      body: planSettingsSchema,
      response: { 200: plansSchema },
    },
    async ({ deps, playerId, params, body, request }) => {
      await playForcedMoves(deps, playerId, params.id, body.playForcedMoves);
      return list(deps, request, firstPage);
    },
  ),
  route(
    {
      method: 'GET',
      url: `${url}/options`,
      id: 'listPlanOptions',
      tag,
      summary: 'List the decisions you can plan',
      description:
        'Lists every decision that would be legal if it were your turn and you had drawn the tile. The handles ' +
        'cannot be used; to plan a decision, send it in full.',
      needs: 'games:read',
      problems: [...inGame, 'tile-unavailable'],
      cost: 2,
      params,
      querystring: planOptionsQuery,
      response: { 200: optionsSchema },
    },
    async ({ deps, playerId, params, query, request }) => {
      const options = await listPlanOptions(deps, playerId, params.id, query.tile, query.option);
      return describeOptions(options, languageOf(request));
    },
  ),
  route(
    {
      method: 'POST',
      url: `${url}/options`,
      id: 'explorePlans',
      tag,
      summary: 'Explore future turns',
      description:
        'Returns the table after turns that you assume, yours and your opponents’, and every decision that would ' +
        'be legal then. Only your own knowledge is used: no tile is drawn from the bag, and no hand is refilled. ' +
        'Nothing is stored. To keep a line of play, send your turns as plans, each of which `follows` the one ' +
        'before.',
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
      summary: 'Update a plan',
      description:
        'Changes the decisions of a plan, or its place in the order. The first plan that holds is carried out.',
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
      return planView(changed.plan, languageOf(request), changed.names);
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
        'Deletes a plan, even one that was carried out or cancelled; its log entries stay. Plans that follow it ' +
        'are deleted as well.',
      needs: 'games:play',
      problems: [...inGame, 'plan-not-found'],
      params: planParams,
      response: { 204: noBody('The plan is deleted') },
    },
    async ({ deps, playerId, params }) => {
      const { id: game, planId: plan } = params;
      await deletePlan(deps, playerId, { game, plan });
    },
  ),
];

type PlanRequest = Pick<FastifyRequest<{ Params: { id: string } }>, 'params' | 'headers' | 'caller'>;

async function list(deps: Deps, request: PlanRequest, page: PageRequest) {
  const { plans, names, ...rest } = await listPlans(deps, callerOf(request).playerId, request.params.id);
  const language = languageOf(request);
  const views = plans.map((plan) => planView(plan, language, names));
  return { ...rest, ...pageOfAll(views, page, ({ id }) => id) };
}

/** Narrows the type to at least one decision, which the schema guarantees. */
const withFirst = (decisions: readonly Step[]) => decisions as Steps;
