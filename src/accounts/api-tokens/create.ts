import type { SessionOwner } from '../../apps/store/refresh-tokens.ts';
import { newId } from '../../db/id.ts';
import { startRequestTransaction } from '../../db/transactions.ts';
import { visibleGame } from '../../games/access.ts';
import { enqueueAccountEmail } from '../../notifications/channels/email/delivery/enqueue.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Problem, problem } from '../../platform/problems.ts';
import type { Scope } from '../caller.ts';
import { requireRecentLogIn } from '../sessions/recent-log-in.ts';
import { hashSecret, newSecret } from '../sessions/secrets.ts';
import { type ApiTokenRow, countApiTokens, insertApiToken } from '../store/api-tokens.ts';
import type { Client } from '../store/sessions.ts';
import { apiTokenView } from './list.ts';

const maxTokens = 50;
/** The scopes available to a token for one game. */
const scopesOfGames: readonly Scope[] = ['games:read', 'games:play', 'players:act-for'];

export interface NewApiToken {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** The only game it is for; all games if omitted or null. */
  readonly gameId?: string | null | undefined;
  readonly expiresAt?: string | null | undefined;
  /** Required unless the session is new. */
  readonly password?: string | undefined;
}

/**
 * Creates an API token in a session of its owner. `token` is returned only once and stored as a hash.
 * @throws Problem too-many-tokens, validation, game-not-found, password-required, wrong-password, too-many-requests
 */
export async function createApiToken(
  deps: Deps,
  owner: SessionOwner,
  { password, ...request }: NewApiToken,
  client: Client,
) {
  const { db, clock } = deps;
  const { playerId, sessionId } = owner;
  const { gameId = null } = request;
  if (gameId !== null && !request.scopes.every((scope) => scopesOfGames.includes(scope))) throw notOfGames();
  await requireRecentLogIn(deps, owner, password, client);
  if (gameId !== null) await visibleGame(deps, playerId, gameId);
  await startRequestTransaction();
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
    gameId,
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

function notOfGames(): Problem {
  const detail = `A token of one game may have these scopes: ${scopesOfGames.join(', ')}.`;
  return problem('validation', { detail, errors: [{ in: 'body', pointer: '/scopes', detail }] });
}

function expiresTooEarly(): Problem {
  const detail = 'The token would be expired already.';
  return problem('validation', { detail, errors: [{ in: 'body', pointer: '/expiresAt', detail }] });
}
