import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';

const algorithm = 'HS256';
const issuer = 'carcassonne-by-mail';
const audience = 'carcassonne-by-mail/api';

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid() });

/** Whose access token it is, and of which session. */
export interface Holder {
  readonly playerId: string;
  readonly sessionId: string;
}

/** Seconds for which an access token is good. */
export function accessSeconds({ config }: Pick<Deps, 'config'>): number {
  return config.accessTokenMinutes * 60;
}

/** A signed JWT (RFC 7519) for the holder, valid from now on. */
export function signAccessToken(deps: Pick<Deps, 'config' | 'clock'>, holder: Holder): string {
  const iat = secondsAt(deps.clock());
  const claims = { iat, exp: iat + accessSeconds(deps), sid: holder.sessionId };
  return jwt.sign(claims, keyOf(deps.config), { algorithm, issuer, audience, subject: holder.playerId });
}

/** The holder of an access token; undefined when it is forged, expired or made for something else. */
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
    // A token of ours always expires; one without an end was not made here.
    return typeof claims === 'object' && claims.exp !== undefined ? claims : undefined;
  } catch {
    return undefined;
  }
}

const keys = new WeakMap<Deps['config'], KeyObject>();

/** The secret as a key, made once: from a string the library would try to read a public key at each request. */
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
