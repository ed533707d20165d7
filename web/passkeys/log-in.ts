import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { api, bodyOf, newKey, Refused } from '../api/client.ts';
import { currentSession, type SessionAnswer, saveSession } from '../api/session.ts';
import { forgetRenewal } from '../push/device.ts';
import { type CeremonyEnd, loadCeremony } from './support.ts';

/** The proof that the service asks for after the right password. */
export interface SecondFactor {
  readonly challenge: string;
  readonly options: PublicKeyCredentialRequestOptionsJSON;
  readonly recoveryCodesLeft: number;
}

/** Returns the data for the second step if a login was refused because it needs one. */
export function secondFactorOf(error: unknown): SecondFactor | undefined {
  const isNeeded = error instanceof Refused && error.kind === 'second-factor-required';
  return isNeeded ? (error.body as unknown as SecondFactor) : undefined;
}

/** Logs in by passkey. Without options the passkey chooses the player; with those of a second factor the player is known. */
export async function logInByPasskey(
  options?: PublicKeyCredentialRequestOptionsJSON,
): Promise<CeremonyEnd | undefined> {
  const { answerByPasskey } = await loadCeremony();
  const response = await answerByPasskey(options ?? (await newOptions()));
  if (typeof response === 'string') return response;
  saveSession(await sessionFor(response));
  return undefined;
}

/**
 * Logs in by a passkey that the reader chooses in the email field.
 * @param isWanted asked once the challenge is loaded, because an offer would cancel a ceremony started meanwhile
 */
export async function logInByAutofill(isWanted: () => boolean): Promise<CeremonyEnd | undefined> {
  const { answerByAutofill } = await loadCeremony();
  const options = await newOptions();
  if (!isWanted()) return 'cancelled';
  const response = await answerByAutofill(options);
  if (typeof response === 'string') return response;
  saveSession(await sessionFor(response));
  return undefined;
}

/** Logs in by a recovery code, after the password. */
export async function logInByCode(challenge: string, code: string): Promise<void> {
  const body = { challenge, code };
  saveSession(await bodyOf(api.POST('/v1/sessions/recovery-code', { body, params: { header: newKey() } })));
}

/** Confirms the player's presence by passkey: a new session replaces the device's. */
export async function logInAgain(): Promise<CeremonyEnd | undefined> {
  const before = currentSession();
  const { answerByPasskey } = await loadCeremony();
  const response = await answerByPasskey(await newOptions());
  if (typeof response === 'string' || before === undefined) return 'cancelled';
  const session = await sessionFor(response);
  const isSame = session.playerId === before.playerId;
  await endSessionOf(isSame ? before.accessToken : session.accessToken);
  if (!isSame) return 'cancelled';
  // The device's push subscription was deleted with the previous session.
  forgetRenewal();
  saveSession(session);
  return undefined;
}

async function newOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await bodyOf(api.POST('/v1/sessions/passkey/options', { params: { header: newKey() } }));
  return options as unknown as PublicKeyCredentialRequestOptionsJSON;
}

function sessionFor(response: object): Promise<SessionAnswer> {
  const body = { response } as { response: never };
  return bodyOf(api.POST('/v1/sessions/passkey', { body, params: { header: newKey() } }));
}

async function endSessionOf(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  await fetch('/v1/sessions/current', { method: 'DELETE', headers });
}
