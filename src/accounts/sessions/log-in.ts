import { credentialsOf } from '../../db/accounts.ts';
import type { Deps } from '../../deps.ts';
import { completeLogIn, countLogIn } from '../../limits/index.ts';
import { problem } from '../../problems.ts';
import { isPasswordRight } from '../passwords/hash.ts';
import { normaliseEmail } from '../profile/profile.ts';
import { type Session, startSession } from './session.ts';

/** What somebody gives to log in; `address`: where they call from. */
interface LogInRequest {
  readonly email: string;
  readonly password: string;
  readonly address: string;
}

/**
 * Starts a session. An unknown address and a wrong password get the same response after the same work.
 * @throws Problem invalid-credentials, too-many-requests
 */
export async function logIn(deps: Deps, { password, address, ...given }: LogInRequest): Promise<Session> {
  const email = normaliseEmail(given.email);
  const player = await credentialsOf(deps.db, email);
  const attempt = { account: player?.id ?? email, address };
  await countLogIn(deps, attempt);
  const isRight = await isPasswordRight(player?.passwordHash, password);
  if (player === undefined || !isRight) throw problem('invalid-credentials');
  await completeLogIn(deps, attempt);
  return startSession(deps, player.id);
}
