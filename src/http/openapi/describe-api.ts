import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { operation } from '../endpoint/operation.ts';
import { finishDocument } from './document.ts';
import { info, tags } from './info.ts';
import { webhooksSection } from './webhooks-section.ts';

/** The document at /openapi.json, made from the routes registered afterwards, and pages to try it at /docs. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  exemptDocs(app);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info,
      servers: [{ url: '/', description: 'This service' }],
      tags,
      webhooks: webhooksSection as OpenAPIV3_1.Document['webhooks'] & object,
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description:
              'An access token from POST /v1/sessions, or an API token (cbm_…) from POST /v1/me/tokens.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => finishDocument(jsonSchemaTransformObject(document)),
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: { title: 'Carcassonne by mail: the API' },
    uiConfig: {
      layout: 'BaseLayout',
      persistAuthorization: true,
      deepLinking: true,
      tryItOutEnabled: true,
      filter: true,
    },
  });
  app.route({ ...documentOperation(), handler: async () => app.swagger() });
}

function exemptDocs(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/docs')) route.config = { ...route.config, limit: 'none' };
  });
}

function documentOperation() {
  const facts = {
    method: 'GET',
    url: '/openapi.json',
    id: 'readApiDescription',
    tag: 'service',
    summary: 'This document',
    description: 'The description of the whole API in OpenAPI 3.1.',
    needs: 'none',
  } as const;
  const answer = z
    .looseObject({ openapi: z.string().max(20) })
    .describe('An OpenAPI document')
    .meta({ examples: [{ openapi: '3.1.0' }] });
  const options = operation(facts, { response: { 200: answer } });
  return { ...options, config: { ...options.config, limit: 'none' } } as const;
}
