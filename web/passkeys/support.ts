export type { CeremonyEnd } from './ceremony.ts';

/** Loads the code for passkeys, which few visits need. */
export const loadCeremony = () => import('./ceremony.ts');

/** Whether the browser can use passkeys here: they belong to a host with a name, and need a secure address. */
export function hasPasskeys(): boolean {
  const isAddress = /^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ''));
  return isSecureContext && typeof PublicKeyCredential === 'function' && !isAddress;
}

/** Whether the browser can offer passkeys where an email address is typed. */
export async function hasAutofill(): Promise<boolean> {
  return hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}
