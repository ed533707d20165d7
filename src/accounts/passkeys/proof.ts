import type { SessionOwner } from '../../apps/store/refresh-tokens.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { hasRecentLogIn, requireRecentLogIn } from '../sessions/recent-log-in.ts';
import { isGuest } from '../store/guests.ts';
import { passkeysOf } from '../store/passkeys.ts';
import type { Client } from '../store/sessions.ts';

/**
 * Verifies that the player, not the thief of a session, changes the login methods: the session must be under ten minutes
 * old. Without a passkey the password is also accepted; with one, it would bypass the second factor.
 * @throws Problem recent-login-required, password-required, wrong-password, too-many-requests
 */
export async function requireProof(
  deps: Deps,
  owner: SessionOwner,
  password: string | undefined,
  client: Client,
): Promise<void> {
  // A guest has nothing but the session.
  if (await isGuest(deps.db.prisma, owner.playerId)) return;
  if (await hasRecentLogIn(deps, owner.sessionId)) return;
  if ((await passkeysOf(deps.db, owner.playerId)).length > 0) throw problem('recent-login-required');
  await requireRecentLogIn(deps, owner, password, client);
}
