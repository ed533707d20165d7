import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { completeLogIn, countLogIn } from '../../limits/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { type Session, startSession } from '../sessions/session.ts';
import { findPasskey } from '../store/passkeys.ts';
import type { Client } from '../store/sessions.ts';
import { isAssertionRight } from './assertion.ts';
import { challengeAnswered, challengeMs, keepChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';
import { isHandleOf, loadWebauthn } from './webauthn.ts';

/** Returns the options that an authenticator needs for a login without a password; it knows itself whose passkeys it has. */
export async function logInOptions(deps: Deps): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps.config).id,
    timeout: challengeMs,
    userVerification: 'required',
  });
  await keepChallenge(deps, options.challenge, 'log-in', null);
  return options;
}

/**
 * Starts a session by passkey: alone, or as the second step after the password. A login by passkey alone requires user
 * verification, to prove the owner's presence rather than possession of the device.
 * @throws Problem invalid-passkey, too-many-requests
 */
export async function logInByPasskey(
  deps: Deps,
  response: AuthenticationResponseJSON,
  client: Client,
): Promise<Session> {
  const { clientDataJSON, userHandle } = response.response;
  const passkey = await findPasskey(deps.db, response.id);
  const attempt = { account: passkey?.playerId ?? response.id, address: client.address };
  await countLogIn(deps, attempt);
  const challenge = await challengeAnswered(deps, clientDataJSON, ['log-in', 'second-factor']);
  if (challenge === undefined || passkey === undefined) throw problem('invalid-passkey');
  const { playerId } = passkey;
  const isTheirs = challenge.playerId === null || challenge.playerId === playerId;
  if (!isTheirs || !isHandleOf(playerId, userHandle)) throw problem('invalid-passkey');
  if (!(await isAssertionRight(deps, response, passkey, challenge))) throw problem('invalid-passkey');
  await completeLogIn(deps, attempt);
  return startSession(deps, playerId, client);
}
