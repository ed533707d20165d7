import type { Tx } from '../../db/tx.ts';
import type { CompetitionTeam, CompetitionTeamMember, Prisma } from '../../generated/prisma/client.ts';

/** A player who is in a team or invited to it. */
export type TeamMemberRow = Readonly<CompetitionTeamMember>;

/** A team with all its members and invited players, in the order of the line-up. */
export type TeamRow = Readonly<CompetitionTeam> & { readonly members: readonly TeamMemberRow[] };

const withMembers = {
  include: { members: { orderBy: [{ boardNumber: 'asc' }, { joinedAt: 'asc' }, { playerId: 'asc' }] } },
} satisfies Prisma.CompetitionTeamDefaultArgs;

/** Adds a team. */
export async function insertTeam(db: Tx, team: Omit<TeamRow, 'members'>): Promise<void> {
  await db.competitionTeam.create({ data: team });
}

/** Returns the teams of a competition in order of entry. */
export function teamsIn(db: Tx, competitionId: string): Promise<TeamRow[]> {
  return db.competitionTeam.findMany({ where: { competitionId }, ...withMembers, orderBy: { id: 'asc' } });
}

/** Removes a team, as if it had never entered. */
export async function deleteTeam(db: Tx, id: string): Promise<void> {
  await db.competitionTeam.deleteMany({ where: { id } });
}

/** Changes the captain of a team. */
export async function updateCaptain(db: Tx, id: string, captainId: string): Promise<void> {
  await db.competitionTeam.update({ where: { id }, data: { captainId } });
}

/** Adds a player to a team: as invited, or with `joinedAt` and `boardNumber` as a member. */
export async function insertMember(
  db: Tx,
  member: Pick<TeamMemberRow, 'teamId' | 'playerId' | 'competitionId' | 'invitedAt'> &
    Partial<Pick<TeamMemberRow, 'joinedAt' | 'boardNumber'>>,
): Promise<void> {
  await db.competitionTeamMember.createMany({ data: [member] });
}

/** Makes an invited player a member, last in the line-up. */
export async function joinMember(
  db: Tx,
  { teamId, playerId }: Pick<TeamMemberRow, 'teamId' | 'playerId'>,
  rank: number,
  joinedAt: Date,
): Promise<void> {
  const where = { teamId_playerId: { teamId, playerId } };
  await db.competitionTeamMember.update({ where, data: { boardNumber: rank, joinedAt } });
}

/** Removes a player from a team, as if they had never been in it. */
export async function deleteMember(db: Tx, teamId: string, playerId: string): Promise<void> {
  await db.competitionTeamMember.deleteMany({ where: { teamId, playerId } });
}

/** Records that members have left their teams in a competition. */
export async function leaveMembers(
  db: Tx,
  competitionId: string,
  players: readonly string[],
  leftAt: Date,
): Promise<void> {
  if (players.length === 0) return;
  const where = { competitionId, playerId: { in: [...players] }, leftAt: null };
  await db.competitionTeamMember.updateMany({ where, data: { leftAt } });
}

/** Sets the order of members; those listed come first. */
export async function updateRanks(db: Tx, teamId: string, players: readonly string[]): Promise<void> {
  for (const [index, playerId] of players.entries())
    await db.competitionTeamMember.updateMany({
      where: { teamId, playerId },
      data: { boardNumber: index + 1 },
    });
}

/** Whether a player is invited to a team of a competition that has not started. */
export async function isInvited(db: Tx, competitionId: string, playerId: string): Promise<boolean> {
  const where = { competitionId, playerId, joinedAt: null };
  if ((await db.competitionTeamMember.count({ where })) === 0) return false;
  return (await db.competition.count({ where: { id: competitionId, status: 'announced' } })) > 0;
}
