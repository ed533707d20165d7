import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { newId } from '../../db/id.ts';
import { startRequestTransaction } from '../../db/transactions.ts';
import { evictGamesOf } from '../../games/state/load.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { type AccountRow, findAccount } from '../store/accounts.ts';
import { endGuest } from '../store/guests.ts';
import { insertPasskey, passkeysOf } from '../store/passkeys.ts';
import { challengeAnswered, challengeMs, keepChallenge } from './challenges.ts';
import { emailAboutPasskey } from './emails.ts';
import { createFirstCodes } from './recovery-codes.ts';
import { relyingParty } from './relying-party.ts';
import { passkeyView } from './view.ts';
import { loadWebauthn, loadWebauthnHelpers, userHandleOf } from './webauthn.ts';

const maxPasskeys = 20;

/**
 * Accepted attestation formats. We request none, so browsers send no others, whose certificates and revocation lists the
 * library would have to process.
 */
const formats: readonly string[] = ['none', 'packed', 'fido-u2f'];

/**
 * Returns the options an authenticator needs to create a passkey for the player (WebAuthn, section 5.4).
 * @throws Problem too-many-passkeys
 */
export async function passkeyOptions(
  deps: Deps,
  playerId: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  await startRequestTransaction();
  const account = await findAccount(deps.db, playerId);
  if (account === undefined) throw problem('unauthenticated');
  const known = await passkeysOf(deps.db, playerId);
  if (known.length >= maxPasskeys) throw problem('too-many-passkeys');
  const { id, name } = relyingParty(deps.config);
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: userHandleOf(playerId),
    userName: account.handle,
    userDisplayName: account.displayName,
    timeout: challengeMs,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await keepChallenge(deps, options.challenge, 'registration', playerId);
  return options;
}

/** A passkey created by an authenticator. */
export interface NewPasskey {
  readonly name: string;
  readonly response: RegistrationResponseJSON;
}

/**
 * Adds a passkey to the player's account, or turns a guest into an account with it. From the first passkey on, the
 * password alone does not log in. The first one comes with recovery codes, which are returned only once.
 * @throws Problem passkey-refused, passkey-exists, too-many-passkeys
 */
export async function addPasskey(deps: Deps, playerId: string, { name, response }: NewPasskey) {
  const { credential, credentialBackedUp } = await verified(deps, playerId, response);
  if ((await passkeysOf(deps.db, playerId)).length >= maxPasskeys) throw problem('too-many-passkeys');
  const row = await insertPasskey(deps.db, {
    id: newId(),
    playerId,
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: BigInt(credential.counter),
    transports: credential.transports ?? [],
    name,
    isBackedUp: credentialBackedUp,
    createdAt: deps.clock(),
  });
  if (row === undefined) throw problem('passkey-exists');
  await emailAboutPasskey(deps, 'account.passkey-added', row);
  const account = await accountAfter(deps, playerId);
  // Recovery codes are only for the step after the password.
  const hasPassword = account?.passwordHash !== null;
  const recoveryCodes = hasPassword ? await createFirstCodes(deps, playerId) : null;
  return { passkey: passkeyView(row), recoveryCodes };
}

/** Returns the account with its new passkey, which turns a guest into an account. */
async function accountAfter(deps: Deps, playerId: string): Promise<AccountRow | undefined> {
  const account = await findAccount(deps.db, playerId);
  if (account?.guestExpiresAt) {
    await endGuest(deps.db.prisma, playerId, deps.clock());
    await evictGamesOf(deps, playerId);
  }
  return account;
}

async function verified(deps: Deps, playerId: string, response: RegistrationResponseJSON) {
  const answered = await challengeAnswered(deps, response.response.clientDataJSON, ['registration']);
  if (answered?.playerId !== playerId) {
    throw problem('passkey-refused', { detail: 'The challenge has expired or was used. Start again.' });
  }
  const { id, origin } = relyingParty(deps.config);
  const { verifyRegistrationResponse } = await loadWebauthn();
  try {
    if (!formats.includes(await formatOf(response))) throw new Error('unexpected format of attestation');
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: answered.challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
    });
    if (registrationInfo !== undefined) return registrationInfo;
  } catch (error) {
    // Everything the library throws is about the response: it does not match, or is no WebAuthn at all.
    deps.log.info({ err: error }, 'a new passkey was refused');
  }
  throw problem('passkey-refused');
}

async function formatOf({ response }: RegistrationResponseJSON): Promise<string> {
  const { decodeAttestationObject, isoBase64URL } = await loadWebauthnHelpers();
  return decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject)).get('fmt');
}
