import { isGuest } from '../accounts/store/guests.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';

/**
 * Refuses guests an action that reaches strangers or outlives the guest.
 * @param deed the action, after “Guests cannot”
 * @throws Problem account-required
 */
export async function requireAccount({ db }: Deps, playerId: string, deed: string): Promise<void> {
  if (!(await isGuest(db.prisma, playerId))) return;
  throw problem('account-required', {
    detail: `Guests cannot ${deed}: turn your guest into an account first.`,
  });
}
