import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { finishDocument } from './document.ts';
import { info, tags } from './info.ts';
import { serveDocument } from './serve-document.ts';
import { webhookAnswers, webhooksSection } from './webhooks-section.ts';

const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An access token from POST /v1/sessions, or an API token (cbm_…) from POST /v1/me/tokens with the scope that is named.',
  },
  session: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An access token of a log-in (POST /v1/sessions): an API token is refused with `log-in-required`.',
  },
} as const;

/** Allows the pages at /docs their scripts, their styles, some of which they set themselves, and requests to this service. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the document at /openapi.json, made from the routes registered afterwards, and pages to try it at /docs. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info,
      servers: [{ url: '/', description: 'This service' }],
      tags,
      webhooks: webhooksSection as OpenAPIV3_1.Document['webhooks'] & object,
      components: { securitySchemes, responses: webhookAnswers },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => finishDocument(jsonSchemaTransformObject(document)),
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: policy,
    theme: { title: 'Carcassonne by mail: the API' },
    uiConfig: {
      layout: 'BaseLayout',
      persistAuthorization: false,
      deepLinking: true,
      tryItOutEnabled: true,
      filter: true,
    },
  });
  serveDocument(app);
}
