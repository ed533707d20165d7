import type { Deps } from '../../deps.ts';
import { type Problem, problem } from '../../problems.ts';
import { revokeSession } from './log-out.ts';
import { hashSecret } from './secrets.ts';
import { continueSession, type Session } from './session.ts';

/**
 * Uses a refresh token up and gives the next one. The token is used up and followed in one transaction, so that
 * whoever comes second with it waits, and then ends the whole session together with the follower.
 * @throws Problem invalid-refresh-token, refresh-token-reused
 */
export async function refresh(deps: Deps, refreshToken: string): Promise<Session> {
  const tokenHash = hashSecret(refreshToken);
  const next = await deps.db.prisma.$transaction(async ({ refreshToken: tokens }) => {
    const now = deps.clock();
    const usable = { tokenHash, usedAt: null, revokedAt: null, expiresAt: { gt: now } };
    const [used] = await tokens.updateManyAndReturn({ where: usable, data: { usedAt: now } });
    return used && continueSession(deps, tokens, used);
  });
  if (next === undefined) throw await refusal(deps, tokenHash);
  return next;
}

async function refusal(deps: Deps, tokenHash: string): Promise<Problem> {
  const token = await deps.db.prisma.refreshToken.findUnique({ where: { tokenHash } });
  if (token === null || token.usedAt === null) return problem('invalid-refresh-token');
  await revokeSession(deps, token.familyId);
  return problem('refresh-token-reused');
}
