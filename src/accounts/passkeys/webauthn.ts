/** Loads the WebAuthn library at its first use, because it is large and most processes never need it. */
export const loadWebauthn = () => import('@simplewebauthn/server');
/** Loads the parts of the library that parse data from browsers. */
export const loadWebauthnHelpers = () => import('@simplewebauthn/server/helpers');

/** Returns the 16 bytes that identify a player to authenticators: the bytes of the id, which is not secret. */
export function userHandleOf(playerId: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(playerId.replaceAll('-', ''), 'hex'));
}

/** Returns whether an authenticator's `userHandle`, in base64url, identifies the player. It may be missing. */
export function isHandleOf(playerId: string, userHandle: string | undefined): boolean {
  if (userHandle === undefined) return true;
  return Buffer.from(userHandle, 'base64url').equals(userHandleOf(playerId));
}
