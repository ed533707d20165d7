import type { Tx } from '../../db/tx.ts';

/** A handle that nobody may take, by its fingerprint. */
export interface RetiredHandle {
  readonly fingerprint: string;
  /** The player who may take it back. */
  readonly playerId?: string | undefined;
  readonly at: Date;
  /** Undefined: for ever. */
  readonly until?: Date | undefined;
}

/** Retires a handle, in place of what held for it before. */
export async function retireHandle(db: Tx, handle: RetiredHandle): Promise<void> {
  const { fingerprint, playerId = null, at, until = null } = handle;
  await db.retiredHandle.upsert({
    where: { fingerprint },
    create: { fingerprint, playerId, retiredAt: at, until },
    update: { playerId, retiredAt: at, until },
  });
}

/**
 * Whether a handle is retired at `now` for everybody but `player`. To be checked after the handle was taken,
 * in the same transaction: the unique index has then waited for the one who gave it up.
 */
export async function isRetired(db: Tx, fingerprint: string, player: string, now: Date): Promise<boolean> {
  const isActive = { OR: [{ until: null }, { until: { gt: now } }] };
  const isOfOther = { OR: [{ playerId: null }, { playerId: { not: player } }] };
  return (await db.retiredHandle.count({ where: { fingerprint, AND: [isActive, isOfOther] } })) > 0;
}

/** Retires the handles that a player gave up for ever, for the player too. */
export async function retireHandlesOf(db: Tx, player: string): Promise<void> {
  await db.retiredHandle.updateMany({ where: { playerId: player }, data: { playerId: null, until: null } });
}

/** Deletes handles that are free again. */
export async function purgeRetiredHandles(db: Tx, now: Date): Promise<void> {
  await db.retiredHandle.deleteMany({ where: { until: { lte: now } } });
}
