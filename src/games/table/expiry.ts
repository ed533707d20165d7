import type { GameRow } from '../../db/games.ts';
import { dayMs } from '../../time-units.ts';

/** How long an open game waits for a change before it is cancelled, ms. */
export const openTableMs = 30 * dayMs;

/** Returns when an open game is cancelled if nothing changes; undefined for a game that is not open. */
export function expiresAt({ status, updatedAt }: Pick<GameRow, 'status' | 'updatedAt'>): Date | undefined {
  return status === 'open' ? new Date(updatedAt.getTime() + openTableMs) : undefined;
}
