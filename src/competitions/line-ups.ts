import type { Tx } from '../db/tx.ts';
import { bannedAmong } from '../moderation/store/sanctions.ts';
import type { Deps } from '../platform/deps.ts';
import { presentPlayers } from '../players/store/players.ts';
import type { Contest } from './contest.ts';
import { matchesOfPlayers } from './course.ts';
import type { Entrant } from './rules/competition.ts';
import type { EntrantRow } from './store/entrants.ts';
import {
  deleteMember,
  leaveMembers,
  type TeamMemberRow,
  type TeamRow,
  updateCaptain,
} from './store/teams.ts';

/** Whether a player has joined the team and has not left. */
export const isMember = ({ joinedAt, leftAt }: TeamMemberRow): boolean =>
  joinedAt !== null && leftAt === null;

/** Returns the members of a team in the order of ranks; reserves come last. */
export const lineUpOf = ({ members }: Pick<TeamRow, 'members'>): string[] =>
  members.filter(isMember).map(({ playerId }) => playerId);

/** Returns the line-ups of all teams of a competition, by team. */
export async function lineUpsIn(contest: Contest): Promise<ReadonlyMap<string, readonly string[]>> {
  return new Map([...(await contest.teams())].map(([id, team]) => [id, lineUpOf(team)]));
}

/** Returns the entrants ready to start; teams must be complete. */
export async function readyIn(contest: Contest): Promise<EntrantRow[]> {
  const { teamSize } = contest.settings;
  const present = (await contest.entrants()).filter(({ withdrawnAt }) => withdrawnAt === null);
  if (teamSize === null) return present;
  const lineUps = await lineUpsIn(contest);
  return present.filter(({ entrantId }) => (lineUps.get(entrantId)?.length ?? 0) >= teamSize);
}

/** Removes deleted and banned players from teams. A missing captain is replaced by the next member, and an empty team is withdrawn. */
export async function keepTeams(deps: Deps, contest: Contest): Promise<void> {
  const { tx, id, row } = contest;
  const now = deps.clock();
  const before = [...(await contest.teams()).values()];
  const ids = before.flatMap(({ members }) => members.map(({ playerId }) => playerId));
  const [present, banned] = [await presentPlayers(tx, ids), await bannedAmong(tx, ids, now)];
  const gone = ids.filter((each) => !present.has(each) || banned.has(each));
  if (gone.length > 0) {
    if (row.status === 'announced') for (const team of before) await removeMembers(tx, team, gone);
    else await leaveMembers(tx, id, gone, now);
    contest.forgetTeams();
  }
  const empty: string[] = [];
  for (const team of (await contest.teams()).values()) {
    const [first, ...others] = lineUpOf(team);
    if (first === undefined) empty.push(team.id);
    else if (![first, ...others].includes(team.captainId)) {
      await updateCaptain(tx, team.id, first);
      contest.forgetTeams();
    }
  }
  await contest.withdraw(empty, now);
}

async function removeMembers(tx: Tx, { id, members }: TeamRow, gone: readonly string[]): Promise<void> {
  for (const { playerId } of members) if (gone.includes(playerId)) await deleteMember(tx, id, playerId);
}

/** Removes members who were absent from their last two matches, and withdraws empty teams. Returns the entrants that have lost a member. */
export async function withdrawAbsentMembers(
  deps: Deps,
  contest: Contest,
  entrants: readonly Entrant[],
): Promise<readonly Entrant[]> {
  const { tx, id, row, format } = contest;
  const matches = matchesOfPlayers(await contest.pairings());
  const lineUps = await lineUpsIn(contest);
  const isAbsent = (player: string) => format.isGone(player, matches, row.round);
  const gone = [...lineUps.values()].flat().filter(isAbsent);
  if (gone.length === 0) return [];
  await leaveMembers(tx, id, gone, deps.clock());
  contest.forgetTeams();
  await keepTeams(deps, contest);
  return entrants.filter((entrant) => lineUps.get(entrant.id)?.some(isAbsent));
}
