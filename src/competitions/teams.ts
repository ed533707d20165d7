import { addDue } from '../db/due.ts';
import { newId } from '../db/id.ts';
import { transaction } from '../db/transactions.ts';
import type { Tx } from '../db/tx.ts';
import { nameSchema } from '../helpers/name-schema.ts';
import { spend } from '../limits/index.ts';
import { enqueueAccountEmail } from '../notifications/channels/email/delivery/enqueue.ts';
import { enqueueTeamInvitation } from '../notifications/channels/push/enqueue-team-invitation.ts';
import { insertPlayerEvent } from '../notifications/outbox/insert.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { findOther, findPlayer } from '../players/find-player.ts';
import { requireAccount } from '../players/guests.ts';
import { mayWrite } from '../players/may-write.ts';
import { findPersons } from '../players/store/players.ts';
import { blocksAmong } from '../relations/store/blocks.ts';
import type { Contest } from './contest.ts';
import { announceClosed } from './invitations.ts';
import { isMember, keepTeams, lineUpOf, readyIn } from './line-ups.ts';
import { maxMembers } from './rules/teams.ts';
import { deleteEntrant, insertEntrant } from './store/entrants.ts';
import {
  deleteMember,
  deleteTeam,
  insertMember,
  insertTeam,
  joinMember,
  leaveMembers,
  type TeamRow,
  updateRanks,
} from './store/teams.ts';
import {
  closed,
  locked,
  refuseBlocked,
  refuseFull,
  refuseOrganiser,
  refuseOver,
  refuseStranger,
} from './take-part.ts';

/** The name of a team. */
export const nameOfTeamSchema = nameSchema(60);

/**
 * Enters a team with the player as its captain and first member. It takes part once it has enough members.
 * @returns the id of the team
 * @throws Problem competition-not-found, also if there is a block between player and organiser; competition-closed, competition-full,
 * members-only, players-only, already-in-team, same-bag, account-required, silenced, too-many-requests
 */
export async function enterTeam(deps: Deps, playerId: string, id: string, name: string): Promise<string> {
  await requireAccount(deps, playerId, 'enter competitions');
  await mayWrite(deps, playerId);
  await spend(deps, 'seats-hourly', playerId);
  const now = deps.clock();
  const teamId = newId();
  await transaction(deps.db, async (tx) => {
    const contest = await announced(tx, id);
    await refuseUnfit(contest, playerId);
    const others = (await contest.entrants()).filter(({ withdrawnAt }) => withdrawnAt === null);
    refuseFull(contest, others.length);
    await insertTeam(tx, { id: teamId, competitionId: id, name, captainId: playerId, createdAt: now });
    const captain = { teamId, playerId, competitionId: id, invitedAt: now, joinedAt: now, boardNumber: 1 };
    await insertMember(tx, captain);
    await insertEntrant(tx, { competitionId: id, entrantId: teamId, enteredAt: now });
  });
  return teamId;
}

/** Refuses players who cannot join a team of a competition. */
async function refuseUnfit(contest: Contest, playerId: string): Promise<void> {
  await refuseBlocked(contest, playerId);
  await refuseStranger(contest, playerId);
  refuseOrganiser(contest, playerId);
  const members = [...(await contest.teams()).values()].flatMap((team) => team.members);
  if (members.some((each) => each.playerId === playerId && each.joinedAt !== null))
    throw problem('already-in-team');
}

/** Returns a locked competition whose entrants are teams. */
async function ofTeams(tx: Tx, id: string): Promise<Contest> {
  const contest = await locked(tx, id);
  if (!contest.isOfTeams) throw problem('players-only');
  return contest;
}

async function announced(tx: Tx, id: string): Promise<Contest> {
  const contest = await ofTeams(tx, id);
  if (contest.row.status !== 'announced') throw closed(contest);
  return contest;
}

async function notOver(tx: Tx, id: string): Promise<Contest> {
  const contest = await ofTeams(tx, id);
  refuseOver(contest);
  return contest;
}

/** The address of a team in requests. */
export interface TeamAddress {
  readonly id: string;
  readonly team: string;
}

async function teamIn(contest: Contest, id: string): Promise<TeamRow> {
  const found = (await contest.teams()).get(id);
  if (found === undefined) throw problem('team-not-found');
  return found;
}

async function teamOfCaptain(contest: Contest, caller: string, id: string): Promise<TeamRow> {
  const team = await teamIn(contest, id);
  if (team.captainId !== caller) throw problem('not-captain');
  return team;
}

