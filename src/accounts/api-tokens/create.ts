import { newId } from '../../db/id.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';
import type { Scope } from '../caller.ts';
import { hashSecret, newSecret } from '../sessions/secrets.ts';
import { type TokenFacts, tokenFacts, tokensOf } from './list.ts';

const mostTokens = 50;

export interface NewApiToken {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt?: string | null | undefined;
}

/**
 * Makes an API token of the player `playerId`; its `token` is shown this once and kept as a hash only.
 * @throws Problem too-many-tokens, validation
 */
export async function createToken(
  deps: Deps,
  playerId: string,
  wish: NewApiToken,
): Promise<TokenFacts & { token: string }> {
  const now = deps.clock();
  const expiresAt = wish.expiresAt ? new Date(wish.expiresAt) : null;
  if (expiresAt !== null && expiresAt <= now) throw expiresTooEarly();
  if ((await tokensOf(deps, playerId)).length >= mostTokens) throw problem('too-many-tokens');
  const token = newSecret('cbm_');
  const scopes = [...new Set(wish.scopes)];
  const data = {
    id: newId(),
    playerId,
    name: wish.name,
    tokenHash: hashSecret(token),
    scopes,
    createdAt: now,
    expiresAt,
  };
  const made = await deps.db.prisma.apiToken.create({ data });
  return { ...tokenFacts(made), token };
}

function expiresTooEarly() {
  const detail = 'The token would be expired already.';
  return problem('validation', { detail, errors: [{ in: 'body', pointer: '/expiresAt', detail }] });
}
