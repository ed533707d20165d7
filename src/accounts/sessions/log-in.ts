import { startRequestTransaction } from '../../db/transactions.ts';
import { completeLogIn, countLogIn } from '../../limits/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { requireNoSecondFactor } from '../passkeys/second-factor.ts';
import { normaliseEmail } from '../profile/profile.ts';
import { credentialsOf } from '../store/accounts.ts';
import type { Client } from '../store/sessions.ts';
import { type Session, startSession } from './session.ts';

/**
 * Starts a session. An unknown address and a wrong password get the same response after the same work.
 * @throws Problem invalid-credentials, second-factor-required, too-many-requests
 */
export async function logIn(
  deps: Deps,
  given: { readonly email: string; readonly password: string },
  client: Client,
): Promise<Session> {
  const email = normaliseEmail(given.email);
  const player = await credentialsOf(deps.db, email);
  const attempt = { account: player?.id ?? email, address: client.address };
  await countLogIn(deps, attempt);
  const isRight = await deps.passwords.isRight(player?.passwordHash, given.password);
  if (player === undefined || !isRight) throw problem('invalid-credentials');
  await requireNoSecondFactor(deps, player.id, client.address);
  await completeLogIn(deps, attempt);
  await startRequestTransaction();
  return startSession(deps, player.id, client);
}