/**
 * Invites a player to a team; requires the captain. Does nothing if the player is already invited, or has blocked the captain, who is not
 * notified of that.
 * @throws Problem competition-not-found, competition-closed, players-only, team-not-found, not-captain, player-not-found, yourself,
 * team-full, blocked-by-you, account-required, silenced, too-many-requests
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
    const contest = await announced(tx, address.id);
    const team = await teamOfCaptain(contest, caller, address.team);
    const { by, of } = await blocksAmong(tx, caller, [playerId]);
    if (of.has(playerId)) throw problem('blocked-by-you', { handle });
    const isKnown = team.members.some((each) => each.playerId === playerId);
    if (isKnown || by.has(playerId)) return;
    const most = maxMembers(contest.settings.teamSize ?? 0);
    if (team.members.length >= most) throw problem('team-full', { max: most });
    await insertMember(tx, { teamId: team.id, playerId, competitionId: address.id, invitedAt: deps.clock() });
    await notifyInvited(deps, contest, team, playerId);
  });
}

async function notifyInvited(
  deps: Deps,
  { tx, row: { id, name: title } }: Contest,
  { id: teamId, name: team, captainId: by }: TeamRow,
  playerId: string,
): Promise<void> {
  const data = { competition: id, title, team, by };
  const dedupeKey = `team ${teamId} ${playerId}`;
  const at = deps.clock();
  const event = { competition: id, team: teamId };
  await insertPlayerEvent(tx, { kind: 'team.invited', player: playerId, data: event, at });
  await enqueueAccountEmail(tx, { type: 'team.invited', playerId, dedupeKey, data, at });
  const captain = (await findPersons(tx, [by]))[0]?.displayName;
  if (captain === undefined) return;
  await enqueueTeamInvitation(tx, { playerId, competition: id, title, team, captain, dedupeKey, at });
}

/**
 * Accepts an invitation to a team; does nothing for a member. Completing the last team starts the competition.
 * @throws Problem competition-not-found, also if there is a block between player and organiser; competition-closed, members-only,
 * players-only, team-not-found, already-in-team, same-bag, account-required, too-many-requests
 */
export async function joinTeam(deps: Deps, playerId: string, address: TeamAddress): Promise<void> {
  await requireAccount(deps, playerId, 'enter competitions');
  await spend(deps, 'seats-hourly', playerId);
  await transaction(deps.db, async (tx) => {
    const contest = await announced(tx, address.id);
    const { id: teamId, members } = await teamIn(contest, address.team);
    const member = members.find((each) => each.playerId === playerId);
    if (member === undefined) throw problem('team-not-found');
    if (isMember(member)) return;
    await refuseUnfit(contest, playerId);
    await announceClosed(deps, contest, [member]);
    const last = Math.max(0, ...members.map(({ boardNumber }) => boardNumber));
    await joinMember(tx, { teamId, playerId }, last + 1, deps.clock());
    contest.forgetTeams();
    const ready = await readyIn(contest);
    if (ready.length === contest.row.capacity) await addDue(tx, 'competition', address.id, deps.clock());
  });
}

/**
 * Removes a member or an invitation from a team: players themselves, or the captain anyone. In a running competition, running games
 * continue. Before the start, a team without members is removed.
 * @throws Problem competition-not-found, competition-closed, players-only, team-not-found, not-captain, player-not-found
 */
export async function leaveTeam(
  deps: Deps,
  caller: string,
  { id, team: teamId, player }: TeamAddress & { readonly player: string },
): Promise<void> {
  const { playerId } = await findPlayer(deps, player);
  await transaction(deps.db, async (tx) => {
    const contest = await notOver(tx, id);
    const team = await (playerId === caller
      ? teamIn(contest, teamId)
      : teamOfCaptain(contest, caller, teamId));
    if (!team.members.some((each) => each.playerId === playerId)) throw problem('player-not-found');
    await removeFromTeam(deps, contest, teamId, playerId);
  });
}

/** Removes a member or an invitation from a team, in a competition whose lock the caller holds. */
export async function removeFromTeam(
  deps: Deps,
  contest: Contest,
  team: string,
  playerId: string,
): Promise<void> {
  const { tx, id } = contest;
  const isAnnounced = contest.row.status === 'announced';
  if (isAnnounced) {
    const { members } = await teamIn(contest, team);
    const removed = members.filter((each) => each.playerId === playerId);
    await announceClosed(deps, contest, removed);
    await deleteMember(tx, team, playerId);
  } else await leaveMembers(tx, id, [playerId], deps.clock());
  contest.forgetTeams();
  await keepTeams(deps, contest);
  const left = await teamIn(contest, team);
  if (lineUpOf(left).length === 0 && isAnnounced) await removeTeam(deps, contest, left);
}

async function removeTeam(deps: Deps, contest: Contest, { id, members }: TeamRow): Promise<void> {
  await announceClosed(deps, contest, members);
  await deleteEntrant(contest.tx, contest.id, id);
  await deleteTeam(contest.tx, id);
}

/**
 * Sets the line-up of a team from the next round on; requires the captain. Members beyond the team size are reserves.
 * @param players handles or ids of all members, in the order of ranks
 * @throws Problem competition-not-found, competition-closed, players-only, team-not-found, not-captain, player-not-found, line-up-mismatch
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
    const team = await teamOfCaptain(await notOver(tx, address.id), caller, address.team);
    const members = lineUpOf(team);
    if (ids.length !== members.length || !members.every((each) => ids.includes(each)))
      throw problem('line-up-mismatch');
    await updateRanks(tx, team.id, ids);
  });
}

/**
 * Withdraws a team; requires its captain or the organiser. Before the start, the team is removed; later, running games continue, and the
 * team is not paired again.
 * @throws Problem competition-not-found, competition-closed, players-only, team-not-found, not-captain
 */
export async function withdrawTeam(deps: Deps, caller: string, address: TeamAddress): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const contest = await notOver(tx, address.id);
    const team = await teamIn(contest, address.team);
    if (team.captainId !== caller && contest.row.creatorId !== caller) throw problem('not-captain');
    if (contest.row.status === 'announced') await removeTeam(deps, contest, team);
    else await contest.withdraw([team.id], deps.clock());
  });
}
