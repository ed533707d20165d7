import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Decision } from '../../../engine/index.ts';
import { deletePlan, listPlans, playForced, updatePlanOf } from '../../../games/plans/change.ts';
import { createPlan } from '../../../games/plans/create.ts';
import { explorePlans } from '../../../games/plans/explore.ts';
import { listPlanOptions } from '../../../games/plans/options.ts';
import { planView } from '../../../games/plans/view.ts';
import type { Deps } from '../../../platform/deps.ts';
import { languageOf } from '../../accept.ts';
import { describeOptions } from '../../describe-options.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { firstPage, type PageRequest, pageOfAll, shortListQuery } from '../../list-pages.ts';
import { callerOf } from '../../plugins/auth.ts';
import { noBody } from '../../schemas/forms.ts';
import { gameIdSchema } from '../../schemas/games/games.ts';
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

const tag = 'play';
const url = '/v1/games/:id/plans';
const params = gameIdSchema;
const inGame = ['game-not-found', 'not-seated', 'game-not-running'] as const;
const unfit = ['tile-cannot-come', 'plan-does-not-fit', 'illegal-decision'] as const;

/** `/v1/games/{id}/plans` */
export function planRoutes(app: FastifyInstance, deps: Deps): void {
  addList(app, deps);
  addCreate(app, deps);
  addSettings(app, deps);
  addOptions(app, deps);
  addExploration(app, deps);
  addUpdate(app, deps);
  addDelete(app, deps);
}

function addList(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
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
    },
    { params, querystring: shortListQuery, response: { 200: plansSchema } },
    (request) => list(deps, request, request.query),
  );
}

type PlanRequest = Pick<FastifyRequest<{ Params: { id: string } }>, 'params' | 'headers' | 'caller'>;

async function list(deps: Deps, request: PlanRequest, page: PageRequest) {
  const { plans, ...rest } = await listPlans(deps, callerOf(request).playerId, request.params.id);
  const language = languageOf(request);
  const views = plans.map((plan) => planView(plan, language));
  return { ...rest, ...pageOfAll(views, page, ({ id }) => id) };
}

function addCreate(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
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
    },
    { params, body: newPlanSchema, response: { 201: planSchema } },
    async (request, reply) => {
      const { id } = request.params;
      const { decisions, ...rest } = request.body;
      const plan = await createPlan(deps, callerOf(request).playerId, id, {
        ...rest,
        decisions: withFirst(decisions),
      });
      return reply
        .code(201)
        .header('location', `/v1/games/${id}/plans`)
        .send(planView(plan, languageOf(request)));
    },
  );
}

/** Returns decisions as what the schema has made sure of: at least one. */
const withFirst = (decisions: readonly Decision[]) => decisions as readonly [Decision, ...Decision[]];

function addSettings(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
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
    },
    { params, body: planSettingsSchema, response: { 200: plansSchema } },
    async (request) => {
      await playForced(deps, callerOf(request).playerId, request.params.id, request.body.playForced);
      return list(deps, request, firstPage);
    },
  );
}

function addOptions(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
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
    },
    { params, querystring: planOptionsQuery, response: { 200: optionsSchema } },
    async (request) => {
      const { playerId } = callerOf(request);
      const options = await listPlanOptions(deps, playerId, request.params.id, request.query.tile);
      return describeOptions(options, languageOf(request));
    },
  );
}

function addExploration(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
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
    },
    { params, body: explorationSchema, response: { 200: exploredSchema } },
    async (request) => {
      const { playerId } = callerOf(request);
      const { table, tiles, ...options } = await explorePlans(
        deps,
        playerId,
        request.params.id,
        request.body,
      );
      return { ...describeOptions(options, languageOf(request)), table, tiles };
    },
  );
}

function addUpdate(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
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
    },
    { params: planParams, body: planChangeSchema, response: { 200: planSchema } },
    async (request) => {
      const { id: game, planId: plan } = request.params;
      const { decisions, ...rest } = request.body;
      const change = { ...rest, ...(decisions && { decisions: withFirst(decisions) }) };
      const changed = await updatePlanOf(deps, callerOf(request).playerId, { game, plan }, change);
      return planView(changed, languageOf(request));
    },
  );
}

function addDelete(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
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
    },
    { params: planParams, response: { 204: noBody('Deleted') } },
    async (request, reply) => {
      const { id: game, planId: plan } = request.params;
      await deletePlan(deps, callerOf(request).playerId, { game, plan });
      return reply.code(204).send();
    },
  );
}
