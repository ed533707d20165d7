/** Loopback origins, whose clients are identified without the port. */
const local = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost))(?::\d+)?$/;

/**
 * Returns the reference's authentication settings: OAuth, as for any app, with the page's origin as `client_id`.
 * Tokens are not stored.
 * @param origin address of the service, seen from the reader
 */
export function logInFrom(origin: string): object {
  const authorizationCode = {
    authorizationUrl: `${origin}/oauth/authorize`,
    tokenUrl: `${origin}/oauth/token`,
    'x-scalar-client-id': local.exec(origin)?.[1] ?? origin,
    'x-scalar-redirect-uri': `${origin}/docs`,
    'x-usePkce': 'SHA-256',
    selectedScopes: ['read', 'play'],
  };
  return {
    preferredSecurityScheme: 'oauth',
    securitySchemes: { oauth: { flows: { authorizationCode } } },
  };
}
