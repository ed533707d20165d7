import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import { pageOf, pageOfAll, shortListQuery } from '../../http/list-pages.ts';
import { LANGUAGES } from '../../texts/index.ts';
import { listReasons } from '../reasons.ts';
import { report } from '../report.ts';
import { newReportSchema, reasonViewSchema, reportReceiptSchema } from '../schemas/reports.ts';

const tag = 'people';

/** `/v1/reports` */
export const reportRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/reports/reasons',
      id: 'listReportReasons',
      tag,
      summary: 'List the reasons for reports',
      description: 'Lists the reasons in the order to offer them, with a text that helps to choose.',
      needs: 'none',
      querystring: shortListQuery.extend({
        language: z.enum(LANGUAGES).default('en').describe('Language of the texts'),
      }),
      response: { 200: pageOf(reasonViewSchema) },
    },
    ({ query }) => pageOfAll(listReasons(query.language), query, ({ reason }) => reason),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/reports',
      id: 'createReport',
      tag,
      summary: 'Report a player, message or game',
      description:
        'Sends a report to the operators, with the message as it is now. The player is not notified of the report or ' +
        'its author. The number of reports per day is limited.',
      needs: 'messages',
      problems: ['game-not-found', 'message-not-found', 'player-not-found', 'target-is-yourself'],
      body: newReportSchema,
      response: { 202: reportReceiptSchema },
    },
    async ({ deps, playerId, body }) => {
      const receipt = await report(deps, playerId, body);
      return receipt;
    },
  ),
];
