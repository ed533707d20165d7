import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** Why a ceremony ended without an answer. */
export type CeremonyEnd = 'cancelled' | 'known';

/** Creates a passkey in the browser. Returns `known` if this authenticator has one of the account already. */
export async function createPasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON | CeremonyEnd> {
  return startRegistration({ optionsJSON: options }).catch(endOf);
}

/** Answers a challenge by a passkey of the browser's. */
export async function answerByPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON | CeremonyEnd> {
  return startAuthentication({ optionsJSON: options }).catch(endOf);
}

/** Offers passkeys where the email address is typed; answers when the reader takes one. */
export async function answerByAutofill(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON | CeremonyEnd> {
  return startAuthentication({ optionsJSON: options, useBrowserAutofill: true }).catch(endOf);
}

/** Ends what the browser is waiting for. */
export function cancelCeremony(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** Browsers do not say why: the reader may have changed their mind, or no passkey fits. */
function endOf(error: unknown): CeremonyEnd {
  return error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'cancelled';
}
