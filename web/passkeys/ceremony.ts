import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** Why a ceremony ended without a response. */
export type CeremonyEnd = 'cancelled' | 'known';

/** Creates a passkey in the browser. Returns `known` if this authenticator already has a passkey of the account. */
export async function createPasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON | CeremonyEnd> {
  return startRegistration({ optionsJSON: options }).catch(endOf);
}

/** Signs a challenge with a passkey of the browser. */
export async function answerByPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON | CeremonyEnd> {
  return startAuthentication({ optionsJSON: options }).catch(endOf);
}

/** Offers passkeys in the email field (autofill); resolves when the reader chooses one. */
export async function answerByAutofill(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON | CeremonyEnd> {
  return startAuthentication({ optionsJSON: options, useBrowserAutofill: true }).catch(endOf);
}

/** Cancels the pending ceremony. */
export function cancelCeremony(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** Browsers do not report the reason: the reader may have cancelled, or no passkey matches. */
function endOf(error: unknown): CeremonyEnd {
  return error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'cancelled';
}
