import type { Queryable } from './client.ts';

/** Where a player's webhooks go, as its row has it. */
export interface EndpointRow {
  readonly id: string;
  readonly playerId: string;
  readonly url: string;
  readonly format: 'standard' | 'discord' | 'slack';
  readonly secret: string;
  readonly previousSecret: string | null;
  readonly previousSecretUntil: Date | null;
  readonly isSlow: boolean;
  readonly failingSince: Date | null;
  readonly disabledAt: Date | null;
}

/** One endpoint. */
export async function findEndpoint(db: Queryable, id: string): Promise<EndpointRow | undefined> {
  const text = `
    SELECT id, player_id AS "playerId", url, format, secret, previous_secret AS "previousSecret",
      previous_secret_until AS "previousSecretUntil", is_slow AS "isSlow", failing_since AS "failingSince",
      disabled_at AS "disabledAt" FROM webhook_endpoints WHERE id = $1`;
  return (await db.query<EndpointRow>({ name: 'find-endpoint', text, values: [id] })).rows[0];
}

/** Notes how an endpoint fares: since when it fails, and whether it belongs in the slow lane. */
export async function noteHealth(
  db: Queryable,
  id: string,
  failingSince: Date | undefined,
  isSlow: boolean,
): Promise<void> {
  const text = 'UPDATE webhook_endpoints SET failing_since = $2, is_slow = $3 WHERE id = $1';
  await db.query({ name: 'note-health', text, values: [id, failingSince, isSlow] });
}

/** Puts an endpoint into the slow lane as soon as it shows that it belongs there. */
export async function markSlow(db: Queryable, id: string): Promise<void> {
  await db.query({
    name: 'mark-slow',
    text: 'UPDATE webhook_endpoints SET is_slow = true WHERE id = $1',
    values: [id],
  });
}

/** Disables an endpoint; answers true for whoever does it first. */
export async function disableEndpoint(
  db: Queryable,
  id: string,
  because: 'gone' | 'failing' | 'owner',
  at: Date,
): Promise<boolean> {
  const text = `
    UPDATE webhook_endpoints SET disabled_at = $3, disabled_because = $2, updated_at = $3
    WHERE id = $1 AND disabled_at IS NULL`;
  return (await db.query(text, [id, because, at])).rowCount === 1;
}
