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
      id: 'getRules',
      tag: 'games',
      summary: 'Get the options for new games',
      description:
        'Returns expansions, options, presets, pieces, and tiles with their counts, as needed for a new-game form and ' +
        'a tile counter. The rules themselves are at `/v1/rules/exact`, by id.',
      needs: 'none',
      response: { 200: rulesCatalogueSchema, 304: notModified },
    },
    ({ request, reply }) => sendUnlessUnchanged(request, reply, tag, () => rulesCatalogue),
  ),
];
