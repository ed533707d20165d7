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

/** What operators can read: `GET /v1/moderation/…` */
export const moderationCaseRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/moderation/reports',
      id: 'listReports',
      tag,
      summary: 'List reports',
      description: 'Lists reports for operators, oldest first. By default, only open reports are listed.',
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
      id: 'getReport',
      tag,
      summary: 'Get a report',
      description: 'Returns a report with its evidence and the record of the reported player.',
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
      id: 'getPlayerCase',
      tag,
      summary: 'Get the moderation record of a player',
      description:
        'Returns sanctions, reports and operator actions. Email addresses and messages are not included.',
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
      id: 'getModerationLog',
      tag,
      summary: 'List operator actions',
      description:
        'Lists every operator action, newest first. Entries of this log cannot be changed or deleted.',
      needs,
      querystring: z.object(pageQuery),
      response: { 200: pageOf(stepSchema) },
    },
    ({ deps, query }) => readPage(byId, query, (part) => listSteps(deps, part)),
  ),
];
