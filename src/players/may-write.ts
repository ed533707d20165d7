import { type SanctionRow, sanctionInForce } from '../moderation/store/sanctions.ts';
import type { Deps } from '../platform/deps.ts';
import { type Problem, type ProblemName, problem } from '../platform/problems.ts';

/**
 * Refuses silenced players any action that others would read: messages, invitations, nudges, names.
 * @throws Problem silenced
 */
export async function mayWrite(deps: Deps, playerId: string): Promise<void> {
  await refuseDuring(deps, playerId, 'silence', 'silenced');
}

/**
 * Refuses a banned player.
 * @throws Problem banned
 */
export async function requireGoodStanding(deps: Deps, playerId: string): Promise<void> {
  await refuseDuring(deps, playerId, 'ban', 'banned');
}

async function refuseDuring(
  { db, clock }: Deps,
  playerId: string,
  kind: 'silence' | 'ban',
  name: ProblemName,
): Promise<void> {
  const sanction = await sanctionInForce(db.prisma, playerId, kind, clock());
  if (sanction !== undefined) throw sanctionProblem(name, sanction);
}

function sanctionProblem(name: ProblemName, { reason, until }: SanctionRow): Problem {
  return problem(name, { sanction: { reason, until: until?.toISOString() ?? null } });
}
