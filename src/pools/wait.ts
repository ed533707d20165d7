import { addDue } from '../db/due.ts';
import { newId, noId } from '../db/id.ts';
import { transaction } from '../db/transactions.ts';
import type { ListPart } from '../helpers/list-part.ts';
import { dayMs } from '../helpers/time-units.ts';
import { spend } from '../limits/index.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import type { Pool } from './rules/pool.ts';
import {
  countOtherPools,
  deleteExpiredWaits,
  deletePoolWait,
  insertPoolWait,
  type PoolWaitRow,
  poolsWith,
  poolWaitsOf,
} from './store/pool-waits.ts';

export type { PoolWaitRow };

/** Maximum number of pools in which a player can wait at once. */
const maxPools = 10;

/** Time until an unrenewed wait expires, ms. */
const maxWaitMs = 14 * dayMs;

/**
 * Adds a player to a pool. A player already in it keeps their place for another two weeks.
 * @throws Problem limit-reached, too-many-requests
 */
export async function waitInPool(deps: Deps, playerId: string, pool: Pool): Promise<PoolWaitRow> {
  const { prisma } = deps.db;
  await spend(deps, 'seats-hourly', playerId);
  const since = deps.clock();
  if ((await countOtherPools(prisma, playerId, pool, since)) >= maxPools)
    throw problem('limit-reached', { detail: `You are already waiting in ${maxPools} pools.` });
  const expiresAt = new Date(since.getTime() + maxWaitMs);
  return transaction(deps.db, async (tx) => {
    await deleteExpiredWaits(tx, since);
    const wait = await insertPoolWait(tx, { id: newId(), playerId, ...pool, since, expiresAt });
    await addDue(tx, 'pools', noId, since);
    return wait;
  });
}

/**
 * Removes a player from a pool.
 * @throws Problem pool-wait-not-found
 */
export async function leavePool({ db }: Deps, playerId: string, id: string): Promise<void> {
  if (!(await deletePoolWait(db.prisma, playerId, id))) throw problem('pool-wait-not-found');
}

/** Deletes expired waits. */
export const forgetExpiredWaits = ({ db, clock }: Deps): Promise<void> =>
  deleteExpiredWaits(db.prisma, clock());

/** Returns the pools in which a player waits, newest first. */
export const poolsOf = ({ db, clock }: Deps, playerId: string, part: ListPart): Promise<PoolWaitRow[]> =>
  poolWaitsOf(db.prisma, playerId, clock(), part);

/** Returns the pools with waiting players, each with their number. */
export const busyPools = ({ db, clock }: Deps): Promise<(Pool & { waiting: number })[]> =>
  poolsWith(db.prisma, 1, clock());
