import { z } from 'zod';
import { type AppScope, appScopes } from '../../accounts/caller.ts';
import { stepUpPassword } from '../../accounts/schemas/accounts.ts';
import { idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { problemSchema } from '../../http/schemas/problem.ts';

/** Descriptions of the apps' scopes. */
export const appScopeDescriptions: Readonly<Record<AppScope, string>> = {
  read: 'See your games, also private ones, with their messages and your notes',
  play: 'Play for you: create games, take seats, decide, plan, resign',
  messages: 'Write messages and nudge; block, mute and report players',
  invite: 'Invite people to games, and propose rematches',
  webhooks: 'Send events of your games to addresses chosen by the app',
  profile: 'See your email address, time zone, vacations and preferences',
};

const scopes = z
  .array(z.enum(appScopes))
  .max(appScopes.length)
  .describe('Permissions of the app; `play`, `messages` and `invite` include `read`');
const name = z
  .string()
  .max(60)
  .nullable()
  .describe('The app’s name; null unless a client metadata document at its origin states it');
const origin = z
  .string()
  .max(1000)
  .describe('Scheme, host and port of the address that the player returns to; it identifies the app');
const clientId = z.string().max(1000).describe('The URL that identifies the app');
const isLocal = z.boolean().describe('True if it is a program on the player’s own machine');
const viaDeviceCode = z
  .boolean()
  .describe(
    'True if it was approved with a code that it showed; its origin is then only claimed, not proven',
  );

const query = z
  .string()
  .min(1)
  .max(8000)
  .describe('The query string of the app’s call to /oauth/authorize: `response_type=code&client_id=…`');
const exampleQuery =
  'response_type=code&client_id=https%3A%2F%2Fapp.example&redirect_uri=https%3A%2F%2Fapp.example%2Fback&scope=play' +
  '&state=xyz&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256';

export const appRequestSchema = z.strictObject({ query }).meta({
  id: 'AppRequest',
  description: 'The authorization request of an app.',
  examples: [{ query: exampleQuery }],
});

export const describedAppSchema = z
  .object({
    origin,
    clientId,
    name,
    isLocal,
    redirectUri: z.string().max(1000).describe('The full address that the player returns to'),
    scopes,
  })
  .meta({ id: 'DescribedApp', description: 'An app that asks for a player’s approval.' });

export const consentSchema = z
  .strictObject({
    query,
    allow: z.boolean().describe('True to approve the app, false to deny it; the app is notified either way'),
    password: stepUpPassword,
  })
  .meta({
    id: 'AppConsent',
    description: 'Your answer to an app.',
    examples: [{ query: exampleQuery, allow: false }],
  });

export const consentAnswerSchema = z
  .object({
    redirectTo: z.string().max(8000).describe('The address to open next, which leads back to the app'),
  })
  .meta({ id: 'AppConsentAnswer', description: 'The way back to the app.' });

const userCode = z
  .string()
  .min(1)
  .max(50)
  .describe('The code that the app shows; case and punctuation do not matter');
const exampleUserCode = 'WDJB-MJHT';

export const deviceRequestSchema = z.strictObject({ userCode }).meta({
  id: 'DeviceRequest',
  description: 'The code that an app shows.',
  examples: [{ userCode: exampleUserCode }],
});

export const describedDeviceSchema = z
  .object({
    userCode: z.string().max(20).describe('The code as the app shows it'),
    origin: z.string().max(1000).describe('The app’s claimed origin, which is not proven'),
    clientId,
    name,
    isLocal: z.boolean().describe('True if it is a program that names no site'),
    scopes,
    expiresAt: timeSchema.describe('When the request expires'),
  })
  .meta({ id: 'DescribedDevice', description: 'An app that shows a code and asks for a player’s approval.' });

export const deviceAnswerSchema = z
  .strictObject({
    userCode,
    allow: z.boolean().describe('True to approve the app, false to deny it; the app is notified either way'),
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
    viaDeviceCode,
    scopes,
    createdAt: timeSchema.describe('When you first approved it'),
    lastUsedAt: timeSchema
      .nullable()
      .describe('When it was last used, updated every few minutes; null if it has not been used'),
    expiresAt: timeSchema.describe('When its access ends if it is not used before'),
  })
  .meta({ id: 'App', description: 'An app that you approved.' });

const parameter = z.string().max(8000).optional();

export const tokenRequestSchema = z
  .looseObject({
    grant_type: parameter.describe(
      '`authorization_code`, `refresh_token` or `urn:ietf:params:oauth:grant-type:device_code`',
    ),
    client_id: parameter.describe('The same as in the authorization request'),
    code: parameter,
    device_code: parameter.describe('The device code of an app that shows a code (RFC 8628)'),
    redirect_uri: parameter.describe('Exactly the same as in the authorization request'),
    code_verifier: parameter.describe('The PKCE code verifier (RFC 7636)'),
    refresh_token: parameter.describe(
      'The refresh token, which works once; using it a second time revokes the app',
    ),
    scope: parameter.describe('When refreshing: a subset of the granted scopes'),
    resource: parameter.describe('This service (RFC 8707)'),
  })
  .meta({
    id: 'AppTokenRequest',
    description: 'The grant that an app exchanges for tokens (RFC 6749).',
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
    scope: parameter.describe('The requested scopes; `read` if omitted'),
    resource: parameter.describe('This service (RFC 8707)'),
  })
  .meta({
    id: 'DeviceCodesRequest',
    description: 'The device authorization request of an app (RFC 8628, section 3.1).',
    examples: [{ client_id: 'http://localhost', scope: 'play messages' }],
  });

export const deviceCodesSchema = z
  .object({
    device_code: z.string().max(100).describe('Code for the token endpoint; keep it secret'),
    user_code: z.string().max(20).describe('Code to show to the player'),
    verification_uri: z
      .string()
      .max(1000)
      .describe('Address to show to the player: the page for entering the code'),
    verification_uri_complete: z
      .string()
      .max(1000)
      .describe('The same address with the code, for a link or a QR code'),
    expires_in: z.int().min(1).max(1800).describe('Seconds until the codes expire'),
    interval: z.int().min(1).max(60).describe('Seconds to wait between two requests for the tokens'),
  })
  .meta({ id: 'DeviceCodes', description: 'The codes for a device authorization (RFC 8628, section 3.2).' });

export const revokedTokenSchema = z
  .looseObject({
    token: parameter.describe('An access token or a refresh token'),
    token_type_hint: parameter.describe('Not needed'),
    client_id: parameter.describe('The same as in the authorization request'),
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
    token_type_hint: parameter.describe('Not needed'),
    client_id: parameter.describe('The same as in the authorization request'),
  })
  .meta({
    id: 'IntrospectedToken',
    description: 'A token to introspect (RFC 7662).',
    examples: [
      { token: 'cba_7mXkq2Vb9Ls0TfYhRw4NdCz6GpJ1uEaQ8oKiBnMxPrS3vWtZ5', client_id: 'https://app.example' },
    ],
  });

const seconds = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

export const introspectionSchema = z
  .object({
    active: z
      .boolean()
      .describe('True if the token is valid and belongs to the app; the other members are present only then'),
    scope: z.string().max(200).optional().describe('Scopes of the token'),
    client_id: z.string().max(1000).optional(),
    token_type: z.literal('Bearer').optional().describe('Type of an access token'),
    iat: seconds.optional().describe('When it was issued, in seconds since 1970'),
    exp: seconds.optional().describe('When it expires, in seconds since 1970'),
    sub: idSchema.optional().describe('The player'),
    aud: z.string().max(1000).optional().describe('This service'),
    iss: z.string().max(1000).optional().describe('This service'),
  })
  .meta({ id: 'Introspection', description: 'The result of a token introspection (RFC 7662).' });

export const appTokensSchema = z
  .object({
    access_token: z.string().max(100).describe('Send it as `Authorization: Bearer …`'),
    token_type: z.literal('Bearer'),
    expires_in: z.int().min(1).max(86_400).describe('Seconds until the access token expires'),
    refresh_token: z.string().max(100).describe('Refresh token for the next tokens, which works once'),
    scope: z.string().max(200).describe('Scopes of the access token'),
  })
  .meta({ id: 'AppTokens', description: 'The tokens of an app (RFC 6749, section 5.1).' });

const redirectUris = z.array(z.string().max(1000)).max(10);

export const clientMetadataSchema = z
  .looseObject({
    redirect_uris: z
      .array(z.string().max(1000))
      .max(50)
      .nullish()
      .describe(
        'Addresses for sending players back to the app; at least one. Unsupported addresses are left out',
      ),
    grant_types: z
      .array(z.string().max(100))
      .max(20)
      .nullish()
      .describe('`authorization_code` must be among them'),
    response_types: z.array(z.string().max(100)).max(20).nullish().describe('`code` must be among them'),
  })
  .meta({
    id: 'ClientMetadata',
    description: 'The metadata of an app (RFC 7591, section 2). Unknown members are accepted and ignored.',
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
    error: z.string().max(40).describe('OAuth error code'),
    error_description: z.string().max(2000).describe('A human-readable sentence'),
  })
  .meta({
    id: 'OAuthError',
    description: 'A refusal in the form that OAuth clients read (RFC 6749, section 5.2).',
    examples: [{ error: 'invalid_grant', error_description: 'The code is unknown, used or expired.' }],
  });

/** The response to an invalid request: an OAuth error, or a problem. */
export const oauthRefusal = {
  description: 'OAuth error code; `validation` and `malformed-json` mean that the request cannot be read',
  content: {
    'application/json': { schema: oauthErrorSchema },
    'application/problem+json': { schema: problemSchema },
  },
};

/** The answer to an app whose registration has expired: OAuth clients register again (RFC 6749, section 5.2). */
export const unknownClient = {
  description: '`invalid_client`: the registration of the app has expired; register again',
  content: { 'application/json': { schema: oauthErrorSchema } },
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
  .meta({
    id: 'AuthorizationServerMetadata',
    description: 'Metadata that OAuth clients look up (RFC 8414).',
  });

export const resourceMetadataSchema = z
  .object({
    resource: address,
    authorization_servers: words,
    scopes_supported: words,
    bearer_methods_supported: words,
    resource_name: z.string().max(100),
    resource_documentation: address,
  })
  .meta({
    id: 'ProtectedResourceMetadata',
    description: 'The authorization server of this service (RFC 9728).',
  });
