import { dayMs } from '../../../../helpers/time-units.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { addEmailFailure } from '../../../store/email-failures.ts';

/** Score at which email to an address stops: one permanent failure or several temporary ones. */
const enough = 4;
const scores = { lasting: 4, passing: 1 } as const;
/** Failures are forgotten after this time without a new one, ms. */
const forgottenMs = 30 * dayMs;

/** Why an email did not arrive. */
export interface Failure {
  /** True if the address will never accept email, false if the failure may be temporary. */
  readonly isLasting: boolean;
  /** The server's response, in one line. */
  readonly reason: string;
}

/** Records a failed email to a player's address. After enough failures no more are sent until the player resumes delivery. */
export async function recordFailure(
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
  if (isStopped) deps.log.info({ player }, 'emails to a player are suspended because they bounce');
}
