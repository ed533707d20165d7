/** Loads the library for WebAuthn at its first use: it is large, and most processes start more often than they need it. */
export const loadWebauthn = () => import('@simplewebauthn/server');
/** Loads those of its parts that read what browsers send. */
export const loadWebauthnHelpers = () => import('@simplewebauthn/server/helpers');

/** Returns the 16 bytes by which authenticators know a player: the bytes of the id, which is no secret. */
export function userHandleOf(playerId: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(playerId.replaceAll('-', ''), 'hex'));
}

/** Whether an authenticator's `userHandle`, in base64url, stands for the player. It may be left out. */
export function isHandleOf(playerId: string, userHandle: string | undefined): boolean {
  if (userHandle === undefined) return true;
  return Buffer.from(userHandle, 'base64url').equals(userHandleOf(playerId));
}
