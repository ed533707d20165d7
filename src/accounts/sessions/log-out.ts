import { revokeSessionTokens } from '../../db/refresh-tokens.ts';
import type { Deps } from '../../deps.ts';

/**
 * Ends a session: none of its refresh tokens works any more. Its last access token is a signed statement that
 * nobody looks up; it expires by itself within minutes.
 */
export async function revokeSession({ db, clock }: Deps, familyId: string): Promise<void> {
  await revokeSessionTokens(db, familyId, clock());
}
