import type { Tx } from '../../db/tx.ts';
import { dayMs } from '../../helpers/time-units.ts';
import { fingerprint } from '../../platform/keys.ts';
import { type Problem, problem } from '../../platform/problems.ts';
import { isRetired, retireHandle } from '../../players/store/retired-handles.ts';
import { normaliseHandle } from './profile.ts';
import { isReservedName } from './reserved-names.ts';

/** Time for which a released handle stays unavailable to others, ms. */
const keptMs = 90 * dayMs;

/**
 * Rejects reserved handles.
 * @throws Problem handle-taken
 */
export function requireFreeHandle(handle: string): void {
  if (isReservedName(handle)) throw problem('handle-taken', { detail: `The handle ${handle} is reserved.` });
}

/**
 * Rejects a handle that was recently released or belonged to a deleted player. Must be called in the transaction that
 * took the handle. `player` is its new owner.
 * @throws Problem handle-taken
 */
export async function requireUnretired(db: Tx, player: string, handle: string, at: Date): Promise<void> {
  if (await isRetired(db, fingerprintOf(handle), player, at)) throw retired();
}

function retired(): Problem {
  return problem('handle-taken', { detail: 'A different player has used this handle before.' });
}

/** Reserves a released handle for a time; the same player may take it back. */
export async function releaseHandle(db: Tx, playerId: string, handle: string, at: Date): Promise<void> {
  const until = new Date(at.getTime() + keptMs);
  await retireHandle(db, { fingerprint: fingerprintOf(handle), playerId, at, until });
}

/** Retires a handle permanently. */
export async function retireHandlePermanently(db: Tx, handle: string, at: Date): Promise<void> {
  await retireHandle(db, { fingerprint: fingerprintOf(handle), at });
}

const fingerprintOf = (handle: string) => fingerprint('handle', normaliseHandle(handle));
