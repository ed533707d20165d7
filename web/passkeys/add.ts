import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { api, bodyOf, newKey } from '../api/client.ts';
import { type CeremonyEnd, loadCeremony } from './support.ts';

/** Thrown if the browser did not create a passkey. */
export class PasskeyNotAdded extends Error {
  readonly end: CeremonyEnd;

  constructor(end: CeremonyEnd) {
    super(end);
    this.end = end;
  }
}

/**
 * Creates a passkey and adds it to the account. Returns the recovery codes that come with the first one.
 * @throws PasskeyNotAdded, Refused
 */
export async function addPasskey(
  name: string,
  proof: { readonly password?: string },
): Promise<readonly string[] | null> {
  const params = { header: newKey() };
  const options = await bodyOf(api.POST('/v1/me/passkeys/options', { params, body: proof }));
  const { createPasskey } = await loadCeremony();
  const response = await createPasskey(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  if (typeof response === 'string') throw new PasskeyNotAdded(response);
  const body = { name, response } as { name: string; response: never };
  const added = await bodyOf(api.POST('/v1/me/passkeys', { params: { header: newKey() }, body }));
  return added.recoveryCodes;
}
