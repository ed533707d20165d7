import type { Db } from '../../db/client.ts';

type PlayerRow = Awaited<ReturnType<Db['prisma']['player']['findUniqueOrThrow']>>;

/** What players are shown about their own account. */
export interface Profile {
  readonly id: string;
  readonly handle: string;
  readonly displayName: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly locale: string;
  readonly timeZone: string;
  readonly createdAt: string;
}

/** The account as its owner sees it; never the password's hash. */
export function profileOf(player: PlayerRow): Profile {
  const { id, handle, displayName, email, locale, timeZone } = player;
  const emailVerified = player.emailVerifiedAt !== null;
  const createdAt = player.createdAt.toISOString();
  return { id, handle, displayName, email, emailVerified, locale, timeZone, createdAt };
}

/** The one form in which an address is stored and looked up. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** The one form in which a handle is stored and looked up; how it was typed stays as the display name. */
export function normaliseHandle(handle: string): string {
  return handle.trim().toLowerCase();
}
