import type { Tx } from '../../db/tx.ts';
import { dayMs } from '../../helpers/time-units.ts';
import { fingerprint } from '../../platform/keys.ts';
import { type Problem, problem } from '../../platform/problems.ts';
import { isRetired, retireHandle } from '../../players/store/retired-handles.ts';
import { normaliseHandle } from './profile.ts';
import { isReservedName } from './reserved-names.ts';

/** Time that a handle that a player gave up stays unavailable to others, in ms. */
const keptMs = 90 * dayMs;

/**
 * Refuses handles that nobody may have.
 * @throws Problem handle-taken
 */
export function requireFreeHandle(handle: string): void {
  if (isReservedName(handle)) throw problem('handle-taken', { detail: `The handle ${handle} is reserved.` });
}

/**
 * Refuses a handle that somebody gave up not long ago, or that was a deleted player's. To be called in the transaction
 * that took the handle. `player` is the one who took it.
 * @throws Problem handle-taken
 */
export async function requireUnretired(db: Tx, player: string, handle: string, at: Date): Promise<void> {
  if (await isRetired(db, fingerprintOf(handle), player, at)) throw retired();
}

function retired(): Problem {
  return problem('handle-taken', { detail: 'A different player has used this handle before.' });
}

/** Keeps a handle that a player gave up from others for a time; the player may take it back. */
export async function giveUpHandle(db: Tx, playerId: string, handle: string, at: Date): Promise<void> {
  const until = new Date(at.getTime() + keptMs);
  await retireHandle(db, { fingerprint: fingerprintOf(handle), playerId, at, until });
}

/** Keeps a handle from everybody for ever. */
export async function retireForEver(db: Tx, handle: string, at: Date): Promise<void> {
  await retireHandle(db, { fingerprint: fingerprintOf(handle), at });
}

const fingerprintOf = (handle: string) => fingerprint('handle', normaliseHandle(handle));
