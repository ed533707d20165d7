import { askedForMs, deleteOldAskedOptions } from '../../games/store/asked-options.ts';
import { deleteOldResults } from '../../games/store/decision-results.ts';
import { dayMs } from '../../helpers/time-units.ts';
import { deleteOldReceivedEmails } from '../../inbound-email/store/received-emails.ts';
import { deleteOldReplyAddresses } from '../../inbound-email/store/reply-addresses.ts';
import { deleteExpiredCounts } from '../../limits/store.ts';
import type { Deps } from '../../platform/deps.ts';
import { deleteOldDeliveries, deleteOldEvents } from '../store/retention.ts';

/** Received emails, and reply addresses of finished games, are kept for this time, ms. */
const answersMs = 30 * dayMs;

/** Deletes expired data: events, deliveries with their attempts, counts, stored results. */
export async function deleteOld({ db, clock, config }: Deps): Promise<void> {
  const now = clock();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const { outboxDays, deliveryDays } = config;
  const delivered = before(Math.min(outboxDays, deliveryDays) * dayMs);
  await deleteOldEvents(db.prisma, before(outboxDays * dayMs));
  await deleteOldDeliveries(db.prisma, { delivered, failed: before(deliveryDays * dayMs) });
  await deleteExpiredCounts(db.prisma, now);
  await deleteOldResults(db.prisma, now);
  await deleteOldAskedOptions(db.prisma, before(askedForMs));
  await deleteOldReceivedEmails(db.prisma, before(answersMs));
  await deleteOldReplyAddresses(db.prisma, before(answersMs));
}
