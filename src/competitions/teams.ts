import { addDue } from '../db/due.ts';
import { newId } from '../db/id.ts';
import { transaction } from '../db/transactions.ts';
import type { Tx } from '../db/tx.ts';
import { nameSchema } from '../helpers/name-schema.ts';
import { spend } from '../limits/index.ts';
import { enqueueAccountEmail } from '../notifications/channels/email/delivery/enqueue.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { findOther, findPlayer } from '../players/find-player.ts';
import { requireAccount } from '../players/guests.ts';
import { mayWrite } from '../players/may-write.ts';
import { blocksAmong } from '../relations/store/blocks.ts';
import { Contest } from './contest.ts';
import { isMember, keepTeams, lineUpOf, readyIn } from './line-ups.ts';
import { mostMembers } from './rules/teams.ts';
import { settingsOf } from './settings.ts';
import type { CompetitionRow } from './store/competitions.ts';
import { deleteEntrant, entrantsIn, insertEntrant, withdrawEntrants } from './store/entrants.ts';
import {
  deleteMember,
  deleteTeam,
  findTeam,
  insertMember,
  insertTeam,
  joinMember,
  leaveMembers,
  type TeamRow,
  teamOf,
  updateRanks,
} from './store/teams.ts';
import { closed, locked, refuseBlocked, refuseFull, refuseOrganiser, refuseStranger } from './take-part.ts';

/** What a team may be called. */
export const nameOfTeamSchema = nameSchema(60);

/**
 * Enters a team, of which the player is the captain and first member. It takes part as soon as it has enough members.
 * @returns the id of the team
 * @throws Problem competition-not-found, also where a block is between player and organiser; competition-closed,
 *   competition-full, members-only, players-take-part, in-team-already, same-bag, account-required, silenced, too-many-requests
 */
export async function enterTeam(deps: Deps, playerId: string, id: string, name: string): Promise<string> {
  await requireAccount(deps, playerId, 'enter competitions');
  await mayWrite(deps, playerId);
  await spend(deps, 'seats-hourly', playerId);
  const now = deps.clock();
  const teamId = newId();
  await transaction(deps.db, async (tx) => {
    const competition = await announced(tx, id);
    await refuseUnfit(tx, competition, playerId);
    const others = (await entrantsIn(tx, id)).filter(({ withdrawnAt }) => withdrawnAt === null);
    refuseFull(competition, others.length);
    await insertTeam(tx, { id: teamId, competitionId: id, name, captainId: playerId, createdAt: now });
    await insertMember(tx, { teamId, playerId, competitionId: id, invitedAt: now });
    await joinMember(tx, { teamId, playerId }, 1, now);
    await insertEntrant(tx, { competitionId: id, entrantId: teamId, enteredAt: now });
  });
  return teamId;
}

/** Refuses who may not play in a team of a competition. */
async function refuseUnfit(tx: Tx, competition: CompetitionRow, playerId: string): Promise<void> {
  await refuseBlocked(tx, competition, playerId);
  await refuseStranger(tx, competition, playerId);
  refuseOrganiser(competition, playerId);
  if ((await teamOf(tx, competition.id, playerId)) !== undefined) throw problem('in-team-already');
}

/** Returns a competition of teams, locked. */
async function ofTeams(tx: Tx, id: string): Promise<CompetitionRow & { readonly teamSize: number }> {
  const competition = await locked(tx, id);
  const { teamSize } = settingsOf(competition);
  if (teamSize === null) throw problem('players-take-part');
  return { ...competition, teamSize };
}

async function announced(tx: Tx, id: string) {
  const competition = await ofTeams(tx, id);
  if (competition.status !== 'announced') throw closed(competition);
  return competition;
}

async function notOver(tx: Tx, id: string) {
  const competition = await ofTeams(tx, id);
  const { status } = competition;
  if (status === 'finished' || status === 'cancelled') throw closed(competition);
  return competition;
}

/** A team of a competition, as requests name it. */
export interface TeamAddress {
  readonly id: string;
  readonly team: string;
}

async function teamIn(tx: Tx, { id, team }: TeamAddress): Promise<TeamRow> {
  const found = await findTeam(tx, id, team);
  if (found === undefined) throw problem('team-not-found');
  return found;
}

async function teamOfCaptain(tx: Tx, caller: string, address: TeamAddress): Promise<TeamRow> {
  const team = await teamIn(tx, address);
  if (team.captainId !== caller) throw problem('not-captain');
  return team;
}

/**
 * Invites somebody to a team, for its captain; who was invited before stays so. Nothing happens where the other has blocked
 * the captain, who does not learn of it.
 * @throws Problem competition-not-found, competition-closed, players-take-part, team-not-found, not-captain, player-not-found,
 *   yourself, team-full, blocked-by-you, account-required, silenced, too-many-requests
 */
export async function inviteToTeam(
  deps: Deps,
  caller: string,
  address: TeamAddress,
  name: string,
): Promise<void> {
  await requireAccount(deps, caller, 'invite people');
  await mayWrite(deps, caller);
  const { playerId, handle } = await findOther(deps, caller, name);
  await spend(deps, 'invitations-daily', caller);
  await transaction(deps.db, async (tx) => {
    const competition = await announced(tx, address.id);
    const team = await teamOfCaptain(tx, caller, address);
    const { by, of } = await blocksAmong(tx, caller, [playerId]);
    if (of.has(playerId)) throw problem('blocked-by-you', { handle });
    const isKnown = team.members.some((each) => each.playerId === playerId);
    if (isKnown || by.has(playerId)) return;
    const most = mostMembers(competition.teamSize);
    if (team.members.length >= most) throw problem('team-full', { most });
    await insertMember(tx, { teamId: team.id, playerId, competitionId: address.id, invitedAt: deps.clock() });
    await notifyInvited(deps, tx, competition, team, playerId);
  });
}

