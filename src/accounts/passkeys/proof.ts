import type { SessionOwner } from '../../apps/store/refresh-tokens.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { hasRecentLogIn, requireRecentLogIn } from '../sessions/recent-log-in.ts';
import { isGuest } from '../store/guests.ts';
import { passkeysOf } from '../store/passkeys.ts';
import type { Client } from '../store/sessions.ts';

/**
 * Makes sure that somebody who changes how a player logs in is the player, and not somebody with a stolen session: it
 * was begun within ten minutes. Without any passkey the password will do as well; with one it would undo the second
 * factor.
 * @throws Problem recent-login-required, password-required, wrong-password, too-many-requests
 */
export async function requireProof(
  deps: Deps,
  owner: SessionOwner,
  password: string | undefined,
  client: Client,
): Promise<void> {
  // The session is all that a guest has.
  if (await isGuest(deps.db.prisma, owner.playerId)) return;
  if (await hasRecentLogIn(deps, owner.sessionId)) return;
  if ((await passkeysOf(deps.db, owner.playerId)).length > 0) throw problem('recent-login-required');
  await requireRecentLogIn(deps, owner, password, client);
}
