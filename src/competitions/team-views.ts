import type { Deps } from '../platform/deps.ts';
import { type Person, personsById } from '../players/store/players.ts';
import { isMember } from './line-ups.ts';
import type { TeamRow } from './store/teams.ts';
import { existing, personIn } from './views.ts';

/** A viewer's view of a team. */
export interface TeamView {
  readonly row: TeamRow;
  readonly captain: Person;
  /** Members in the order of ranks; reserves come last. */
  readonly members: readonly Person[];
  /** Invited players who have not accepted: visible to members of the team and to each invited player. */
  readonly invited: readonly Person[];
  /** Undefined before the start. */
  readonly seed: number | undefined;
  readonly isComplete: boolean;
  readonly hasWithdrawn: boolean;
}

/**
 * Returns the teams of a competition in order of entry; empty if the entrants are players.
 * @throws Problem competition-not-found
 */
export async function teams(
  { db }: Pick<Deps, 'db'>,
  viewer: string | undefined,
  id: string,
): Promise<TeamView[]> {
  const contest = await existing(db.prisma, id);
  const rows = [...(await contest.teams()).values()];
  const entrants = new Map((await contest.entrants()).map((each) => [each.entrantId, each]));
  const ids = rows.flatMap(({ captainId, members }) => [captainId, ...members.map((each) => each.playerId)]);
  const persons = await personsById(db.prisma, ids);
  const { teamSize } = contest.settings;
  return rows.map((row) => {
    const playing = row.members.filter(isMember);
    const isTheirs = playing.some(({ playerId }) => playerId === viewer);
    const asked = row.members.filter(({ joinedAt }) => joinedAt === null);
    const entrant = entrants.get(row.id);
    return {
      row,
      captain: personIn(persons, row.captainId),
      members: playing.map(({ playerId }) => personIn(persons, playerId)),
      invited: asked
        .filter(({ playerId }) => isTheirs || playerId === viewer)
        .map(({ playerId }) => personIn(persons, playerId)),
      seed: entrant?.seed ?? undefined,
      isComplete: playing.length >= (teamSize ?? 0),
      hasWithdrawn: entrant?.withdrawnAt !== null,
    };
  });
}
