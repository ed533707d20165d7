import type { Db } from '../../db/client.ts';
import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import { Prisma, type PushSubscription, type Session } from '../../generated/prisma/client.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';
import { lockPlayer } from '../../players/store/players.ts';

/** The data needed to send to a device. */
export type PushTarget = Readonly<Pick<PushSubscription, 'id' | 'playerId' | 'endpoint' | 'p256dh' | 'auth'>>;

/** A new subscription. */
export type NewPushSubscription = PushTarget & Readonly<Pick<PushSubscription, 'sessionId' | 'createdAt'>>;

/** A subscription as shown to its player, with the browser's name for itself. */
export type PushSubscriptionRow = Readonly<
  Pick<PushSubscription, 'id' | 'sessionId' | 'createdAt' | 'lastDeliveredAt' | 'failingSince'> &
    Pick<Session, 'userAgent'>
>;

/** A subscription is active while its session is. */
const live = (at: Date) => ({ session: { endedAt: null, expiresAt: { gt: at } } });

/**
 * The written subscription, or the reason for a refusal: the maximum is reached, or another player has it with another
 * secret.
 */
export type UpsertedSubscription =
  | { readonly id: string }
  | { readonly fault: 'too-many' | 'of-another-player' };

/**
 * Adds a subscription, or renews it. A device has only one, which belongs to the latest session there. It can only be
 * taken over from another player's active session with the device's secret. Subscriptions of ended sessions are deleted
 * to make room when the player has `max` others.
 */
export async function upsertPushSubscription(
  db: Db,
  subscription: NewPushSubscription,
  max: number,
): Promise<UpsertedSubscription> {
  const { playerId, createdAt } = subscription;
  return transaction(db, async (tx) => {
    // Locked so that each of several simultaneous calls sees the previous ones.
    await lockPlayer(tx, playerId);
    await tx.pushSubscription.deleteMany({ where: { playerId, NOT: live(createdAt) } });
    return upsert(tx, subscription, max);
  });
}

async function upsert(
  db: Tx,
  { id, playerId, sessionId, endpoint, p256dh, auth, createdAt }: NewPushSubscription,
  max: number,
): Promise<UpsertedSubscription> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    INSERT INTO push_subscriptions AS old (id, player_id, session_id, endpoint, p256dh, auth, created_at)
    SELECT ${id}::uuid, ${playerId}::uuid, ${sessionId}::uuid, ${endpoint}, ${p256dh}, ${auth}, ${createdAt}::timestamptz
    WHERE (SELECT count(*) FROM push_subscriptions
           WHERE player_id = ${playerId}::uuid AND endpoint <> ${endpoint}) < ${max}::int
    ON CONFLICT (endpoint) DO UPDATE
    SET player_id = excluded.player_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
        auth = excluded.auth, failing_since = NULL,
        id = CASE WHEN old.player_id = excluded.player_id THEN old.id ELSE excluded.id END,
        created_at = CASE WHEN old.player_id = excluded.player_id THEN old.created_at ELSE excluded.created_at END,
        last_delivered_at = CASE WHEN old.player_id = excluded.player_id THEN old.last_delivered_at END
    WHERE old.player_id = excluded.player_id OR old.auth = excluded.auth
      OR NOT EXISTS (SELECT FROM sessions s WHERE s.id = old.session_id AND s.ended_at IS NULL AND s.expires_at > ${createdAt}::timestamptz)
    RETURNING id`;
  if (rows[0] !== undefined) return rows[0];
  const isOthers = await db.pushSubscription.count({ where: { endpoint, NOT: [{ playerId }, { auth }] } });
  return { fault: isOthers > 0 ? 'of-another-player' : 'too-many' };
}

/** Returns subscriptions of a player, oldest first. */
export async function pushSubscriptionsOf(
  db: Tx,
  player: string,
  at: Date,
  part: ListPart,
): Promise<PushSubscriptionRow[]> {
  const { where, ...rest } = partById(part, 'asc');
  const rows = await db.pushSubscription.findMany({
    where: { playerId: player, ...live(at), ...where },
    ...rest,
    select: {
      id: true,
      sessionId: true,
      createdAt: true,
      lastDeliveredAt: true,
      failingSince: true,
      session: { select: { userAgent: true } },
    },
  });
  return rows.map(({ session, ...row }) => ({ ...row, ...session }));
}

/** SQL condition on players `p` who have a device that gets notifications. */
export const hasDevice = Prisma.sql`EXISTS (SELECT FROM push_subscriptions s WHERE s.player_id = p.id)`;

/** Returns the devices of some players, by id and player. */
export function pushDevicesOf(
  db: Tx,
  players: readonly string[],
  at: Date,
): Promise<Pick<PushTarget, 'id' | 'playerId'>[]> {
  return db.pushSubscription.findMany({
    where: { playerId: { in: [...players] }, ...live(at) },
    select: { id: true, playerId: true },
    orderBy: { id: 'asc' },
  });
}

/** Returns the subscription with an id, if its session is active. */
export async function findPushTarget(db: Tx, id: string, at: Date): Promise<PushTarget | undefined> {
  return (await db.pushSubscription.findUnique({ where: { id, ...live(at) } })) ?? undefined;
}

/** Records a successful delivery. */
export async function recordPushed(db: Tx, id: string, at: Date): Promise<void> {
  await db.pushSubscription.updateMany({ where: { id }, data: { lastDeliveredAt: at, failingSince: null } });
}

/** Records a failure, and deletes the subscription if every attempt since `before` has failed. */
export async function recordPushFailure(db: Tx, id: string, at: Date, before: Date): Promise<void> {
  await db.pushSubscription.updateMany({ where: { id, failingSince: null }, data: { failingSince: at } });
  await db.pushSubscription.deleteMany({ where: { id, failingSince: { lt: before } } });
}

/** Deletes a subscription; `endpoint` protects one that may have been renewed since. */
export async function deletePushSubscription(
  db: Tx,
  { id, endpoint }: Pick<PushTarget, 'id' | 'endpoint'>,
): Promise<void> {
  await db.pushSubscription.deleteMany({ where: { id, endpoint } });
}

/** Deletes a subscription of a player; false if the player has no such subscription. */
export async function deletePushSubscriptionOf(db: Tx, player: string, id: string): Promise<boolean> {
  return (await db.pushSubscription.deleteMany({ where: { id, playerId: player } })).count === 1;
}
