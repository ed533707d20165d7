import { rulesCatalogue } from '../../../engine/index.ts';
import { type Route, route } from '../../endpoint/route.ts';
import { contentTag, sendUnlessUnchanged } from '../../etag.ts';
import { notModified } from '../../schemas/forms.ts';
import { rulesCatalogueSchema } from '../../schemas/site/rules.ts';

const tag = contentTag(rulesCatalogue);

/** `/v1/rules` */
export const rulesRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/rules',
      id: 'readRules',
      tag: 'games',
      summary: 'Read what a game can choose',
      description:
        'Expansions, options, presets, pieces, and tiles with their counts: all that a form for a new game and a tile ' +
        'counter need. The rules themselves, by id, are at `/v1/rules/exact`.',
      needs: 'none',
      response: { 200: rulesCatalogueSchema, 304: notModified },
    },
    ({ request, reply }) => sendUnlessUnchanged(request, reply, tag, () => rulesCatalogue),
  ),
];
