import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { endpoint } from '../endpoint/endpoint.ts';
import { finishDocument } from './document.ts';
import { info, tags } from './info.ts';
import { webhooksSection } from './webhooks-section.ts';

const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'An access token from POST /v1/sessions, or an API token (cbm_…) from POST /v1/me/tokens.',
  },
} as const;

/** Serves the document at /openapi.json, made from the routes registered afterwards, and pages to try it at /docs. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/docs')) route.config = { ...route.config, limit: 'none' };
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info,
      servers: [{ url: '/', description: 'This service' }],
      tags,
      webhooks: webhooksSection as OpenAPIV3_1.Document['webhooks'] & object,
      components: { securitySchemes },
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
  addDocument(app);
}

const documentSchema = z
  .looseObject({ openapi: z.string().max(20) })
  .describe('An OpenAPI document')
  .meta({ examples: [{ openapi: '3.1.0' }] });

function addDocument(app: FastifyInstance): void {
  endpoint(
    app,
    {
      method: 'GET',
      url: '/openapi.json',
      id: 'readApiDescription',
      tag: 'service',
      summary: 'This document',
      description: 'The description of the whole API in OpenAPI 3.1.',
      needs: 'none',
      limit: 'none',
    },
    { response: { 200: documentSchema } },
    async () => app.swagger(),
  );
}
