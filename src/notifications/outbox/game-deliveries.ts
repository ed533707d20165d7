import { deliveriesAbout } from '../../db/notifications/delivery-attempts.ts';
import type { Deps } from '../../platform/deps.ts';

/** The delivery status of a notification. */
export interface NotificationStatus {
  readonly event: string;
  readonly channel: string;
  readonly state: string;
  readonly attempts: number;
  readonly createdAt: string;
  readonly nextAttemptAt: string | null;
  readonly finishedAt: string | null;
}

const mostListed = 20;

/** The status of a player's latest notifications about a game, newest first. */
export async function listNotifications(
  { db }: Deps,
  playerId: string,
  game: string,
): Promise<NotificationStatus[]> {
  const rows = await deliveriesAbout(db.prisma, playerId, game, mostListed);
  return rows.map((row) => ({
    event: row.type,
    channel: row.channel,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.createdAt.toISOString(),
    nextAttemptAt: row.nextAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }));
}
