/** Hosts of the reader's own machine, whose programs are known without their port. */
const local = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost))(?::\d+)?$/;

/**
 * Returns how people log in from the reference: by OAuth, as with any app, whose `client_id` is the origin of the page.
 * Nothing that they get is stored.
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
