import { z } from 'zod';
import type { Tx } from '../../db/tx.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { EndReason } from './sessions.ts';

const { sql } = Prisma;

/** A credential that was just revoked: a session with its access tokens, an API token, or an app's grant. */
export interface Revoked {
  readonly playerId: string;
  readonly sessionId?: string | undefined;
  readonly tokenId?: string | undefined;
  readonly grantId?: string | undefined;
}

/** Name of the PostgreSQL notification of a revocation. */
export const revocationChannel = 'revocations';

const payloadSchema = z.object({
  playerId: z.string(),
  sessionId: z.string().optional(),
  tokenId: z.string().optional(),
  grantId: z.string().optional(),
});

/** Reads the payload of a notification. */
export const parseRevoked = (payload: string): Revoked => payloadSchema.parse(JSON.parse(payload));

/** Which credentials of a player to revoke. */
interface Which {
  readonly playerId: string;
  /** Only this one. */
  readonly id?: string | undefined;
  /** All but this one. */
  readonly except?: string | undefined;
}

/** Deletes the saved responses that contain what `ended` lists, and notifies all processes on commit. */
const aftermath = (member: 'sessionId' | 'tokenId' | 'grantId') => sql`
  forgotten AS (
    DELETE FROM idempotency_keys WHERE credential_id IN (SELECT id FROM ended)
  )
  SELECT player_id AS "playerId", id AS ${Prisma.raw(`"${member}"`)},
         pg_notify(${revocationChannel}::text, json_build_object('playerId', player_id, ${member}::text, id)::text)::text
  FROM ended`;

/** Ends a player's sessions; returns those that were active. */
export function endSessions(
  db: Tx,
  { playerId, id, except }: Which,
  because: EndReason,
  at: Date,
): Promise<Revoked[]> {
  return db.$queryRaw`
    WITH ended AS (
      UPDATE sessions SET ended_at = ${at}::timestamptz, ended_because = ${because}
      WHERE player_id = ${playerId}::uuid AND ended_at IS NULL AND (${id ?? null}::uuid IS NULL OR id = ${id ?? null}::uuid)
        AND id IS DISTINCT FROM ${except ?? null}::uuid
      RETURNING id, player_id
    ), ${aftermath('sessionId')}`;
}

/** Invalidates all email links sent to a player so far. */
export async function endLinks(db: Tx, playerId: string): Promise<void> {
  await db.player.updateMany({ where: { id: playerId }, data: { linkGeneration: { increment: 1 } } });
}

/** Ends a player's sessions above a maximum, least recently used first; returns them. */
export function endExcessSessions(db: Tx, playerId: string, most: number, at: Date): Promise<Revoked[]> {
  return db.$queryRaw`
    WITH ended AS (
      UPDATE sessions SET ended_at = ${at}::timestamptz, ended_because = 'too-many'
      WHERE id IN (SELECT id FROM sessions WHERE player_id = ${playerId}::uuid AND ended_at IS NULL
                   ORDER BY last_used_at DESC, id DESC OFFSET ${most})
      RETURNING id, player_id
    ), ${aftermath('sessionId')}`;
}

/** Revokes a player's API tokens; returns those that were valid. */
export function revokeApiTokens(
  db: Tx,
  { playerId, id, createdIn }: Omit<Which, 'except'> & { readonly createdIn?: string | undefined },
  at: Date,
): Promise<Revoked[]> {
  return db.$queryRaw`
    WITH ended AS (
      UPDATE api_tokens SET revoked_at = ${at}::timestamptz
      WHERE player_id = ${playerId}::uuid AND revoked_at IS NULL AND (${id ?? null}::uuid IS NULL OR id = ${id ?? null}::uuid)
        AND (${createdIn ?? null}::uuid IS NULL OR session_id = ${createdIn ?? null}::uuid)
      RETURNING id, player_id
    ), ${aftermath('tokenId')}`;
}

/** Which of a player's grants to end: one, all of an app, or those made in one session; all if nothing is given. */
export interface WhichGrants {
  readonly playerId: string;
  readonly id?: string | undefined;
  readonly clientId?: string | undefined;
  readonly allowedIn?: string | undefined;
}

/** Deletes the webhooks created by apps whose grants `ended` lists. */
const endedWebhooks = sql`
  webhooks AS (
    DELETE FROM webhook_endpoints WHERE grant_id IN (SELECT id FROM ended)
  )`;

/** Ends a player's grants to apps, with the webhooks that these created; returns the grants that were active. */
export function endGrants(
  db: Tx,
  { playerId, id, clientId, allowedIn }: WhichGrants,
  at: Date,
): Promise<Revoked[]> {
  return db.$queryRaw`
    WITH ended AS (
      UPDATE app_grants SET ended_at = ${at}::timestamptz
      WHERE player_id = ${playerId}::uuid AND ended_at IS NULL AND (${id ?? null}::uuid IS NULL OR id = ${id ?? null}::uuid)
        AND (${clientId ?? null}::text IS NULL OR client_id = ${clientId ?? null}::text)
        AND (${allowedIn ?? null}::uuid IS NULL OR session_id = ${allowedIn ?? null}::uuid)
      RETURNING id, player_id
    ), ${endedWebhooks}, ${aftermath('grantId')}`;
}

/** Ends a player's grants above a maximum, least recently used first, like `endGrants`; returns them. */
export function endExcessGrants(db: Tx, playerId: string, most: number, at: Date): Promise<Revoked[]> {
  return db.$queryRaw`
    WITH ended AS (
      UPDATE app_grants SET ended_at = ${at}::timestamptz
      WHERE id IN (SELECT id FROM app_grants WHERE player_id = ${playerId}::uuid AND ended_at IS NULL
                   ORDER BY coalesce(last_used_at, created_at) DESC, id DESC OFFSET ${most})
      RETURNING id, player_id
    ), ${endedWebhooks}, ${aftermath('grantId')}`;
}

/**
 * Revokes everything that could give others access to an account or its data: sessions, API tokens, apps, webhooks,
 * permissions of applications, and email links. Returns the credentials that were valid.
 */
export async function withdrawAll(
  db: Tx,
  { playerId, except }: Omit<Which, 'id'>,
  because: EndReason,
  at: Date,
): Promise<Revoked[]> {
  const sessions = await endSessions(db, { playerId, except }, because, at);
  const tokens = await revokeApiTokens(db, { playerId }, at);
  const grants = await endGrants(db, { playerId }, at);
  await db.webhookEndpoint.updateMany({
    where: { playerId, disabledAt: null },
    data: { disabledAt: at, disabledReason: 'security', updatedAt: at },
  });
  await db.externalPlayer.updateMany({
    where: { playerId, claimedAt: { not: null } },
    data: { canAct: false },
  });
  await endLinks(db, playerId);
  return [...sessions, ...tokens, ...grants];
}
