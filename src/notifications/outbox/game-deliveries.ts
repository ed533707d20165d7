import type { ListPart } from '../../helpers/list-part.ts';
import { pick } from '../../helpers/pick.ts';
import type { Deps } from '../../platform/deps.ts';
import type { NotificationType, testEvent } from '../kinds/index.ts';
import { deliveriesAbout } from '../store/delivery-attempts.ts';

/** Returns the status of notifications to a player about a game, newest first. */
export async function listNotifications({ db }: Deps, playerId: string, game: string, part: ListPart) {
  const rows = await deliveriesAbout(db.prisma, playerId, game, part);
  return rows.map((row) => ({
    ...pick(row, 'id', 'channel', 'state', 'attempts', 'createdAt', 'finishedAt'),
    event: row.type as NotificationType | typeof testEvent,
    nextAttemptAt: row.nextAt,
  }));
}
