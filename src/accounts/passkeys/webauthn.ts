/** Loads the library for WebAuthn at its first use: it is large, and most processes start more often than they need it. */
export const loadWebauthn = () => import('@simplewebauthn/server');
/** Loads those of its parts that read what browsers send. */
export const loadWebauthnHelpers = () => import('@simplewebauthn/server/helpers');
