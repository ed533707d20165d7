import type { Queryable } from './client.ts';
import { type DeliveryRow, deliveryColumns, type NewDelivery } from './deliveries.ts';

/** A delivery that a process attempts without a job. */
export interface DirectDelivery extends DeliveryRow {
  readonly endpointId: string;
  readonly gameId: string;
  /** Id of the player to whom the endpoint belongs. */
  readonly ownerId: string;
  /** Until when it is reserved for the process; from then on any process may claim it. */
  readonly nextAt: Date;
}

/** Returns those of the deliveries that were written `at`, by id, which are reserved for this process on a channel. */
export function reservedOn(
  channel: string,
  written: ReadonlyMap<string, NewDelivery>,
  at: Date,
): DirectDelivery[] {
  return [...written].flatMap(([id, delivery]) => {
    const { type, endpointId, ownerId, gameId, reservedUntil: nextAt } = delivery;
    if (delivery.channel !== channel || nextAt === undefined) return [];
    if (endpointId === undefined || ownerId === undefined || gameId === undefined) return [];
    const { playerId = null, seq = null, body = null } = delivery;
    const names = { id, channel, type, playerId, endpointId, ownerId, gameId, address: null };
    const progress = { state: 'waiting', attempts: 0, nextAt, createdAt: at, finishedAt: null } as const;
    return [{ ...names, seq, body, data: null, ...progress, resumeState: null, resumeAt: null }];
  });
}

/** Reserves, until `until`, up to `limit` direct deliveries that are reserved for no process, the oldest first. */
export async function claimDirect(
  db: Queryable,
  now: Date,
  until: Date,
  limit: number,
): Promise<DirectDelivery[]> {
  const text = `
    WITH due AS (
      SELECT id FROM deliveries WHERE state = 'waiting' AND is_direct AND next_at <= $1
      ORDER BY next_at, id LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
    )
    UPDATE deliveries d SET next_at = $2 FROM due JOIN deliveries USING (id)
    JOIN webhook_endpoints e ON e.id = deliveries.endpoint_id
    WHERE d.id = due.id RETURNING ${deliveryColumns}, e.player_id AS "ownerId"`;
  const { rows } = await db.query<DirectDelivery>({
    name: 'claim-direct',
    text,
    values: [now, until, limit],
  });
  return rows.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/**
 * Returns those of some direct deliveries that still wait, by id, with whether there is still a reason to send them: not
 * if they are about a turn, as `turnTypes` are, that is over.
 */
export async function stillWaiting(
  db: Queryable,
  ids: readonly string[],
  turnTypes: readonly string[],
): Promise<Map<string, boolean>> {
  const text = `
    SELECT d.id, d.type <> ALL($2) OR EXISTS (
      SELECT 1 FROM games g WHERE g.id = d.game_id AND g.version = d.seq AND g.status = 'running') AS "isCurrent"
    FROM deliveries d WHERE d.id = ANY($1) AND d.state = 'waiting' AND d.is_direct`;
  const values = [ids, turnTypes];
  const { rows } = await db.query<{ id: string; isCurrent: boolean }>({
    name: 'still-waiting',
    text,
    values,
  });
  return new Map(rows.map(({ id, isCurrent }) => [id, isCurrent]));
}

/** Ends the reservation of direct deliveries, so that any process may claim them now. */
export async function releaseDirect(db: Queryable, ids: readonly string[], now: Date): Promise<void> {
  const text = `UPDATE deliveries SET next_at = $2 WHERE id = ANY($1) AND state = 'waiting' AND is_direct`;
  await db.query({ name: 'release-direct', text, values: [ids, now] });
}

/**
 * Leaves what waits for an endpoint to the job of its owner: the direct deliveries `reserved` for this process, and those
 * reserved for none.
 */
export async function setAside(
  db: Queryable,
  endpoint: string,
  reserved: readonly string[],
  now: Date,
): Promise<void> {
  const text = `
    UPDATE deliveries SET is_direct = false, next_at = $3
    WHERE endpoint_id = $1 AND state = 'waiting' AND is_direct AND (id = ANY($2) OR next_at <= $3)`;
  await db.query({ name: 'set-aside', text, values: [endpoint, reserved, now] });
}
