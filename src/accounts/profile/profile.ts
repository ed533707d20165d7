import { pick } from '../../helpers/pick.ts';
import type { AccountRow } from '../store/accounts.ts';

/** Returns an account as its owner sees it, without the hash of the password. */
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

/** Returns the form in which an address is stored and looked up. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** Returns the form in which a handle is stored and looked up; the display name keeps it as it was typed. */
export function normaliseHandle(handle: string): string {
  return handle.trim().toLowerCase();
}
