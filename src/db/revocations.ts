import { z } from 'zod';
import type { Tx } from './client.ts';
import type { EndReason } from './sessions.ts';

/** A credential that has just been revoked: a session with its access tokens, or an API token. */
export interface Revoked {
  readonly playerId: string;
  readonly sessionId?: string | undefined;
  readonly tokenId?: string | undefined;
}

/** Name of the PostgreSQL notification of a revocation. */
export const revocationChannel = 'revocations';

const payloadSchema = z.object({
  playerId: z.string(),
  sessionId: z.string().optional(),
  tokenId: z.string().optional(),
});

/** Reads the payload of a notification. */
export const parseRevoked = (payload: string): Revoked => payloadSchema.parse(JSON.parse(payload));

/** Which credentials of a player to revoke. */
interface Which {
  readonly playerId: string;
  /** This one alone. */
  readonly id?: string | undefined;
  /** All but this one. */
  readonly except?: string | undefined;
}

/** Forgets the saved answers that contain what `ended` lists, and notifies all processes at the commit. */
const aftermath = (member: string) => `
  , forgotten AS (
    DELETE FROM idempotency_keys WHERE credential_id IN (SELECT id FROM ended)
  )
  SELECT player_id AS "playerId", id AS "${member}",
         pg_notify('${revocationChannel}', json_build_object('playerId', player_id, '${member}', id)::text)
  FROM ended`;

/** Ends sessions of a player; returns those that were going on. */
export async function endSessions(
  db: Tx,
  { playerId, id, except }: Which,
  because: EndReason,
  at: Date,
): Promise<Revoked[]> {
  const text = `
    WITH ended AS (
      UPDATE sessions SET ended_at = $4, ended_because = $5
      WHERE player_id = $1 AND ended_at IS NULL AND ($2::uuid IS NULL OR id = $2) AND id IS DISTINCT FROM $3
      RETURNING id, player_id
    ) ${aftermath('sessionId')}`;
  const values = [playerId, id, except, at, because];
  return (await db.query<Revoked>({ name: 'end-sessions', text, values })).rows;
}

/** Ends the sessions of a player beyond a number of them, those used least recently; returns them. */
export async function endExcessSessions(
  db: Tx,
  playerId: string,
  most: number,
  at: Date,
): Promise<Revoked[]> {
  const text = `
    WITH ended AS (
      UPDATE sessions SET ended_at = $3, ended_because = 'too-many'
      WHERE id IN (SELECT id FROM sessions WHERE player_id = $1 AND ended_at IS NULL
                   ORDER BY last_used_at DESC, id DESC OFFSET $2)
      RETURNING id, player_id
    ) ${aftermath('sessionId')}`;
  return (await db.query<Revoked>({ name: 'end-excess-sessions', text, values: [playerId, most, at] })).rows;
}

/** Revokes API tokens of a player; returns those that worked until now. */
export async function revokeApiTokens(
  db: Tx,
  { playerId, id, createdIn }: Which & { readonly createdIn?: string | undefined },
  at: Date,
): Promise<Revoked[]> {
  const text = `
    WITH ended AS (
      UPDATE api_tokens SET revoked_at = $4
      WHERE player_id = $1 AND revoked_at IS NULL AND ($2::uuid IS NULL OR id = $2)
        AND ($3::uuid IS NULL OR session_id = $3)
      RETURNING id, player_id
    ) ${aftermath('tokenId')}`;
  return (await db.query<Revoked>({ name: 'revoke-api-tokens', text, values: [playerId, id, createdIn, at] }))
    .rows;
}

/**
 * Withdraws everything by which anybody could have access to an account or learn from it: sessions, API tokens,
 * webhooks, the permissions of applications, and links in emails. Returns the credentials that worked until now.
 */
export async function withdrawAll(
  db: Tx,
  { playerId, except }: Omit<Which, 'id'>,
  because: EndReason,
  at: Date,
): Promise<Revoked[]> {
  const sessions = await endSessions(db, { playerId, except }, because, at);
  const tokens = await revokeApiTokens(db, { playerId }, at);
  const webhooks = `
    UPDATE webhook_endpoints SET disabled_at = $2, disabled_because = 'security', updated_at = $2
    WHERE player_id = $1 AND disabled_at IS NULL`;
  await db.query(webhooks, [playerId, at]);
  const permissions =
    'UPDATE external_players SET may_act = false WHERE player_id = $1 AND claimed_at IS NOT NULL';
  await db.query(permissions, [playerId]);
  await db.query('UPDATE players SET link_generation = link_generation + 1 WHERE id = $1', [playerId]);
  return [...sessions, ...tokens];
}
