import type { Tx } from '../../db/tx.ts';

/** A handle that can't be taken, by its fingerprint. */
export interface RetiredHandle {
  readonly fingerprint: string;
  /** The only player who can take it back. */
  readonly playerId?: string | undefined;
  readonly at: Date;
  /** Undefined if it is retired for ever. */
  readonly until?: Date | undefined;
}

/** Retires a handle; replaces an earlier retirement. */
export async function retireHandle(db: Tx, handle: RetiredHandle): Promise<void> {
  const { fingerprint, playerId = null, at, until = null } = handle;
  await db.retiredHandle.upsert({
    where: { fingerprint },
    create: { fingerprint, playerId, retiredAt: at, until },
    update: { playerId, retiredAt: at, until },
  });
}

/**
 * Whether a handle is retired at `now` for all players but `player`. Call it after taking the handle, in the same transaction: the unique
 * index has then waited for the transaction that released it.
 */
export async function isRetired(db: Tx, fingerprint: string, player: string, now: Date): Promise<boolean> {
  const isActive = { OR: [{ until: null }, { until: { gt: now } }] };
  const isOfOther = { OR: [{ playerId: null }, { playerId: { not: player } }] };
  return (await db.retiredHandle.count({ where: { fingerprint, AND: [isActive, isOfOther] } })) > 0;
}

/** Permanently retires the handles that a player has given up, for that player too. */
export async function retireHandlesOf(db: Tx, player: string): Promise<void> {
  await db.retiredHandle.updateMany({ where: { playerId: player }, data: { playerId: null, until: null } });
}

/** Deletes the retirements that have expired. */
export async function purgeRetiredHandles(db: Tx, now: Date): Promise<void> {
  await db.retiredHandle.deleteMany({ where: { until: { lte: now } } });
}
