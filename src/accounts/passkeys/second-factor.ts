import { completeFirstStep } from '../../limits/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { passkeysOf } from '../store/passkeys.ts';
import { recoveryCodesOf } from '../store/recovery-codes.ts';
import { challengeMs, keepChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';
import { loadWebauthn } from './webauthn.ts';

/**
 * Refuses a login by password alone if the account has a passkey. The problem contains the data for the second step: the
 * options for the authenticator, and the challenge to send with a recovery code.
 * @param address origin of the login
 * @throws Problem second-factor-required
 */
export async function requireNoSecondFactor(deps: Deps, playerId: string, address: string): Promise<void> {
  const passkeys = await passkeysOf(deps.db, playerId);
  if (passkeys.length === 0) return;
  await completeFirstStep(deps, address);
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps.config).id,
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    timeout: challengeMs,
    userVerification: 'preferred',
  });
  const { challenge } = options;
  await keepChallenge(deps, challenge, 'second-factor', playerId);
  const recoveryCodesLeft = (await recoveryCodesOf(deps.db, playerId))?.left ?? 0;
  const expiresAt = new Date(deps.clock().getTime() + challengeMs).toISOString();
  throw problem('second-factor-required', { challenge, options, expiresAt, recoveryCodesLeft });
}
