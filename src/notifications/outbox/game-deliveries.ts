import type { DeliveryState } from '../../db/notifications/deliveries.ts';
import { deliveriesAbout } from '../../db/notifications/delivery-attempts.ts';
import type { ListPart } from '../../helpers/list-part.ts';
import type { Deps } from '../../platform/deps.ts';
import type { NotificationType, testEvent } from '../kinds/index.ts';

/** The delivery status of a notification. */
export interface NotificationStatus {
  /** Id of the delivery. */
  readonly id: string;
  readonly event: NotificationType | typeof testEvent;
  readonly channel: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly createdAt: string;
  readonly nextAttemptAt: string | null;
  readonly finishedAt: string | null;
}

/** The status of notifications to a player about a game, newest first. */
export async function listNotifications(
  { db }: Deps,
  playerId: string,
  game: string,
  part: ListPart,
): Promise<NotificationStatus[]> {
  const rows = await deliveriesAbout(db.prisma, playerId, game, part);
  return rows.map((row) => ({
    id: row.id,
    event: row.type as NotificationStatus['event'],
    channel: row.channel,
    state: row.state as DeliveryState,
    attempts: row.attempts,
    createdAt: row.createdAt.toISOString(),
    nextAttemptAt: row.nextAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }));
}
