import type { DeliveryRow } from '../../db/deliveries.ts';
import { isAtVersion, isPaused } from '../../db/games.ts';
import type { Deps } from '../../deps.ts';
import { facts, isNotificationType } from '../events/types.ts';

/** Whether there is still a reason to send a delivery: not if it is about a turn that is over, nor for a reminder in a pause. */
export async function isStillCurrent({ db }: Deps, { type, gameId, seq }: DeliveryRow): Promise<boolean> {
  const isAboutTurn = isNotificationType(type) && facts[type].isAboutTurn;
  if (!isAboutTurn || gameId === null || seq === null) return true;
  if (type === 'turn.reminder' && (await isPaused(db.pool, gameId))) return false;
  return isAtVersion(db.pool, gameId, seq);
}
