import { z } from 'zod';
import { type AppScope, appScopes } from '../../accounts/caller.ts';
import { stepUpPassword } from '../../accounts/schemas/accounts.ts';
import { idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { problemSchema } from '../../http/schemas/problem.ts';

/** What each scope of apps lets them do. */
export const appScopeDescriptions: Readonly<Record<AppScope, string>> = {
  read: 'See your games, also private ones, with their messages and your notes',
  play: 'Play for you: create games, take seats, decide, plan, resign',
  talk: 'Write messages and nudge; block, mute and report players',
  invite: 'Invite people to games, and propose rematches',
  webhooks: 'Send what happens in your games to addresses that the app names',
  profile: 'See your email address, time zone, vacations and preferences',
};

const scopes = z
  .array(z.enum(appScopes))
  .max(appScopes.length)
  .describe('What it may do: `read` comes with `play`, `talk` and `invite`');
const name = z
  .string()
  .max(60)
  .nullable()
  .describe('What it calls itself, where a client metadata document at its origin says so');
const origin = z
  .string()
  .max(1000)
  .describe('Where the player is sent back to, which is what tells apps apart: scheme, host and port');
const clientId = z.string().max(1000).describe('The URL by which it calls itself');
const isLocal = z.boolean().describe('Whether it is a program on a machine of the player');
const byDevice = z
  .boolean()
  .describe(
    'Whether it was let in by a code that it showed: then its origin is what it says, and nothing proves it',
  );

const query = z
  .string()
  .min(1)
  .max(8000)
  .describe('The query with which the app opened /oauth/authorize: `response_type=code&client_id=…`');
const exampleQuery =
  'response_type=code&client_id=https%3A%2F%2Fapp.example&redirect_uri=https%3A%2F%2Fapp.example%2Fback&scope=play' +
  '&state=xyz&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256';

export const appRequestSchema = z.strictObject({ query }).meta({
  id: 'AppRequest',
  description: 'What an app asks for.',
  examples: [{ query: exampleQuery }],
});

export const describedAppSchema = z
  .object({
    origin,
    clientId,
    name,
    isLocal,
    redirectUri: z.string().max(1000).describe('The whole address to which the player is sent back'),
    scopes,
  })
  .meta({ id: 'DescribedApp', description: 'An app that asks a player to let it in.' });

export const consentSchema = z
  .strictObject({
    query,
    allow: z.boolean().describe('Whether you let it in; either way it is told'),
    password: stepUpPassword,
  })
  .meta({
    id: 'AppConsent',
    description: 'Your answer to an app.',
    examples: [{ query: exampleQuery, allow: false }],
  });

export const consentAnswerSchema = z
  .object({ redirectTo: z.string().max(8000).describe('Where to go now: back to the app') })
  .meta({ id: 'AppConsentAnswer', description: 'Leads back to the app.' });

const userCode = z
  .string()
  .min(1)
  .max(50)
  .describe('The code that the app shows; case and punctuation do not matter');
const exampleUserCode = 'WDJB-MJHT';

export const deviceRequestSchema = z.strictObject({ userCode }).meta({
  id: 'DeviceRequest',
  description: 'The code of an app that shows one.',
  examples: [{ userCode: exampleUserCode }],
});

export const describedDeviceSchema = z
  .object({
    userCode: z.string().max(20).describe('The code as the app shows it'),
    origin: z.string().max(1000).describe('Where the app says that it belongs; nothing proves it'),
    clientId,
    name,
    isLocal: z.boolean().describe('Whether it is a program that names no site'),
    scopes,
    expiresAt: timeSchema.describe('Until when it can be answered'),
  })
  .meta({ id: 'DescribedDevice', description: 'An app that shows a code and asks a player to let it in.' });

export const deviceAnswerSchema = z
  .strictObject({
    userCode,
    allow: z.boolean().describe('Whether you let it in; either way it is told'),
    password: stepUpPassword,
  })
  .meta({
    id: 'DeviceAnswer',
    description: 'Your answer to an app that shows a code.',
    examples: [{ userCode: exampleUserCode, allow: true }],
  });

export const appSchema = z
  .object({
    id: idSchema,
    origin,
    clientId,
    name,
    isLocal,
    byDevice,
    scopes,
    createdAt: timeSchema.describe('When you let it in first'),
    lastUsedAt: timeSchema.nullable().describe('Updated every few minutes'),
    expiresAt: timeSchema.describe('When it can do nothing any more, unless it is used before'),
  })
  .meta({ id: 'App', description: 'An app that you let in.' });

const parameter = z.string().max(8000).optional();

export const tokenRequestSchema = z
  .looseObject({
    grant_type: parameter.describe(
      '`authorization_code`, `refresh_token` or `urn:ietf:params:oauth:grant-type:device_code`',
    ),
    client_id: parameter.describe('As in the authorization request'),
    code: parameter,
    device_code: parameter.describe('Of an app that shows a code (RFC 8628)'),
    redirect_uri: parameter.describe('Exactly as in the authorization request'),
    code_verifier: parameter.describe('Of PKCE (RFC 7636)'),
    refresh_token: parameter.describe('Works once; using it a second time revokes the app'),
    scope: parameter.describe('When refreshing: fewer scopes than were granted'),
    resource: parameter.describe('This service (RFC 8707)'),
  })
  .meta({
    id: 'AppTokenRequest',
    description: 'What an app exchanges for tokens (RFC 6749).',
    examples: [
      {
        grant_type: 'authorization_code',
        client_id: 'https://app.example',
        code: 'cbc_3q0Zr7Cz0o6Nw1Yf2kT8sVdX5uLpRbGmJhEaQiWyKtO4xNc1LkQaZ',
        redirect_uri: 'https://app.example/back',
        code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      },
    ],
  });

export const deviceCodesRequestSchema = z
  .looseObject({
    client_id: parameter.describe(
      'The https URL of a client metadata document whose `grant_types` list ' +
        '`urn:ietf:params:oauth:grant-type:device_code`, or `http://localhost` for a program without a site',
    ),
    scope: parameter.describe('What the app asks for; without it, to read'),
    resource: parameter.describe('This service (RFC 8707)'),
  })
  .meta({
    id: 'DeviceCodesRequest',
    description: 'What an app asks for that shows a code (RFC 8628, section 3.1).',
    examples: [{ client_id: 'http://localhost', scope: 'play talk' }],
  });

export const deviceCodesSchema = z
  .object({
    device_code: z.string().max(100).describe('For the endpoint for tokens; nobody else may see it'),
    user_code: z.string().max(20).describe('To be shown to the player'),
    verification_uri: z
      .string()
      .max(1000)
      .describe('To be shown as well: the page on which the code is typed'),
    verification_uri_complete: z
      .string()
      .max(1000)
      .describe('The same with the code: for a link or a QR code'),
    expires_in: z.int().min(1).max(1800).describe('Seconds for which the codes work'),
    interval: z.int().min(1).max(60).describe('Seconds to wait between two questions for the tokens'),
  })
  .meta({ id: 'DeviceCodes', description: 'The codes of an app that shows one (RFC 8628, section 3.2).' });

export const givenUpTokenSchema = z
  .looseObject({
    token: parameter.describe('An access token or a refresh token'),
    token_type_hint: parameter.describe('Is not needed'),
    client_id: parameter.describe('As in the authorization request'),
  })
  .meta({
    id: 'GivenUpToken',
    description: 'A token that an app no longer needs (RFC 7009).',
    examples: [
      { token: 'cbg_Hy3Jd0Rk8Wq5Tn1Bz7Vm2Xc6Lf4Pg9SaEuIoYhDwKtNrMbQvZ', client_id: 'https://app.example' },
    ],
  });

export const introspectedTokenSchema = z
  .looseObject({
    token: parameter.describe('An access token or a refresh token of the app'),
    token_type_hint: parameter.describe('Is not needed'),
    client_id: parameter.describe('As in the authorization request'),
  })
  .meta({
    id: 'IntrospectedToken',
    description: 'A token that an app wants to know about (RFC 7662).',
    examples: [
      { token: 'cba_7mXkq2Vb9Ls0TfYhRw4NdCz6GpJ1uEaQ8oKiBnMxPrS3vWtZ5', client_id: 'https://app.example' },
    ],
  });

const seconds = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

export const introspectionSchema = z
  .object({
    active: z
      .boolean()
      .describe('Whether the token works and is one of the app; all else is said of no other'),
    scope: z.string().max(200).optional().describe('What it may do'),
    client_id: z.string().max(1000).optional(),
    token_type: z.literal('Bearer').optional().describe('Of access tokens'),
    iat: seconds.optional().describe('When it was issued, in seconds since 1970'),
    exp: seconds.optional().describe('When it expires, in seconds since 1970'),
    sub: idSchema.optional().describe('The player'),
    aud: z.string().max(1000).optional().describe('This service'),
    iss: z.string().max(1000).optional().describe('This service'),
  })
  .meta({ id: 'Introspection', description: 'What an app learns about its token (RFC 7662).' });

export const appTokensSchema = z
  .object({
    access_token: z.string().max(100).describe('Send it as `Authorization: Bearer …`'),
    token_type: z.literal('Bearer'),
    expires_in: z.int().min(1).max(86_400).describe('Seconds for which the access token is valid'),
    refresh_token: z.string().max(100).describe('For the next tokens, once'),
    scope: z.string().max(200).describe('What the access token may do'),
  })
  .meta({ id: 'AppTokens', description: 'The tokens of an app (RFC 6749, section 5.1).' });

const redirectUris = z.array(z.string().max(1000)).max(10);

export const clientMetadataSchema = z
  .looseObject({
    redirect_uris: redirectUris.optional().describe('Where players may be sent back to; at least one'),
    grant_types: z
      .array(z.string().max(100))
      .max(20)
      .optional()
      .describe('`authorization_code` must be among them'),
    response_types: z.array(z.string().max(100)).max(20).optional().describe('`code` must be among them'),
  })
  .meta({
    id: 'ClientMetadata',
    description: 'What an app says of itself (RFC 7591, section 2). Everything else is accepted and ignored.',
    examples: [{ redirect_uris: ['http://127.0.0.1:8765/callback'], client_name: 'My assistant' }],
  });

export const registeredClientSchema = z
  .object({
    client_id: z.string().max(100),
    client_id_issued_at: z.int().describe('Seconds since 1970'),
    redirect_uris: redirectUris,
    grant_types: z.array(z.string().max(100)).max(5),
    response_types: z.array(z.string().max(20)).max(5),
    token_endpoint_auth_method: z.literal('none').describe('The app has no secret'),
  })
  .meta({ id: 'RegisteredClient', description: 'A registered app (RFC 7591, section 3.2.1).' });

const oauthErrorSchema = z
  .object({
    error: z.string().max(40).describe('What is wrong, as OAuth names it'),
    error_description: z.string().max(2000).describe('A sentence for people'),
  })
  .meta({
    id: 'OAuthError',
    description: 'A refusal in the form that OAuth clients read (RFC 6749, section 5.2).',
    examples: [{ error: 'invalid_grant', error_description: 'The code is unknown, used or expired.' }],
  });

/** The answer to a request that OAuth has a name for what is wrong with, or that is none. */
export const oauthRefusal = {
  description: 'What is wrong, as OAuth says it; `validation`, `malformed-json`: the request is none',
  content: {
    'application/json': { schema: oauthErrorSchema },
    'application/problem+json': { schema: problemSchema },
  },
};

const address = z.string().max(1000);
const words = z.array(z.string().max(100)).max(20);

export const serverMetadataSchema = z
  .object({
    issuer: address,
    authorization_endpoint: address,
    token_endpoint: address,
    registration_endpoint: address,
    device_authorization_endpoint: address,
    revocation_endpoint: address,
    revocation_endpoint_auth_methods_supported: words,
    introspection_endpoint: address,
    introspection_endpoint_auth_methods_supported: words,
    response_types_supported: words,
    response_modes_supported: words,
    grant_types_supported: words,
    code_challenge_methods_supported: words,
    token_endpoint_auth_methods_supported: words,
    scopes_supported: words,
    authorization_response_iss_parameter_supported: z.boolean(),
    client_id_metadata_document_supported: z.boolean(),
    service_documentation: address,
  })
  .meta({ id: 'AuthorizationServerMetadata', description: 'What OAuth clients look up (RFC 8414).' });

export const resourceMetadataSchema = z
  .object({
    resource: address,
    authorization_servers: words,
    scopes_supported: words,
    bearer_methods_supported: words,
    resource_name: z.string().max(100),
    resource_documentation: address,
  })
  .meta({ id: 'ProtectedResourceMetadata', description: 'Who issues tokens for this service (RFC 9728).' });
