export type { CeremonyEnd } from './ceremony.ts';

/** Loads the code for passkeys on demand. */
export const loadCeremony = () => import('./ceremony.ts');

/** Whether the browser can use passkeys here: they need a host name and a secure context. */
export function hasPasskeys(): boolean {
  const isAddress = /^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ''));
  return isSecureContext && typeof PublicKeyCredential === 'function' && !isAddress;
}

/** Whether the browser can offer passkeys in an email field. */
export async function hasAutofill(): Promise<boolean> {
  return hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}
