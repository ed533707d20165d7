import { completeLogIn, countLogIn } from '../../limits/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { hashSecret } from '../sessions/secrets.ts';
import { type Session, startSession } from '../sessions/session.ts';
import { findChallenge, takeChallenge } from '../store/challenges.ts';
import { recoveryCodesOf, takeRecoveryCode } from '../store/recovery-codes.ts';
import type { Client } from '../store/sessions.ts';
import { emailAboutRecoveryCode } from './emails.ts';
import { hashCode } from './recovery-codes.ts';

/** A recovery code that a player sends in place of a passkey. */
export interface RecoveryLogIn {
  /** The challenge of the problem `second-factor-required`. */
  readonly challenge: string;
  /** The code as typed. */
  readonly code: string;
}

/**
 * Starts a session with a recovery code, as the second step after the password. A code works once; a wrong code does not
 * consume the challenge, so the player can try again.
 * @throws Problem challenge-expired, invalid-recovery-code, too-many-requests
 */
export async function logInByRecoveryCode(
  deps: Deps,
  { challenge, code }: RecoveryLogIn,
  client: Client,
): Promise<Session> {
  const { db, clock } = deps;
  const challengeHash = hashSecret(challenge);
  const found = await findChallenge(db.prisma, challengeHash, clock());
  if (found?.purpose !== 'second-factor' || found.playerId === null) throw problem('challenge-expired');
  const { playerId } = found;
  const attempt = { account: playerId, address: client.address };
  await countLogIn(deps, attempt);
  if (!(await takeRecoveryCode(db, playerId, hashCode(code), clock()))) {
    throw problem('invalid-recovery-code');
  }
  if ((await takeChallenge(db.prisma, challengeHash, clock())) === undefined)
    throw problem('challenge-expired');
  await completeLogIn(deps, attempt);
  await emailAboutRecoveryCode(deps, playerId, (await recoveryCodesOf(db, playerId))?.left ?? 0);
  return startSession(deps, playerId, client);
}
