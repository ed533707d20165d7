import { webcrypto } from 'node:crypto';

/** The claims of a VAPID token. */
export interface VapidClaims {
  readonly aud: string;
  /** Seconds since 1970. */
  readonly exp: number;
  readonly sub: string;
}

/**
 * Checks the `Authorization` of a push message like a push service (RFC 8292), using only WebCrypto.
 * @returns the public key and the claims
 * @throws Error if the token is not signed with that key
 */
export async function checkVapid(authorization: string): Promise<{ key: string; claims: VapidClaims }> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const json = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  const { alg } = json(header);
  if (alg !== 'ES256') throw new Error(`The algorithm is ${alg}.`);
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const publicKey = await webcrypto.subtle.importKey('raw', Buffer.from(key, 'base64url'), algorithm, false, [
    'verify',
  ]);
  const isSigned = await webcrypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    publicKey,
    Buffer.from(signature, 'base64url'),
    Buffer.from(`${header}.${claims}`),
  );
  if (!isSigned) throw new Error('The token is not signed with the key beside it.');
  return { key, claims: json(claims) };
}
