import type { SessionOwner } from '../../apps/store/refresh-tokens.ts';
import { minuteMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { type Client, sessionState } from '../store/sessions.ts';

/** Time after a login in which a session needs no password for sensitive actions, ms. */
const recentMs = 10 * minuteMs;

/**
 * Verifies that the caller is the player, not someone at an open session: the session must be under ten minutes old, or
 * the password given. Used for results that outlive a session, such as an API token.
 * @throws Problem password-required, wrong-password, too-many-requests
 */
export async function requireRecentLogIn(
  deps: Deps,
  { playerId, sessionId }: SessionOwner,
  password: string | undefined,
  client: Client,
): Promise<void> {
  if (password !== undefined) {
    await requirePassword(deps, playerId, password, client);
    return;
  }
  if (!(await hasRecentLogIn(deps, sessionId))) throw problem('password-required');
}

/** Returns whether a session is under ten minutes old. */
export async function hasRecentLogIn({ db, clock }: Deps, sessionId: string): Promise<boolean> {
  const createdAt = (await sessionState(db, sessionId))?.createdAt.getTime() ?? 0;
  return clock().getTime() - createdAt <= recentMs;
}
