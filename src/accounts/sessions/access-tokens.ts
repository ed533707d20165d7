import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';

const algorithm = 'HS256';
const issuer = 'carcassonne-by-mail';
const audience = 'carcassonne-by-mail/api';

/** Every token of this service expires; one without an expiry was not issued here. */
const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

/** The player and the session that an access token belongs to. */
export interface Holder {
  readonly playerId: string;
  readonly sessionId: string;
}

/** Returns the seconds for which an access token is valid. */
export function accessSeconds({ config }: Pick<Deps, 'config'>): number {
  return config.accessTokenMinutes * 60;
}

/** Returns a signed JWT (RFC 7519) for the holder, valid from now on; `kid` identifies the key (RFC 7515). */
export function signAccessToken(deps: Pick<Deps, 'config' | 'keys' | 'clock'>, holder: Holder): string {
  const iat = secondsAt(deps.clock());
  const claims = { iat, exp: iat + accessSeconds(deps), sid: holder.sessionId };
  const [{ id, key }] = deps.keys['access-token'];
  return jwt.sign(claims, key, { algorithm, issuer, audience, subject: holder.playerId, keyid: id });
}

/** Returns the holder of an access token; `expired` if it is otherwise valid, undefined if it is forged or of another kind. */
export function readAccessToken(
  deps: Pick<Deps, 'keys' | 'clock'>,
  token: string,
): Holder | 'expired' | undefined {
  const verified = verify(deps, token);
  if (verified === 'expired') return verified;
  const { success, data } = claimsSchema.safeParse(verified);
  return success ? { playerId: data.sub, sessionId: data.sid } : undefined;
}

function verify({ keys, clock }: Pick<Deps, 'keys' | 'clock'>, token: string): unknown {
  try {
    const keyId = jwt.decode(token, { complete: true })?.header.kid;
    const found = keys['access-token'].find(({ id }) => id === keyId);
    if (found === undefined) return undefined;
    const options = { issuer, audience, clockTimestamp: secondsAt(clock()) };
    return jwt.verify(token, found.key, { ...options, algorithms: [algorithm] });
  } catch (error) {
    return error instanceof jwt.TokenExpiredError ? 'expired' : undefined;
  }
}

function secondsAt(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
