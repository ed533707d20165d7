import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isProblemName, type ProblemName, problem, problemKinds, problemType } from '../../problems.ts';
import { operation } from '../endpoint/operation.ts';

const entry = z
  .object({
    type: z.string().max(100),
    title: z.string().max(200),
    status: z.int().min(400).max(599),
    help: z.string().max(1000).describe('What a caller can do about it'),
  })
  .meta({ id: 'ProblemKind', description: 'A kind of problem, and what a caller can do about it.' });

/** `GET /problems` and `/problems/{name}`: what each problem's `type` means, for people and programs. */
export function problemRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.route({
    ...operation(
      {
        method: 'GET',
        url: '/problems',
        id: 'listProblems',
        tag: 'service',
        summary: 'List the problems',
        description: 'Every problem that an answer can be, and what helps.',
        needs: 'none',
      },
      { response: { 200: z.object({ items: z.array(entry).max(200) }).describe('All of them') } },
    ),
    handler: async () => ({ items: (Object.keys(problemKinds) as ProblemName[]).map(entryOf) }),
  });
  app.route({
    ...operation(
      {
        method: 'GET',
        url: '/problems/:name',
        id: 'explainProblem',
        tag: 'service',
        summary: 'Explain a problem',
        description: 'The page behind a problem’s `type`: HTML for browsers, JSON for everybody else.',
        needs: 'none',
        problems: ['route-not-found'],
      },
      {
        params: z.object({
          name: z
            .string()
            .max(100)
            .describe('The last part of the problem’s `type`')
            .meta({ examples: ['illegal-decision'] }),
        }),
        response: {
          200: {
            description: 'What the problem means',
            content: { 'application/json': { schema: entry }, 'text/html': { schema: z.string() } },
          },
        },
      },
    ),
    handler: async (request, reply) => {
      const { name } = request.params;
      if (!isProblemName(name)) throw problem('route-not-found', { detail: 'There is no such problem.' });
      reply.header('vary', 'Accept');
      if (!prefersHtml(request.headers.accept)) return reply.type('application/json').send(entryOf(name));
      return reply.type('text/html').serializer(String).send(pageOf(name));
    },
  });
}

function entryOf(name: ProblemName): z.infer<typeof entry> {
  return { type: problemType(name), ...problemKinds[name] };
}

function prefersHtml(accept = ''): boolean {
  return /text\/html/i.test(accept) && !/^\s*application\/(problem\+)?json/i.test(accept);
}

function pageOf(name: ProblemName): string {
  const { status, title, help } = problemKinds[name];
  const text = (line: string) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${text(title)}</title>
<h1>${text(title)}</h1><p>Problem <code>${problemType(name)}</code>, status ${status}.</p><p>${text(help)}</p></html>\n`;
}
