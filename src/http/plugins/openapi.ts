import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { webhooksSection } from '../schemas/webhooks.ts';
import { finishDocument } from './openapi-document.ts';

const description = `Carcassonne by mail: long, turn-based games played from any client.

A game is a log of decisions. Read it (\`GET /v1/games/{id}\`), ask what you may do (\`GET …/options\`) and answer
with one of them (\`POST …/moves\`). Polling is cheap: answers carry an \`ETag\`, send it as \`If-None-Match\`.
Every problem is \`application/problem+json\` (RFC 9457) with a stable \`type\`. Every POST takes an \`Idempotency-Key\`.`;

const tags = [
  { name: 'accounts', description: 'Make an account, log in, change your profile, make API tokens.' },
  { name: 'games', description: 'Make games, find them, take seats, start, leave.' },
  { name: 'play', description: 'See the board, the options and the log; decide.' },
  { name: 'pictures', description: 'The board as SVG or PNG, now and at any point of the log.' },
  { name: 'chats', description: 'Act for people in a chat, who have no account; let them claim their player later.' },
  { name: 'notices', description: 'Hear of your games: webhooks, live events, what you want to hear of.' },
  { name: 'service', description: 'Health, documentation and the list of problems.' },
];

/** The document at /openapi.json, made from the routes registered afterwards, and pages to try it at /docs. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  exemptDocs(app);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Carcassonne by mail',
        version: '1.0.0',
        description,
        license: { name: 'MIT', identifier: 'MIT' },
      },
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
  await app.register(swaggerUi, { routePrefix: '/docs', uiConfig: { persistAuthorization: true } });
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
  const answer = z.looseObject({ openapi: z.string().max(20) }).meta({ examples: [{ openapi: '3.1.0' }] });
  const options = operation(facts, { response: { 200: answer } });
  return { ...options, config: { ...options.config, limit: 'none' } } as const;
}
