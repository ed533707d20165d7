import { newId } from '../../db/id.ts';
import { type ApiTokenRow, countApiTokens, insertApiToken } from '../../db/players/api-tokens.ts';
import type { SessionOwner } from '../../db/players/refresh-tokens.ts';
import type { Client } from '../../db/players/sessions.ts';
import { beginRequestTransaction } from '../../db/transactions.ts';
import { enqueueAccountEmail } from '../../notifications/channels/email/delivery/enqueue.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Problem, problem } from '../../platform/problems.ts';
import type { Scope } from '../caller.ts';
import { requireRecentLogIn } from '../sessions/recent-log-in.ts';
import { hashSecret, newSecret } from '../sessions/secrets.ts';
import { type ApiTokenView, apiTokenView } from './list.ts';

const maxTokens = 50;

export interface NewApiToken {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt?: string | null | undefined;
  /** Needed unless the session is new. */
  readonly password?: string | undefined;
}

/**
 * Creates an API token in a session of its owner; `token` is shown this once and stored as a hash only.
 * @throws Problem too-many-tokens, validation, password-required, wrong-password, too-many-requests
 */
export async function createApiToken(
  deps: Deps,
  owner: SessionOwner,
  { password, ...request }: NewApiToken,
  client: Client,
): Promise<ApiTokenView & { token: string }> {
  const { db, clock } = deps;
  const { playerId, sessionId } = owner;
  await requireRecentLogIn(deps, owner, password, client);
  await beginRequestTransaction();
  const now = clock();
  const expiresAt = request.expiresAt ? new Date(request.expiresAt) : null;
  if (expiresAt !== null && expiresAt <= now) throw expiresTooEarly();
  if ((await countApiTokens(db, playerId)) >= maxTokens) throw problem('too-many-tokens');
  const token = newSecret('cbm_');
  const row = await insertApiToken(db, {
    id: newId(),
    playerId,
    sessionId,
    name: request.name,
    tokenHash: hashSecret(token),
    scopes: [...new Set(request.scopes)],
    createdAt: now,
    expiresAt,
  });
  await emailAboutToken(deps, row);
  return { ...apiTokenView(row), token };
}

async function emailAboutToken(
  { db }: Deps,
  { id, playerId, name, scopes, createdAt }: ApiTokenRow,
): Promise<void> {
  const type = 'account.token-created';
  const email = {
    type,
    playerId,
    dedupeKey: `${type} ${id}`,
    data: { name, scopes },
    at: createdAt,
  } as const;
  await enqueueAccountEmail(db.prisma, email);
}

function expiresTooEarly(): Problem {
  const detail = 'The token would be expired already.';
  return problem('validation', { detail, errors: [{ in: 'body', pointer: '/expiresAt', detail }] });
}
