import { z } from 'zod';
import { escapeHtml } from '../../../helpers/html.ts';
import {
  isProblemName,
  type ProblemName,
  problem,
  problemKinds,
  problemType,
} from '../../../platform/problems.ts';
import { prefersHtml } from '../../accept.ts';
import { type Route, route } from '../../endpoint/route.ts';
import { contentTag, sendUnlessUnchanged } from '../../etag.ts';
import { pageOf, pageOfAll, pageQueryOf } from '../../list-pages.ts';
import { notModified } from '../../schemas/forms.ts';
import { problemKindSchema } from '../../schemas/problem.ts';

const tag = 'service';
const kinds = (Object.keys(problemKinds) as ProblemName[]).map(kindOf);
/** All problems fit on one page, for programs that look them up. */
const most = 200;

const params = z.object({
  name: z
    .string()
    .max(100)
    .describe('The last part of the problem’s `type`')
    .meta({ examples: ['illegal-decision'] }),
});
const explanation = {
  description: 'The meaning of the problem',
  content: { 'application/json': { schema: problemKindSchema }, 'text/html': { schema: z.string() } },
};

function kindOf(name: ProblemName): z.infer<typeof problemKindSchema> {
  return { type: problemType(name), ...problemKinds[name] };
}

function pageAbout(name: ProblemName): string {
  const { status, title, help } = problemKinds[name];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<h1>${escapeHtml(title)}</h1><p>Problem <code>${problemType(name)}</code>, status ${status}.</p><p>${escapeHtml(help)}</p></html>\n`;
}

/** `/problems` and `/problems/{name}`: the meaning of each problem's `type`, for people and programs. */
export const problemRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/problems',
      id: 'listProblemTypes',
      tag,
      summary: 'List the problems',
      description: 'Lists every problem the service can return, and how to respond to it.',
      needs: 'none',
      querystring: z.object(pageQueryOf({ usual: most, max: most })),
      response: { 200: pageOf(problemKindSchema, most), 304: notModified },
    },
    ({ query, request, reply }) => {
      const page = pageOfAll(kinds, query, ({ type }) => type);
      return sendUnlessUnchanged(request, reply, contentTag(page), () => page);
    },
  ),
  route(
    {
      method: 'GET',
      url: '/problems/:name',
      id: 'getProblemType',
      tag,
      summary: 'Get a problem type',
      description: 'Returns the page at a problem’s `type`: HTML for browsers, JSON for other clients.',
      needs: 'none',
      problems: ['route-not-found'],
      params,
      response: { 200: explanation },
    },
    async ({ params, request, reply }) => {
      const { name } = params;
      if (!isProblemName(name))
        throw problem('route-not-found', { detail: 'There is no problem with this name.' });
      reply.header('vary', 'Accept');
      if (!prefersHtml(request.headers.accept)) return reply.type('application/json').send(kindOf(name));
      return reply.type('text/html').serializer(String).send(pageAbout(name));
    },
  ),
];
