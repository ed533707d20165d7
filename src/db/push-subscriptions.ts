import type { Db, Tx } from './client.ts';
import { transaction } from './transactions.ts';

/** What is needed to send to a device. */
export interface PushTarget {
  readonly id: string;
  readonly playerId: string;
  readonly endpoint: string;
  /** The browser's public key and secret, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** A subscription to be written. */
export interface NewPushSubscription extends PushTarget {
  readonly sessionId: string;
  readonly createdAt: Date;
}

/** A subscription as its player sees it. */
export interface PushSubscriptionRow {
  readonly id: string;
  readonly sessionId: string;
  /** What the browser calls itself. */
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly lastDeliveredAt: Date | null;
  /** Since when every attempt has failed. */
  readonly failingSince: Date | null;
}

/** A subscription counts as long as the session in which it was made goes on. `at` is a parameter. */
const live = (at: string) =>
  `push_subscriptions p JOIN sessions s ON s.id = p.session_id AND s.ended_at IS NULL AND s.expires_at > ${at}`;

const insertSql = `
  INSERT INTO push_subscriptions (id, player_id, session_id, endpoint, p256dh, auth, created_at)
  SELECT $1, $2, $3, $4, $5, $6, $7 WHERE (
    SELECT count(*) FROM push_subscriptions WHERE player_id = $2 AND endpoint <> $4) < $8
  ON CONFLICT (endpoint) DO UPDATE
  SET player_id = $2, session_id = $3, p256dh = $5, auth = $6, failing_since = NULL,
      id = CASE WHEN push_subscriptions.player_id = $2 THEN push_subscriptions.id ELSE $1 END,
      created_at = CASE WHEN push_subscriptions.player_id = $2 THEN push_subscriptions.created_at ELSE $7 END,
      last_delivered_at = CASE WHEN push_subscriptions.player_id = $2 THEN push_subscriptions.last_delivered_at END
  RETURNING id`;

/**
 * Adds a subscription, or renews it: one device has one, which is whose session is the latest there. Those of ended
 * sessions make room. Returns its id; undefined where the player has `most` others.
 */
export async function upsertPushSubscription(
  db: Db,
  { id, playerId, sessionId, endpoint, p256dh, auth, createdAt }: NewPushSubscription,
  most: number,
): Promise<string | undefined> {
  return transaction(db, async (client) => {
    // Of several at once each sees those before it.
    await client.query('SELECT 1 FROM players WHERE id = $1 FOR NO KEY UPDATE', [playerId]);
    const ended = `
      DELETE FROM push_subscriptions WHERE player_id = $1 AND NOT EXISTS (
        SELECT FROM sessions s WHERE s.id = session_id AND s.ended_at IS NULL AND s.expires_at > $2)`;
    await client.query(ended, [playerId, createdAt]);
    const values = [id, playerId, sessionId, endpoint, p256dh, auth, createdAt, most];
    return (await client.query<{ id: string }>(insertSql, values)).rows[0]?.id;
  });
}

/** The subscriptions of a player, oldest first. */
export async function pushSubscriptionsOf(db: Tx, player: string, at: Date): Promise<PushSubscriptionRow[]> {
  const text = `
    SELECT p.id, p.session_id AS "sessionId", s.user_agent AS "userAgent", p.created_at AS "createdAt",
           p.last_delivered_at AS "lastDeliveredAt", p.failing_since AS "failingSince"
    FROM ${live('$2')} WHERE p.player_id = $1 ORDER BY p.created_at, p.id`;
  return (await db.query<PushSubscriptionRow>(text, [player, at])).rows;
}

/** Those of some players who have a device that gets notifications. */
export async function playersWithPush(db: Tx, players: readonly string[]): Promise<string[]> {
  const text = 'SELECT DISTINCT player_id AS id FROM push_subscriptions WHERE player_id = ANY($1)';
  const { rows } = await db.query<{ id: string }>({ name: 'players-with-push', text, values: [players] });
  return rows.map(({ id }) => id);
}

/** The devices of some players, by id and player. */
export async function pushDevicesOf(
  db: Tx,
  players: readonly string[],
  at: Date,
): Promise<{ readonly id: string; readonly playerId: string }[]> {
  const text = `SELECT p.id, p.player_id AS "playerId" FROM ${live('$2')} WHERE p.player_id = ANY($1) ORDER BY p.id`;
  return (await db.query({ name: 'push-devices', text, values: [players, at] })).rows;
}

/** The subscription with an id, if its session goes on. */
export async function findPushTarget(db: Tx, id: string, at: Date): Promise<PushTarget | undefined> {
  const text = `
    SELECT p.id, p.player_id AS "playerId", p.endpoint, p.p256dh, p.auth FROM ${live('$2')} WHERE p.id = $1`;
  return (await db.query<PushTarget>({ name: 'push-target', text, values: [id, at] })).rows[0];
}

/** Records that something was delivered. */
export async function recordPushed(db: Tx, id: string, at: Date): Promise<void> {
  const text = 'UPDATE push_subscriptions SET last_delivered_at = $2, failing_since = NULL WHERE id = $1';
  await db.query({ name: 'record-pushed', text, values: [id, at] });
}

/** Records a failure, and deletes the subscription if every attempt since `before` has failed. */
export async function recordPushFailure(db: Tx, id: string, at: Date, before: Date): Promise<void> {
  const failing = 'UPDATE push_subscriptions SET failing_since = coalesce(failing_since, $2) WHERE id = $1';
  await db.query(failing, [id, at]);
  await db.query('DELETE FROM push_subscriptions WHERE id = $1 AND failing_since < $2', [id, before]);
}

/** Deletes a subscription; `endpoint` where it may have been renewed since. */
export async function deletePushSubscription(
  db: Tx,
  { id, endpoint }: Pick<PushTarget, 'id' | 'endpoint'>,
): Promise<void> {
  await db.query('DELETE FROM push_subscriptions WHERE id = $1 AND endpoint = $2', [id, endpoint]);
}

/** Deletes a subscription of a player; false if the player has no such subscription. */
export async function deletePushSubscriptionOf(db: Tx, player: string, id: string): Promise<boolean> {
  const text = 'DELETE FROM push_subscriptions WHERE id = $1 AND player_id = $2';
  return (await db.query(text, [id, player])).rowCount === 1;
}
