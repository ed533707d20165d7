import { pick } from '../../helpers/pick.ts';
import type { AccountRow } from '../store/accounts.ts';

/** Returns the view of an account for its owner, without the password's hash. */
export const profileOf = (player: AccountRow) => ({
  ...pick(
    player,
    'id',
    'handle',
    'displayName',
    'email',
    'locale',
    'timeZone',
    'createdAt',
    'guestExpiresAt',
  ),
  emailVerified: player.emailVerifiedAt !== null,
  isGuest: player.guestExpiresAt !== null,
});
export type Profile = ReturnType<typeof profileOf>;

/** Returns the normal form of an address for storage and lookup. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** Returns the normal form of a handle for storage and lookup; the display name keeps it as typed. */
export function normaliseHandle(handle: string): string {
  return handle.trim().toLowerCase();
}
