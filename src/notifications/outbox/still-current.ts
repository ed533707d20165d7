import type { DeliveryRow } from '../../db/deliveries.ts';
import { isAtVersion } from '../../db/games.ts';
import type { Deps } from '../../deps.ts';
import { aboutTurn } from '../events/types.ts';

/** Whether what a delivery says is still so: whoever has decided need not hear that it is their turn. */
export async function isStillTrue({ db }: Deps, { type, gameId, seq }: DeliveryRow): Promise<boolean> {
  if (!aboutTurn.includes(type) || gameId === null || seq === null) return true;
  return isAtVersion(db.pool, gameId, seq);
}
