import { credentialsOf } from '../../db/accounts.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';
import { isPasswordRight } from '../passwords/hash.ts';
import { normaliseEmail } from '../profile/profile.ts';
import { type Session, startSession } from './session.ts';

/**
 * Starts a session. An unknown address and a wrong password get the same response after the same work.
 * @throws Problem invalid-credentials
 */
export async function logIn(deps: Deps, given: { email: string; password: string }): Promise<Session> {
  const player = await credentialsOf(deps.db, normaliseEmail(given.email));
  const isRight = await isPasswordRight(player?.passwordHash, given.password);
  if (player === undefined || !isRight) throw problem('invalid-credentials');
  return startSession(deps, player.id);
}
