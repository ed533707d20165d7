import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Deps } from '../../platform/deps.ts';
import { type PasskeyRow, recordPasskeyUse } from '../store/passkeys.ts';
import type { TakenChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';
import { loadWebauthn } from './webauthn.ts';

/**
 * Returns whether an authenticator with this passkey signed the challenge on a page of this service. Its counter must
 * have increased, unless it has none. A login by passkey alone also requires user verification. Records the use.
 */
export async function isAssertionRight(
  deps: Deps,
  response: AuthenticationResponseJSON,
  passkey: PasskeyRow,
  challenge: TakenChallenge,
): Promise<boolean> {
  const info = await assertionInfo(deps, response, passkey, challenge);
  if (info === undefined) return false;
  const { newCounter, credentialBackedUp } = info;
  const use = { counter: BigInt(newCounter), isBackedUp: credentialBackedUp, at: deps.clock() };
  return recordPasskeyUse(deps.db, passkey, use);
}

async function assertionInfo(
  deps: Deps,
  response: AuthenticationResponseJSON,
  { credentialId, counter, publicKey }: PasskeyRow,
  { challenge, purpose }: TakenChallenge,
) {
  const { id, origin } = relyingParty(deps.config);
  const { verifyAuthenticationResponse } = await loadWebauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter: Number(counter) },
      requireUserVerification: purpose === 'log-in',
    });
    return verified ? authenticationInfo : undefined;
  } catch (error) {
    // Everything the library throws is about the response: a wrong origin, a decreased counter, no WebAuthn at all.
    deps.log.info({ err: error }, 'a passkey was refused');
    return undefined;
  }
}
