import type { AccountRow } from '../../db/players/accounts.ts';

/** An account as its owner sees it. */
export interface Profile {
  readonly id: string;
  readonly handle: string;
  readonly displayName: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly locale: string;
  readonly timeZone: string;
  readonly createdAt: string;
  /** Whether the player has no account. */
  readonly isGuest: boolean;
  /** When a guest is deleted if nobody uses them before; null for others. */
  readonly guestUntil: string | null;
}

/** Returns an account as its owner sees it, without the hash of the password. */
export function profileOf(player: AccountRow): Profile {
  const { id, handle, displayName, email, locale, timeZone } = player;
  const emailVerified = player.emailVerifiedAt !== null;
  const createdAt = player.createdAt.toISOString();
  const guestUntil = player.guestUntil?.toISOString() ?? null;
  const isGuest = guestUntil !== null;
  return { id, handle, displayName, email, emailVerified, locale, timeZone, createdAt, isGuest, guestUntil };
}

/** Returns the form in which an address is stored and looked up. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** Returns the form in which a handle is stored and looked up; the display name keeps it as it was typed. */
export function normaliseHandle(handle: string): string {
  return handle.trim().toLowerCase();
}
