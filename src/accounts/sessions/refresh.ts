import { replaceRefreshToken, sessionOfUsedToken } from '../../apps/store/refresh-tokens.ts';
import { outsideTransaction } from '../../db/transactions.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Problem, problem } from '../../platform/problems.ts';
import { keepGuest } from '../guests/expiry.ts';
import { revokeGrants, revokeSession, revokeTokens } from '../revocations.ts';
import { hashSecret } from './secrets.ts';
import { issueRefreshToken, type Session, sessionOf } from './session.ts';

/**
 * Consumes a refresh token and returns the next one. A second use of a token ends the whole session immediately, together
 * with its later token, and the API tokens and app grants created in it.
 * @throws Problem invalid-refresh-token, refresh-token-reused
 */
export async function refresh(deps: Deps, refreshToken: string): Promise<Session> {
  const tokenHash = hashSecret(refreshToken);
  const issued = issueRefreshToken(deps);
  const owner = await replaceRefreshToken(deps.db, tokenHash, issued.row);
  if (owner === undefined) throw await refusal(deps, tokenHash);
  await keepGuest(deps, owner.playerId);
  return sessionOf(deps, owner, issued);
}

async function refusal(deps: Deps, tokenHash: string): Promise<Problem> {
  const session = await sessionOfUsedToken(deps.db, tokenHash);
  if (session === undefined) return problem('invalid-refresh-token');
  const { playerId, sessionId } = session;
  await outsideTransaction(async () => {
    await revokeSession(deps, playerId, sessionId, 'token-reused');
    await revokeTokens(deps, playerId, { createdIn: sessionId });
    await revokeGrants(deps, { playerId, allowedIn: sessionId });
  });
  return problem('refresh-token-reused');
}
