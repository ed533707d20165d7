import { insertPlayerEvent } from '../notifications/outbox/insert.ts';
import type { Deps } from '../platform/deps.ts';
import type { Contest } from './contest.ts';
import type { TeamMemberRow } from './store/teams.ts';

/**
 * Announces on the live streams of invited players that they can no longer answer their invitations, in the contest's
 * transaction. Players who have joined their team are skipped.
 */
export async function announceClosed(
  { clock }: Pick<Deps, 'clock'>,
  { tx, id }: Contest,
  members: readonly TeamMemberRow[],
): Promise<void> {
  for (const { playerId: player, teamId: team, joinedAt } of members) {
    if (joinedAt !== null) continue;
    const data = { competition: id, team };
    await insertPlayerEvent(tx, { kind: 'team.invitation.closed', player, data, at: clock() });
  }
}

/** Announces the same of all open invitations of a competition, before it starts or is cancelled. */
export async function announceAllClosed(deps: Pick<Deps, 'clock'>, contest: Contest): Promise<void> {
  if (contest.row.status !== 'announced') return;
  for (const { members } of (await contest.teams()).values()) await announceClosed(deps, contest, members);
}
