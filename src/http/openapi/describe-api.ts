import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { appScopeDescriptions } from '../../apps/schemas/apps.ts';
import { finishDocument } from './document.ts';
import { info, tags } from './info.ts';
import { webhookAnswers, webhooksSection } from './webhooks-section.ts';

const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An access token from POST /v1/sessions, or an API token (cbm_…) from POST /v1/me/tokens with the required ' +
      'scope.',
  },
  oauth: {
    type: 'oauth2',
    description:
      'An app that its player approved (OAuth 2.1 with PKCE by S256, without registration). The client_id is the ' +
      'origin of the redirect_uri, or the https URL of a client metadata document.',
    flows: {
      authorizationCode: {
        authorizationUrl: '/oauth/authorize',
        tokenUrl: '/oauth/token',
        refreshUrl: '/oauth/token',
        scopes: appScopeDescriptions,
      },
    },
  },
  session: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An access token of a login session (POST /v1/sessions). API tokens are refused with `login-required`.',
  },
} as const;

/** Serves the document at /openapi.json, generated from the routes registered afterwards. */
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
}
