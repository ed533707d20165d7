import { z } from 'zod';
import { problem } from '../../../platform/problems.ts';
import { languageOf } from '../../accept.ts';
import { type Route, route } from '../../endpoint/route.ts';
import { contentTag, sendUnlessUnchanged } from '../../etag.ts';
import { exactRules } from '../../exact-rules.ts';
import { pageOf, pageOfAll, pageQueryOf } from '../../list-pages.ts';
import { notModified } from '../../schemas/forms.ts';
import { type ExactRule, exactRuleParams, exactRuleSchema } from '../../schemas/site/exact-rules.ts';

const tag = 'games';
/** There are two hundred, which fit on one page. */
const maxRules = 500;

/** `/v1/rules/exact` and single rules */
export const exactRulesRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/rules/exact',
      id: 'listExactRules',
      tag,
      summary: 'List the numbered rules',
      description: 'Lists the exact wording of every rule of play, in the language of `Accept-Language`.',
      needs: 'none',
      querystring: z.object(pageQueryOf({ usual: maxRules, max: maxRules })),
      response: { 200: pageOf(exactRuleSchema, maxRules), 304: notModified },
    },
    ({ query, request, reply }) => {
      const answer = pageOfAll(exactRules(languageOf(request)), query, ({ id }) => id);
      return sendUnlessUnchanged(request, reply, contentTag(answer), () => answer, 'Accept-Language');
    },
  ),
  route(
    {
      method: 'GET',
      url: '/v1/rules/exact/:rule',
      id: 'getExactRule',
      tag,
      summary: 'Get a numbered rule',
      description:
        'Returns the exact wording of a rule, such as the `rule` of a refusal, in the language of `Accept-Language`.',
      needs: 'none',
      problems: ['rule-not-found'],
      params: exactRuleParams,
      response: { 200: exactRuleSchema, 304: notModified },
    },
    ({ params, request, reply }) => {
      const rule = ruleIn(exactRules(languageOf(request)), params.rule);
      return sendUnlessUnchanged(request, reply, contentTag(rule), () => rule, 'Accept-Language');
    },
  ),
];

/** @throws Problem rule-not-found */
function ruleIn(rules: readonly ExactRule[], asked: string): ExactRule {
  const found = rules.find(({ id }) => id === asked);
  if (found !== undefined) return found;
  const groupOf = (id: string) => id.slice(0, id.lastIndexOf('-') + 1);
  const siblings = rules.filter(({ id }) => groupOf(id) === groupOf(asked)).map(({ id }) => id);
  const groups = [...new Set(rules.map(({ id }) => groupOf(id)))];
  const choices = siblings.length > 0 ? siblings : groups.map((group) => `${group}…`);
  throw problem('rule-not-found', { detail: `Existing rules are ${choices.join(', ')}.` });
}
