import type { Tx } from '../../db/tx.ts';
import { hourMs } from '../../helpers/time-units.ts';
import { insertOutboxEvent } from '../../notifications/outbox/insert.ts';
import { takeFollowersToNotify } from '../../relations/store/follows.ts';
import type { NewGameRow } from '../store/games.ts';

/** Minimum time between two notifications to a follower about tables of the same player, ms. */
const pauseMs = 12 * hourMs;

/** Notifies the owner's opted-in followers of a new table, within the minimum interval. */
export async function notifyFollowers(client: Tx, { id, ownerId, createdAt: at }: NewGameRow): Promise<void> {
  const since = new Date(at.getTime() - pauseMs);
  const data = { by: ownerId };
  for (const player of await takeFollowersToNotify(client, ownerId, { at, since }))
    await insertOutboxEvent(client, { game: id, kind: 'table.opened', seq: 0, player, data, at });
}

/** Announces a new table to the club that it is open to, without addressing individual members. */
export async function notifyClub(client: Tx, { id, ownerId, createdAt: at }: NewGameRow): Promise<void> {
  await insertOutboxEvent(client, { game: id, kind: 'table.opened', seq: 0, data: { by: ownerId }, at });
}
