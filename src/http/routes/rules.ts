import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { rulesCatalogue } from '../../engine/index.ts';
import { operation } from '../endpoint/operation.ts';
import { contentTag, isUnchanged } from '../etag.ts';
import { rulesCatalogueSchema } from '../schemas/rules.ts';

/** What tables can be made of. */
export function rulesRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const tag = contentTag(rulesCatalogue);

  app.route({
    ...operation(
      {
        method: 'GET',
        url: '/v1/rules',
        id: 'readRules',
        tag: 'games',
        summary: 'Read what a table can choose',
        description:
          'Expansions, options, presets, pieces and tiles with their counts: all that a “new game” form and a tile ' +
          'counter need. The rules themselves, by id, are in docs/rules.md.',
        needs: 'none',
      },
      {
        response: {
          200: rulesCatalogueSchema,
          304: z.undefined().describe('You have this answer already'),
        },
      },
    ),
    handler: async (request, reply) =>
      isUnchanged(request, reply, tag) ? reply.code(304).send() : rulesCatalogue,
  });
}
