import { dayMs } from '../../../../helpers/time-units.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { addEmailFailure } from '../../../store/email-failures.ts';

/** Score from which on nothing is sent to an address: one lasting fault, or several that each could pass. */
const enough = 4;
const scores = { lasting: 4, passing: 1 } as const;
/** Faults are forgotten when there was none for this time, ms. */
const forgottenMs = 30 * dayMs;

/** Why an email did not arrive. */
export interface Failure {
  /** Whether the address will never take emails, or failed for a passing reason. */
  readonly isLasting: boolean;
  /** What the other server said, in one line. */
  readonly reason: string;
}

/** Notes that an email to a player's address failed; after enough of that, none are sent there until the player wants it. */
export async function noteFailure(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  player: string,
  email: string,
  { isLasting, reason }: Failure,
): Promise<void> {
  const at = deps.clock();
  const score = isLasting ? scores.lasting : scores.passing;
  const failure = { player, address: email.toLowerCase(), score, reason, at };
  const forgottenBefore = new Date(at.getTime() - forgottenMs);
  const isStopped = await addEmailFailure(deps.db.prisma, failure, { enough, forgottenBefore });
  if (isStopped) deps.log.info({ player }, 'emails to a player are stopped, as they come back');
}
