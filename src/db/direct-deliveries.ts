import type { Tx } from './client.ts';
import { type DeliveryRow, deliveryColumns, type NewDelivery } from './deliveries.ts';

/** A delivery that a process attempts without a job. */
export interface DirectDelivery extends DeliveryRow {
  readonly endpointId: string;
  readonly gameId: string;
  /** Id of the player to whom the endpoint belongs. */
  readonly ownerId: string;
  /** Until when it is reserved for the process; from then on any process may claim it. */
  readonly reservedUntil: Date;
}

/** Returns those of the deliveries that were written `at`, by id, which are reserved for this process on a channel. */
export function reservedOn(
  channel: string,
  written: ReadonlyMap<string, NewDelivery>,
  at: Date,
): DirectDelivery[] {
  const reserved: DirectDelivery[] = [];
  for (const [id, delivery] of written) {
    const { channel: on, type, endpointId, ownerId, gameId, reservedUntil } = delivery;
    if (on !== channel || reservedUntil === undefined) continue;
    if (endpointId === undefined || ownerId === undefined || gameId === undefined) continue;
    // Spelled out, as an object put together of others takes many times the memory.
    reserved.push({
      id,
      channel,
      type,
      playerId: delivery.playerId ?? null,
      endpointId,
      ownerId,
      gameId,
      address: null,
      seq: delivery.seq ?? null,
      body: delivery.body ?? null,
      data: null,
      state: 'waiting',
      attempts: 0,
      nextAt: null,
      resumeState: null,
      resumeAt: null,
      createdAt: at,
      finishedAt: null,
      reservedUntil,
    });
  }
  return reserved;
}

/** SQL for whether a delivery `d` waits directly. */
const isDirect = `d.state = 'waiting' AND d.next_at IS NULL`;

/** Most reservations that are looked at together. */
const mostEnded = 50;

/**
 * Reserves, until `until`, direct deliveries whose reservation has ended: at most `limit`, unless those that were reserved
 * together are more; the oldest first. Undefined: no reservation has ended.
 */
export async function claimDirect(
  db: Tx,
  now: Date,
  until: Date,
  limit: number,
): Promise<DirectDelivery[] | undefined> {
  const text = `
    WITH oldest AS (
      SELECT id, until, deliveries FROM direct_reservations WHERE until <= $1
      ORDER BY until, deliveries LIMIT ${mostEnded} FOR UPDATE SKIP LOCKED
    ), counted AS (
      SELECT id, deliveries, sum(cardinality(deliveries)) OVER earlier - cardinality(deliveries) AS before
      FROM oldest WINDOW earlier AS (ORDER BY until, deliveries)
    ), ended AS (
      DELETE FROM direct_reservations r USING counted c WHERE r.id = c.id AND c.before < $3 RETURNING r.deliveries
    ), claimed AS (
      SELECT ${deliveryColumns}, e.player_id AS "ownerId", $2::timestamptz AS "reservedUntil"
      FROM ended CROSS JOIN unnest(ended.deliveries) AS direct JOIN deliveries d ON d.id = direct
      JOIN webhook_endpoints e ON e.id = d.endpoint_id WHERE ${isDirect}
    ), reserved AS (
      INSERT INTO direct_reservations (id, until, deliveries)
      SELECT gen_random_uuid(), $2, array_agg(id) FROM claimed HAVING count(*) > 0
    )
    SELECT ended.count, claimed.* FROM (SELECT count(*)::int FROM ended) ended LEFT JOIN claimed ON true`;
  // Without a name it is planned each time: a plan made while there were few deliveries would read all of them.
  const { rows } = await db.query<DirectDelivery & { count: number }>(text, [now, until, limit]);
  if (rows[0]?.count === 0) return undefined;
  const claimed = rows.filter(({ id }) => id !== null).map(({ count: _, ...delivery }) => delivery);
  return claimed.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/**
 * Returns those of some direct deliveries that still wait, by id, with whether there is still a reason to send them: not
 * if they are about a turn, as `turnTypes` are, that is over.
 */
export async function stillWaiting(
  db: Tx,
  ids: readonly string[],
  turnTypes: readonly string[],
): Promise<Map<string, boolean>> {
  const text = `
    SELECT d.id, d.type <> ALL($2) OR EXISTS (
      SELECT 1 FROM games g WHERE g.id = d.game_id AND g.version = d.seq AND g.status = 'running') AS "isCurrent"
    FROM deliveries d WHERE d.id = ANY($1) AND ${isDirect}`;
  const values = [ids, turnTypes];
  const { rows } = await db.query<{ id: string; isCurrent: boolean }>({
    name: 'still-waiting',
    text,
    values,
  });
  return new Map(rows.map(({ id, isCurrent }) => [id, isCurrent]));
}

/** Ends the reservation of direct deliveries, so that any process may claim them now. */
export async function releaseDirect(db: Tx, ids: readonly string[], now: Date): Promise<void> {
  const text = `
    WITH rest AS (
      UPDATE direct_reservations
      SET deliveries = ARRAY(SELECT unnest(deliveries) EXCEPT SELECT unnest($1::uuid[])) WHERE deliveries && $1
    )
    INSERT INTO direct_reservations (id, until, deliveries) VALUES (gen_random_uuid(), $2, $1)`;
  await db.query({ name: 'release-direct', text, values: [ids, now] });
}

/**
 * Leaves what waits for an endpoint to the job of its owner: the direct deliveries `reserved` for this process, and those
 * reserved for none.
 */
export async function setAside(
  db: Tx,
  endpoint: string,
  reserved: readonly string[],
  now: Date,
): Promise<void> {
  const text = `
    UPDATE deliveries d SET next_at = $3
    FROM (SELECT unnest($2::uuid[]) UNION SELECT unnest(deliveries) FROM direct_reservations WHERE until <= $3) AS direct (id)
    WHERE d.id = direct.id AND d.endpoint_id = $1 AND ${isDirect}`;
  await db.query({ name: 'set-aside', text, values: [endpoint, reserved, now] });
}
