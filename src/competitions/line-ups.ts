import type { Tx } from '../db/tx.ts';
import { bannedAmong } from '../moderation/store/sanctions.ts';
import type { Deps } from '../platform/deps.ts';
import { presentPlayers } from '../players/store/players.ts';
import { matchesOfPlayers } from './course.ts';
import type { Entrant } from './rules/competition.ts';
import { formatOf } from './rules/formats.ts';
import { settingsOf } from './settings.ts';
import type { CompetitionRow } from './store/competitions.ts';
import { type EntrantRow, withdrawEntrants } from './store/entrants.ts';
import { pairingsIn } from './store/pairings.ts';
import {
  deleteMember,
  leaveMembers,
  type TeamMemberRow,
  type TeamRow,
  teamsIn,
  updateCaptain,
} from './store/teams.ts';

/** Whether somebody in a team has accepted and still plays. */
export const isMember = ({ joinedAt, leftAt }: TeamMemberRow): boolean =>
  joinedAt !== null && leftAt === null;

/** Returns who plays for a team, in the order of ranks; reserves come last. */
export const lineUpOf = ({ members }: Pick<TeamRow, 'members'>): string[] =>
  members.filter(isMember).map(({ playerId }) => playerId);

/** Returns the teams of a competition by id; none where players take part. */
export async function teamsById(tx: Tx, competition: CompetitionRow): Promise<ReadonlyMap<string, TeamRow>> {
  const isOfTeams = settingsOf(competition).teamSize !== null;
  return new Map((isOfTeams ? await teamsIn(tx, competition.id) : []).map((team) => [team.id, team]));
}

/** Returns the line-ups of all teams of a competition, by team. */
export async function lineUpsIn(tx: Tx, id: string): Promise<ReadonlyMap<string, readonly string[]>> {
  return new Map((await teamsIn(tx, id)).map((team) => [team.id, lineUpOf(team)]));
}

/** Returns the entrants who could begin, of teams those that are complete. */
export async function readyAmong(
  tx: Tx,
  competition: CompetitionRow,
  entrants: readonly EntrantRow[],
): Promise<EntrantRow[]> {
  const { teamSize } = settingsOf(competition);
  const present = entrants.filter(({ withdrawnAt }) => withdrawnAt === null);
  if (teamSize === null) return present;
  const lineUps = await lineUpsIn(tx, competition.id);
  return present.filter(({ entrantId }) => (lineUps.get(entrantId)?.length ?? 0) >= teamSize);
}

/**
 * Takes members out of teams who were deleted or are banned. The captain of a team is the next member where the old one has
 * gone, and a team of which nobody is left is withdrawn.
 */
export async function keepTeams(deps: Deps, tx: Tx, { id, status }: CompetitionRow): Promise<void> {
  const now = deps.clock();
  const before = await teamsIn(tx, id);
  const ids = before.flatMap(({ members }) => members.map(({ playerId }) => playerId));
  const [present, banned] = [await presentPlayers(tx, ids), await bannedAmong(tx, ids, now)];
  const gone = ids.filter((each) => !present.has(each) || banned.has(each));
  if (status === 'announced') for (const team of before) await removeMembers(tx, team, gone);
  else await leaveMembers(tx, id, gone, now);
  const empty: string[] = [];
  for (const team of await teamsIn(tx, id)) {
    const [first, ...others] = lineUpOf(team);
    if (first === undefined) empty.push(team.id);
    else if (![first, ...others].includes(team.captainId)) await updateCaptain(tx, team.id, first);
  }
  await withdrawEntrants(tx, id, empty, now);
}

async function removeMembers(tx: Tx, { id, members }: TeamRow, gone: readonly string[]): Promise<void> {
  for (const { playerId } of members) if (gone.includes(playerId)) await deleteMember(tx, id, playerId);
}

/**
 * Takes members out of teams who were absent in their last two matches, and withdraws teams of which nobody is left. Returns
 * the entrants of whom somebody has gone.
 */
export async function withdrawAbsentMembers(
  deps: Deps,
  tx: Tx,
  competition: CompetitionRow,
  entrants: readonly Entrant[],
): Promise<readonly Entrant[]> {
  const { id, round } = competition;
  const matches = matchesOfPlayers(await pairingsIn(tx, id));
  const lineUps = await lineUpsIn(tx, id);
  const isAbsent = (player: string) => formatOf(competition).isGone(player, matches, round);
  const gone = [...lineUps.values()].flat().filter(isAbsent);
  if (gone.length === 0) return [];
  await leaveMembers(tx, id, gone, deps.clock());
  await keepTeams(deps, tx, competition);
  return entrants.filter((entrant) => lineUps.get(entrant.id)?.some(isAbsent));
}
