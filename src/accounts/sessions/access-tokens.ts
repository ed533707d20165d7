import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';

const algorithm = 'HS256';
const issuer = 'carcassonne-by-mail';
const audience = 'carcassonne-by-mail/api';

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid() });

/** The player and the session that an access token belongs to. */
export interface Holder {
  readonly playerId: string;
  readonly sessionId: string;
}

/** Returns the seconds for which an access token is valid. */
export function accessSeconds({ config }: Pick<Deps, 'config'>): number {
  return config.accessTokenMinutes * 60;
}

/** Returns a signed JWT (RFC 7519) for the holder, valid from now on. */
export function signAccessToken(deps: Pick<Deps, 'config' | 'clock'>, holder: Holder): string {
  const iat = secondsAt(deps.clock());
  const claims = { iat, exp: iat + accessSeconds(deps), sid: holder.sessionId };
  return jwt.sign(claims, keyOf(deps.config), { algorithm, issuer, audience, subject: holder.playerId });
}

/** Returns the holder of an access token; undefined if it is forged, expired or meant for something else. */
export function readAccessToken(deps: Pick<Deps, 'config' | 'clock'>, token: string): Holder | undefined {
  const claims = claimsSchema.safeParse(verify(deps, token));
  return claims.success ? { playerId: claims.data.sub, sessionId: claims.data.sid } : undefined;
}

function verify({ config, clock }: Pick<Deps, 'config' | 'clock'>, token: string): unknown {
  try {
    const clockTimestamp = secondsAt(clock());
    const claims = jwt.verify(token, keyOf(config), {
      algorithms: [algorithm],
      issuer,
      audience,
      clockTimestamp,
    });
    // Every token of this service expires; one without an end was not issued here.
    return typeof claims === 'object' && claims.exp !== undefined ? claims : undefined;
  } catch {
    return undefined;
  }
}

const keys = new WeakMap<Deps['config'], KeyObject>();

/** Returns the secret as a key, created once: given a string, the library would try to parse a public key each time. */
function keyOf(config: Deps['config']): KeyObject {
  const known = keys.get(config);
  if (known !== undefined) return known;
  const key = createSecretKey(config.jwtSecret, 'utf8');
  keys.set(config, key);
  return key;
}

function secondsAt(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
