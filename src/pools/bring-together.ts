import { endDue, putOffDue, takeDue } from '../db/due.ts';
import { transaction } from '../db/transactions.ts';
import type { Tx } from '../db/tx.ts';
import { createSeatedGame } from '../games/table/create-seated.ts';
import { DEFAULT_TERMS } from '../games/terms.ts';
import { secondMs } from '../helpers/time-units.ts';
import type { Deps } from '../platform/deps.ts';
import { DueWork } from '../platform/due-work.ts';
import { Problem } from '../platform/problems.ts';
import { classOf, newcomer } from '../ratings/rules/rating.ts';
import { ratingsOf } from '../ratings/store/ratings.ts';
import { groupsOf, type MayMeet, type Waiting } from './rules/group.ts';
import { type Pool, poolExpansions, poolPaces } from './rules/pool.ts';
import {
  deletePoolWaits,
  lockPoolWaits,
  type PoolWaitRow,
  pairsApart,
  poolsWith,
  tryLockPools,
} from './store/pool-waits.ts';

/** Most people of a pool who are looked at, those who have waited for longest. */
const maxLookedAt = 500;
const fewest = 2;
/** How soon pools are looked at again in which enough people wait: the longer they wait, the more of them fit, ms. */
const againMs = 10 * secondMs;

/** The pools, all at once. */
export function duePools(deps: Deps): DueWork {
  const { prisma } = deps.db;
  return new DueWork(deps, {
    leaseMs: 30 * secondMs,
    atOnce: 1,
    failure: 'those who wait in pools could not be brought together this time',
    take: (lease) => takeDue(prisma, 'pools', lease),
    work: async (due) => {
      await bringTogether(deps);
      const now = deps.clock();
      const isWaiting = (await poolsWith(prisma, fewest, now)).some(hasEnough);
      if (isWaiting) await putOffDue(prisma, 'pools', due, new Date(now.getTime() + againMs));
      else await endDue(prisma, 'pools', due);
    },
  });
}

const hasEnough = ({ waiting, seats }: { readonly waiting: number; readonly seats: number }) =>
  waiting >= seats;

/**
 * Begins the games of those who wait in pools and fit together. A game begins in the transaction that ends their waiting,
 * so that each waits for one game, whatever dies; one process at a time does it.
 */
export async function bringTogether(deps: Deps): Promise<void> {
  const now = deps.clock();
  for (const pool of await poolsWith(deps.db.prisma, fewest, now))
    if (hasEnough(pool)) await transaction(deps.db, (tx) => bringTogetherIn(deps, tx, pool, now));
}

async function bringTogetherIn(deps: Deps, tx: Tx, pool: Pool, now: Date): Promise<void> {
  if (!(await tryLockPools(tx))) return;
  const rows = await lockPoolWaits(tx, pool, now, maxLookedAt);
  if (rows.length < pool.seats) return;
  const players = rows.map(({ playerId }) => playerId);
  const mayMeet = meetingOf(await pairsApart(tx, players, pool.seats));
  const waiting = await withRatings(tx, pool, rows, now);
  for (const group of groupsOf(waiting, pool.seats, mayMeet)) {
    const seated = group.flatMap(({ player }) => rows.filter(({ playerId }) => playerId === player));
    await beginGame(deps, tx, pool, seated);
  }
}

function meetingOf(apart: readonly { readonly one: string; readonly other: string }[]): MayMeet {
  const keys = new Set(apart.flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]));
  return (one, other) => !keys.has(`${one} ${other}`);
}

/** Adds what is believed of the strength of those who wait, in the class of the pool. */
async function withRatings(tx: Tx, pool: Pool, rows: readonly PoolWaitRow[], now: Date): Promise<Waiting[]> {
  const players = rows.map(({ playerId }) => playerId);
  const ratings = (await ratingsOf(tx, players)).filter((each) => each.class === classOf(pool.seats));
  const byPlayer = new Map(ratings.map((rating) => [rating.playerId, rating]));
  return rows.map(({ playerId, since }) => ({
    player: playerId,
    rating: byPlayer.get(playerId) ?? newcomer,
    waitedMs: Math.max(0, now.getTime() - since.getTime()),
  }));
}

/** Ends the waiting of some people, and begins their game. Of those who were deleted meanwhile the rows go alone. */
async function beginGame(deps: Deps, tx: Tx, pool: Pool, seated: readonly PoolWaitRow[]): Promise<void> {
  const [first] = seated;
  if (first === undefined) return;
  await deletePoolWaits(
    tx,
    seated.map(({ id }) => id),
  );
  try {
    await createSeatedGame(deps, {
      ...DEFAULT_TERMS,
      ownerId: first.playerId,
      players: seated.map(({ playerId }) => playerId),
      rules: { expansions: [...poolExpansions[pool.preset]] },
      visibility: 'public',
      seating: 'drawn',
      clock: {
        perTurn: poolPaces[pool.pace],
        onTimeout: 'forfeit',
        forfeitAfter: 2,
        reminders: ['half', 'P1D'],
      },
      rated: pool.rated,
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    deps.log.warn({ err: error, pool }, 'a game of a pool could not begin');
  }
}
