import type { SessionOwner } from '../../apps/store/refresh-tokens.ts';
import { minuteMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { type Client, sessionState } from '../store/sessions.ts';

/** Time after a log-in in which a session may do what otherwise needs the password, in ms. */
const recentMs = 10 * minuteMs;

/**
 * Makes sure that a caller is the player, and not somebody who found an open session: it was begun within ten minutes,
 * or the password is given. For what outlives a session, such as creating an API token.
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

/** Whether a session was begun within ten minutes. */
export async function hasRecentLogIn({ db, clock }: Deps, sessionId: string): Promise<boolean> {
  const createdAt = (await sessionState(db, sessionId))?.createdAt.getTime() ?? 0;
  return clock().getTime() - createdAt <= recentMs;
}
