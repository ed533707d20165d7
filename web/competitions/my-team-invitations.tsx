import { api, bodyOf } from '../api/client.ts';
import { useResource } from '../ui/use-resource.ts';
import { TeamInvitation } from './team-invitation.tsx';
import type { Team, TeamCompetition } from './team-props.ts';
import { isIn, teamsOf } from './teams-of.ts';
import { useInvitationNews } from './use-invitation-news.ts';

/** Renders the reader's invitations to teams in all competitions; renders nothing if there are none. */
export function MyTeamInvitations({ playerId }: { playerId: string }) {
  const { value = [], reload } = useResource(() => invitationsOf(playerId), [playerId]);
  useInvitationNews(playerId, reload);
  return value.map(({ competition, team }) => (
    <TeamInvitation
      key={team.teamId}
      {...{ competition, team }}
      me={playerId}
      isFree={!competition.hasEntered}
      isElsewhere
      onChange={reload}
    />
  ));
}

interface Invitation {
  readonly competition: TeamCompetition;
  readonly team: Team;
}

async function invitationsOf(playerId: string): Promise<readonly Invitation[]> {
  const query = { invited: true, limit: 20 };
  const { items } = await bodyOf(api.GET('/v1/competitions', { params: { query } }));
  const lists = items.map(async ({ teamSize, ...competition }) => {
    if (teamSize === null) return [];
    const teams = (await teamsOf(competition.id)).filter(({ invited }) => isIn(invited, playerId));
    return teams.map((team) => ({ competition: { ...competition, teamSize }, team }));
  });
  return (await Promise.all(lists)).flat();
}
