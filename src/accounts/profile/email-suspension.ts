import { deleteEmailFailure, findEmailSuspension } from '../../notifications/store/email-failures.ts';
import type { Deps } from '../../platform/deps.ts';

/** Returns since when nothing is sent to a player's address, and what the other mail server said; null: emails are. */
export async function readEmailSuspension({ db }: Deps, playerId: string) {
  const found = await findEmailSuspension(db.prisma, playerId);
  return found === undefined ? null : { since: found.stoppedAt, reason: found.reason };
}

/** Sends emails to a player's address again, until one comes back. */
export async function resumeEmails({ db }: Deps, playerId: string): Promise<void> {
  await deleteEmailFailure(db.prisma, playerId);
}