async function notifyInvited(
  deps: Deps,
  tx: Tx,
  { id, name: title }: CompetitionRow,
  { id: teamId, name: team, captainId: by }: TeamRow,
  playerId: string,
): Promise<void> {
  const data = { competition: id, title, team, by };
  const dedupeKey = `team ${teamId} ${playerId}`;
  await enqueueAccountEmail(tx, { type: 'team.invited', playerId, dedupeKey, data, at: deps.clock() });
}

/**
 * Accepts the invitation of a team; who is a member stays so. With the last complete team the competition begins.
 * @throws Problem competition-not-found, also where a block is between player and organiser; competition-closed,
 *   members-only, players-take-part, team-not-found, in-team-already, same-bag, account-required, too-many-requests
 */
export async function joinTeam(deps: Deps, playerId: string, address: TeamAddress): Promise<void> {
  await requireAccount(deps, playerId, 'enter competitions');
  await spend(deps, 'seats-hourly', playerId);
  await transaction(deps.db, async (tx) => {
    const competition = await announced(tx, address.id);
    const { id: teamId, members } = await teamIn(tx, address);
    const member = members.find((each) => each.playerId === playerId);
    if (member === undefined) throw problem('team-not-found');
    if (isMember(member)) return;
    await refuseUnfit(tx, competition, playerId);
    const last = Math.max(0, ...members.map(({ rank }) => rank));
    await joinMember(tx, { teamId, playerId }, last + 1, deps.clock());
    const ready = await readyIn(new Contest(tx, competition));
    if (ready.length === competition.capacity) await addDue(tx, 'competition', address.id, deps.clock());
  });
}

/**
 * Takes somebody out of a team, or an invitation back: the player, or for the captain anybody. Once the competition runs, what
 * is played goes on. Before, a team without members is removed.
 * @throws Problem competition-not-found, competition-closed, players-take-part, team-not-found, not-captain, player-not-found
 */
export async function leaveTeam(
  deps: Deps,
  caller: string,
  { player, ...address }: TeamAddress & { readonly player: string },
): Promise<void> {
  const { playerId } = await findPlayer(deps, player);
  await transaction(deps.db, async (tx) => {
    const competition = await notOver(tx, address.id);
    const team = playerId === caller ? await teamIn(tx, address) : await teamOfCaptain(tx, caller, address);
    if (!team.members.some((each) => each.playerId === playerId)) throw problem('player-not-found');
    await removeFromTeam(deps, tx, competition, team.id, playerId);
  });
}

/** Takes somebody out of a team, or an invitation back, in a competition whose lock the caller holds. */
export async function removeFromTeam(
  deps: Deps,
  tx: Tx,
  competition: CompetitionRow,
  team: string,
  playerId: string,
): Promise<void> {
  const { id, status } = competition;
  if (status === 'announced') await deleteMember(tx, team, playerId);
  else await leaveMembers(tx, id, [playerId], deps.clock());
  await keepTeams(deps, new Contest(tx, competition));
  const isEmpty = lineUpOf(await teamIn(tx, { id, team })).length === 0;
  if (isEmpty && status === 'announced') await removeTeam(tx, { id, team });
}

async function removeTeam(tx: Tx, { id, team }: TeamAddress): Promise<void> {
  await deleteEntrant(tx, id, team);
  await deleteTeam(tx, team);
}

/**
 * Sets the line-up of a team, for its captain: it counts from the next round on. Who comes after as many as play is a reserve.
 * @param players handles or ids of all members, in the order of ranks
 * @throws Problem competition-not-found, competition-closed, players-take-part, team-not-found, not-captain, player-not-found,
 *   line-up-mismatch
 */
export async function setLineUp(
  deps: Deps,
  caller: string,
  address: TeamAddress,
  players: readonly string[],
): Promise<void> {
  const ids: string[] = [];
  for (const each of players) ids.push((await findPlayer(deps, each)).playerId);
  await transaction(deps.db, async (tx) => {
    await notOver(tx, address.id);
    const team = await teamOfCaptain(tx, caller, address);
    const members = lineUpOf(team);
    if (ids.length !== members.length || !members.every((each) => ids.includes(each)))
      throw problem('line-up-mismatch');
    await updateRanks(tx, team.id, ids);
  });
}

/**
 * Withdraws a team, for its captain or the organiser. Before the begin it is as if the team had never entered; later what is
 * played goes on, and the team is not paired again.
 * @throws Problem competition-not-found, competition-closed, players-take-part, team-not-found, not-captain
 */
export async function withdrawTeam(deps: Deps, caller: string, address: TeamAddress): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const competition = await notOver(tx, address.id);
    const team = await teamIn(tx, address);
    if (team.captainId !== caller && competition.creatorId !== caller) throw problem('not-captain');
    if (competition.status === 'announced') await removeTeam(tx, address);
    else await withdrawEntrants(tx, address.id, [team.id], deps.clock());
  });
}
