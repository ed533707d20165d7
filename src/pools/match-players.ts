import { endDue, postponeDue, takeDue } from '../db/due.ts';
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

/** Maximum number of players of a pool considered at a time; the longest-waiting come first. */
const maxLookedAt = 500;
const fewest = 2;
/** Interval after which pools with enough players are checked again, ms. The longer players wait, the more of them match. */
const againMs = 10 * secondMs;

/** All pools, as one piece of due work. */
export function duePools(deps: Deps): DueWork {
  const { prisma } = deps.db;
  return new DueWork(deps, {
    leaseMs: 30 * secondMs,
    atOnce: 1,
    failure: 'those who wait in pools could not be brought together this time',
    take: (lease) => takeDue(prisma, 'pools', lease),
    work: async (due) => {
      await matchPoolPlayers(deps);
      const now = deps.clock();
      const isWaiting = (await poolsWith(prisma, fewest, now)).some(hasEnough);
      if (isWaiting) await postponeDue(prisma, 'pools', due, new Date(now.getTime() + againMs));
      else await endDue(prisma, 'pools', due);
    },
  });
}

const hasEnough = ({ waiting, seats }: { readonly waiting: number; readonly seats: number }) =>
  waiting >= seats;

/**
 * Starts games for matching players in pools. Each game starts in the transaction that ends its players' waiting, so that a crash can't
 * give a player two games or none. Only one process does this at a time.
 */
export async function matchPoolPlayers(deps: Deps): Promise<void> {
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
    await startGame(deps, tx, pool, seated);
  }
}

function meetingOf(apart: readonly { readonly one: string; readonly other: string }[]): MayMeet {
  const keys = new Set(apart.flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]));
  return (one, other) => !keys.has(`${one} ${other}`);
}

/** Adds the ratings of waiting players in the pool's class. */
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

/** Removes some players from their pool and starts their game. For players deleted meanwhile, only the rows are removed. */
async function startGame(deps: Deps, tx: Tx, pool: Pool, seated: readonly PoolWaitRow[]): Promise<void> {
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
    deps.log.warn({ err: error, pool }, 'could not start a pool game');
  }
}
