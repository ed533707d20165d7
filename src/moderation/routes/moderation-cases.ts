import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byId, pageOf, pageQuery, readPage } from '../../http/list-pages.ts';
import { idSchema } from '../../http/schemas/forms.ts';
import { playerParams } from '../../players/schemas/people.ts';
import { listCases, listSteps, readCase, readPlayerCase } from '../cases.ts';
import { playerCaseSchema, reportCaseSchema, stepSchema } from '../schemas/moderation.ts';
import { reportSchema, reportStateSchema } from '../schemas/reports.ts';

const tag = 'moderation';
const needs = 'moderate';
const stateQuery = z.object({
  state: reportStateSchema.default('open').describe('Only reports in this state'),
  ...pageQuery,
});

/** Registers what operators read: `GET /v1/moderation/…` */
export const moderationCaseRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/moderation/reports',
      id: 'listReports',
      tag,
      summary: 'List reports',
      description: 'The queue of the operators: by default those that are open, the oldest first.',
      needs,
      querystring: stateQuery,
      response: { 200: pageOf(reportSchema) },
    },
    ({ deps, query }) => readPage(byId, query, (part) => listCases(deps, query.state, part)),
  ),
  route(
    {
      method: 'GET',
      url: '/v1/moderation/reports/:id',
      id: 'readReport',
      tag,
      summary: 'Read a report',
      description: 'With its evidence, and what is known about the reported player.',
      needs,
      problems: ['report-not-found'],
      params: z.object({ id: idSchema.describe('Id of the report') }),
      response: { 200: reportCaseSchema },
    },
    ({ deps, params }) => readCase(deps, params.id),
  ),
  route(
    {
      method: 'GET',
      url: '/v1/moderation/players/:player',
      id: 'readPlayerCase',
      tag,
      summary: 'Read what is known about a player',
      description:
        'Sanctions, reports, and what operators did. Neither email address nor messages are shown.',
      needs,
      problems: ['player-not-found'],
      params: playerParams,
      response: { 200: playerCaseSchema },
    },
    ({ deps, params }) => readPlayerCase(deps, params.player),
  ),
  route(
    {
      method: 'GET',
      url: '/v1/moderation/log',
      id: 'readModerationLog',
      tag,
      summary: 'Read what operators did',
      description: 'Every step, the latest first. Nothing in this log can be changed or deleted.',
      needs,
      querystring: z.object(pageQuery),
      response: { 200: pageOf(stepSchema) },
    },
    ({ deps, query }) => readPage(byId, query, (part) => listSteps(deps, part)),
  ),
];
