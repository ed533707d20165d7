import type { Tx } from '../../db/tx.ts';
import { hourMs } from '../../helpers/time-units.ts';
import { insertOutboxEvent } from '../../notifications/outbox/insert.ts';
import { takeFollowersToNotify } from '../../relations/store/follows.ts';
import type { NewGameRow } from '../store/games.ts';

/** After somebody was notified of a table, those of the same player are not told to them for this long, ms. */
const pauseMs = 12 * hourMs;

/** Notifies those who follow the owner of a new table and want to hear of it, but nobody too often. */
export async function notifyFollowers(client: Tx, { id, ownerId, createdAt: at }: NewGameRow): Promise<void> {
  const since = new Date(at.getTime() - pauseMs);
  const data = { by: ownerId };
  for (const player of await takeFollowersToNotify(client, ownerId, { at, since }))
    await insertOutboxEvent(client, { game: id, kind: 'table.opened', seq: 0, player, data, at });
}

/** Announces a new table to the club to whose members it is open: to nobody in particular. */
export async function notifyClub(client: Tx, { id, ownerId, createdAt: at }: NewGameRow): Promise<void> {
  await insertOutboxEvent(client, { game: id, kind: 'table.opened', seq: 0, data: { by: ownerId }, at });
}
