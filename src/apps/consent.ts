import { revokeExcessGrants } from '../accounts/revocations.ts';
import { requireRecentLogIn } from '../accounts/sessions/recent-log-in.ts';
import { hashSecret, newSecret } from '../accounts/sessions/secrets.ts';
import type { Client } from '../accounts/store/sessions.ts';
import { newId } from '../db/id.ts';
import { startRequestTransaction } from '../db/transactions.ts';
import { minuteMs } from '../helpers/time-units.ts';
import { enqueueAccountEmail } from '../notifications/channels/email/delivery/enqueue.ts';
import type { Deps } from '../platform/deps.ts';
import { requireGoodStanding } from '../players/may-write.ts';
import { OAuthError } from './oauth-error.ts';
import { type AppRequest, addressBack } from './request.ts';
import { type AppGrantRow, insertAppCode, insertGrant } from './store/app-grants.ts';
import type { SessionOwner } from './store/refresh-tokens.ts';

/** Lifetime of an authorization code, ms. */
const codeMs = minuteMs;
/** Maximum number of a player's active grants. */
const maxGrants = 100;

/** The permissions that a player grants to an app. */
export type Consent = Pick<AppGrantRow, 'clientId' | 'origin' | 'name' | 'viaDeviceCode'> & {
  readonly scopes: readonly string[];
};

/** The consenting player's session, and the proof of identity. */
export interface Consenter {
  readonly owner: SessionOwner;
  /** Required unless the session is new. */
  readonly password: string | undefined;
  readonly client: Client;
}

/**
 * Grants an app's request, and notifies the player by email. Returns the redirect address with a code that the app
 * exchanges for tokens.
 * @throws Problem banned, password-required, wrong-password, too-many-requests
 */
export async function allowApp(
  deps: Deps,
  { owner, password, client }: Consenter,
  request: AppRequest,
): Promise<string> {
  const { redirect, challenge, clientId, name = null, scopes } = request;
  await requireRecentLogIn(deps, owner, password, client);
  await startRequestTransaction();
  const expiresAt = new Date(deps.clock().getTime() + codeMs);
  const consent = { clientId, origin: redirect.origin, name, scopes, viaDeviceCode: false };
  const grantId = await grantTo(deps, owner, consent, expiresAt);
  const code = newSecret('cbc_');
  const row = { codeHash: hashSecret(code), grantId, redirectUri: redirect.address, challenge, expiresAt };
  await insertAppCode(deps.db.prisma, row);
  return addressBack(deps, request, { code });
}

/**
 * Adds a grant without tokens, which ends at `expiresAt` if it gets none, and notifies the player by email. Returns its
 * id.
 * @throws Problem banned
 */
export async function grantTo(
  deps: Deps,
  { playerId, sessionId }: SessionOwner,
  { clientId, origin, name, scopes, viaDeviceCode }: Consent,
  expiresAt: Date,
): Promise<string> {
  await requireGoodStanding(deps, playerId);
  const [id, createdAt] = [newId(), deps.clock()];
  const grant = { id, playerId, sessionId, clientId, origin, name, viaDeviceCode, createdAt, expiresAt };
  await insertGrant(deps.db.prisma, { ...grant, scopes: [...scopes] });
  await revokeExcessGrants(deps, playerId, maxGrants);
  const type = 'account.app-allowed';
  const email = {
    type,
    playerId,
    dedupeKey: `${type} ${id}`,
    data: { origin, scopes },
    at: createdAt,
  } as const;
  await enqueueAccountEmail(deps.db.prisma, email);
  return id;
}

/** Returns the redirect address that reports the player's refusal to the app. */
export async function refuseApp(deps: Deps, request: AppRequest): Promise<string> {
  await startRequestTransaction();
  const error = new OAuthError('access_denied', 'The player did not allow it.');
  return addressBack(deps, request, { error });
}
