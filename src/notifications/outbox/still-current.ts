import type { DeliveryRow } from '../../db/deliveries.ts';
import { isAtVersion } from '../../db/games.ts';
import type { Deps } from '../../deps.ts';
import { facts, isNotificationType } from '../events/types.ts';

/** Whether there is still a reason to send a delivery: not if it is about a turn that is over. */
export async function isStillCurrent({ db }: Deps, { type, gameId, seq }: DeliveryRow): Promise<boolean> {
  const isAboutTurn = isNotificationType(type) && facts[type].isAboutTurn;
  if (!isAboutTurn || gameId === null || seq === null) return true;
  return isAtVersion(db.pool, gameId, seq);
}
