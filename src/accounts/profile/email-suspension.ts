import { deleteEmailFailure, findEmailSuspension } from '../../notifications/store/email-failures.ts';
import type { Deps } from '../../platform/deps.ts';

/** Returns since when emails to a player's address are suspended, and the mail server's reason; null if they are not. */
export async function readEmailSuspension({ db }: Deps, playerId: string) {
  const found = await findEmailSuspension(db.prisma, playerId);
  return found === undefined ? null : { since: found.stoppedAt, reason: found.reason };
}

/** Resumes emails to a player's address, until one bounces. */
export async function resumeEmails({ db }: Deps, playerId: string): Promise<void> {
  await deleteEmailFailure(db.prisma, playerId);
}
