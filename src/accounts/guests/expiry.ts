import { dayMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { deleteAccount } from '../deletion/delete-account.ts';
import { expiredGuests, extendGuest } from '../store/guests.ts';

/** A banned guest is kept for this time, so that no new guest is created from that address, ms. */
const bannedMs = 30 * dayMs;
/** Maximum number of guests that expire at once. */
const batchSize = 500;

/** Returns when a guest expires who is used now. */
export function guestExpiresAt({ clock, config }: Pick<Deps, 'clock' | 'config'>): Date {
  // If guests are disabled, current ones are kept for a day after their last use.
  return new Date(clock().getTime() + Math.max(1, config.guestDays) * dayMs);
}

/** Extends the expiry of a guest who is used; does nothing for other players. */
export async function keepGuest(deps: Deps, playerId: string): Promise<void> {
  await extendGuest(deps.db.prisma, playerId, guestExpiresAt(deps));
}

/** Deletes guests who have not been used for long. Their games end, active ones by resigning. */
export async function expireGuests(deps: Deps): Promise<void> {
  const now = deps.clock();
  const bannedSince = new Date(now.getTime() - bannedMs);
  for (const id of await expiredGuests(deps.db.prisma, now, bannedSince, batchSize))
    await deleteAccount(deps, id);
}
