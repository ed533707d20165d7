import { dayMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { deleteAccount } from '../deletion/delete-account.ts';
import { expiredGuests, extendGuest } from '../store/guests.ts';

/** A banned guest is remembered for this time, so that the address is known from which nobody becomes another one, ms. */
const bannedMs = 30 * dayMs;
/** Limits how many guests expire in one go. */
const batchSize = 500;

/** Returns until when a guest is kept who is used now. */
export function guestExpiresAt({ clock, config }: Pick<Deps, 'clock' | 'config'>): Date {
  // A service that wants no more guests keeps those who are there for a day after their last use.
  return new Date(clock().getTime() + Math.max(1, config.guestDays) * dayMs);
}

/** Keeps a guest who is used for longer; does nothing to others. */
export async function keepGuest(deps: Deps, playerId: string): Promise<void> {
  await extendGuest(deps.db.prisma, playerId, guestExpiresAt(deps));
}

/** Deletes guests who have not been used for long: their games end, running ones by resigning. */
export async function expireGuests(deps: Deps): Promise<void> {
  const now = deps.clock();
  const bannedSince = new Date(now.getTime() - bannedMs);
  for (const id of await expiredGuests(deps.db.prisma, now, bannedSince, batchSize))
    await deleteAccount(deps, id);
}
