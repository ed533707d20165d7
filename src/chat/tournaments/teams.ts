import { settingsOf } from '../../competitions/settings.ts';
import { type TeamView, teams } from '../../competitions/team-views.ts';
import { enterTeam, inviteToTeam, joinTeam, leaveTeam, nameOfTeamSchema } from '../../competitions/teams.ts';
import { personNamed } from '../commands/named-person.ts';
import { plain } from '../plain.ts';
import { type Asker, asked, done, type Reply, refused } from '../reply.ts';
import { maxInvited } from '../seating.ts';
import { type Chosen, commandTextFor, confirmLeaving, pageOf } from './chosen.ts';
import type { TournamentAct } from './read.ts';

/** Returns whether a tournament is for teams rather than individual players. */
export const isOfTeams = ({ seen }: Pick<Chosen, 'seen'>): boolean => settingsOf(seen.row).teamSize !== null;

/** Maximum number of teams in the description of a tournament. */
const maxTeams = 10;

const teamsSeen = ({ deps, playerId }: Asker, { seen }: Chosen) => teams(deps, playerId, seen.row.id);

/** Returns the team in which the asker plays. */
const teamOfAsker = ({ playerId }: Asker, all: readonly TeamView[]) =>
  all.find(({ members }) => members.some((each) => each.playerId === playerId));

/** Returns the teams with a pending invitation to the asker. */
const invitations = ({ playerId }: Asker, all: readonly TeamView[]) =>
  all.filter(({ invited }) => invited.some((each) => each.playerId === playerId));

/** Describes the teams of a tournament: all of them before it starts, and always those that concern the asker. */
export async function teamLines(asker: Asker, chosen: Chosen): Promise<string[]> {
  const { texts } = asker;
  const all = await teamsSeen(asker, chosen);
  const isAnnounced = chosen.seen.row.status === 'announced';
  const listed = isAnnounced ? all.slice(0, maxTeams) : [];
  const theirs = teamOfAsker(asker, all);
  const inviting = isAnnounced && theirs === undefined ? invitations(asker, all) : [];
  return [
    ...listed.map((team) => texts.tournaments.team(team.row.name, namesOf(team))),
    ...(theirs === undefined ? [] : [texts.tournaments.yourTeam(theirs.row.name, namesOf(theirs))]),
    ...invitedLines(asker, chosen, inviting),
  ];
}

const namesOf = ({ members }: TeamView) => members.map(({ displayName }) => displayName);

/**
 * Explains for each team that has invited the asker how to accept: with several, by the team's name, or by the captain's
 * if names are equal.
 */
function invitedLines(asker: Asker, chosen: Chosen, inviting: readonly TeamView[]): string[] {
  return inviting.map((team) => {
    const isOnly = inviting.length === 1;
    const joining = commandTextFor(asker, chosen, 'join', isOnly ? undefined : nameAmong(inviting, team));
    return asker.texts.tournaments.invitesYou(team.captain.displayName, team.row.name, joining);
  });
}

function nameAmong(all: readonly TeamView[], { row, captain }: TeamView): string {
  const alike = all.filter((other) => plain(other.row.name) === plain(row.name));
  return alike.length === 1 ? row.name : `@${captain.handle}`;
}

/** The actions in a tournament of teams. */
export const teamActs: Record<TournamentAct, (asker: Asker, chosen: Chosen, rest: string) => Promise<Reply>> =
  { enter, join, invite, leave };

async function enter(asker: Asker, chosen: Chosen, name: string): Promise<Reply> {
  const { deps, playerId, texts } = asker;
  const { row } = chosen.seen;
  if (name === '') {
    const entering = commandTextFor(asker, chosen, 'enter', texts.tournaments.exampleTeam);
    const inviting = invitations(asker, await teamsSeen(asker, chosen));
    return asked([texts.tournaments.whichName(entering), ...invitedLines(asker, chosen, inviting)]);
  }
  const read = nameOfTeamSchema.safeParse(name);
  if (!read.success) return refused([texts.tournaments.badTeamName]);
  await enterTeam(deps, playerId, row.id, read.data);
  const inviting = commandTextFor(asker, chosen, 'invite', '@bruno');
  const { teamSize } = settingsOf(row);
  const lines = [
    texts.tournaments.teamEntered(read.data, row.name),
    texts.tournaments.inviteOthers(teamSize ?? 0, inviting),
  ];
  return done([...lines, pageOf(asker, chosen)]);
}

async function join(asker: Asker, chosen: Chosen, name: string): Promise<Reply> {
  const all = await teamsSeen(asker, chosen);
  const theirs = teamOfAsker(asker, all);
  if (theirs !== undefined)
    return refused([asker.texts.tournaments.yourTeam(theirs.row.name, namesOf(theirs))]);
  const invitation = invitationNamed(asker, chosen, all, name);
  if ('outcome' in invitation) return invitation;
  const { id, name: title } = chosen.seen.row;
  await joinTeam(asker.deps, asker.playerId, { id, team: invitation.row.id });
  return done([asker.texts.tournaments.teamJoined(invitation.row.name, title), pageOf(asker, chosen)]);
}

/** Returns the invitation that the asker means: the only one, or the one of a team or captain with that name. */
function invitationNamed(
  asker: Asker,
  chosen: Chosen,
  all: readonly TeamView[],
  name: string,
): TeamView | Reply {
  const { texts } = asker;
  const inviting = invitations(asker, all);
  const wanted = plain(name.replace(/^@/, ''));
  const named = inviting.filter(
    ({ row, captain }) => wanted === '' || [plain(row.name), captain.handle].includes(wanted),
  );
  const [only, ...others] = named;
  if (only !== undefined && others.length === 0) return only;
  if (inviting.length === 0) return refused([texts.tournaments.notInvited]);
  return asked([texts.tournaments.whichTeam, ...invitedLines(asker, chosen, inviting)]);
}

async function invite(asker: Asker, chosen: Chosen, rest: string): Promise<Reply> {
  const { deps, playerId, texts } = asker;
  const all = await teamsSeen(asker, chosen);
  const team = all.find(({ captain }) => captain.playerId === playerId);
  if (team === undefined) return refused([texts.refused['not-captain']]);
  const names = rest.split(/[\s,;]+/).map((name) => name.replace(/^@/, ''));
  if (names.length > maxInvited) return refused([texts.tooManyInvited]);
  const address = { id: chosen.seen.row.id, team: team.row.id };
  const persons = [];
  for (const name of names) persons.push(await personNamed(asker, { name }));
  for (const person of persons) await inviteToTeam(deps, playerId, address, person.playerId);
  return done([texts.invitedNow(names), texts.invitedJoin(commandTextFor(asker, chosen, 'join'))]);
}

/** Removes the asker from a team, or withdraws an invitation. */
async function leave(asker: Asker, chosen: Chosen, rest: string): Promise<Reply> {
  const { deps, playerId, texts } = asker;
  const all = await teamsSeen(asker, chosen);
  const theirs = teamOfAsker(asker, all);
  const team = theirs ?? invitationNamed(asker, chosen, all, rest);
  if ('outcome' in team) return team;
  const question = theirs && confirmLeaving(asker, chosen, rest);
  if (question !== undefined) return question;
  await leaveTeam(deps, playerId, { id: chosen.seen.row.id, team: team.row.id, player: playerId });
  const said = theirs === undefined ? texts.tournaments.teamDeclined : texts.tournaments.teamLeft;
  return done([said(team.row.name)]);
}
