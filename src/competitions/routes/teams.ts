import { type Route, route } from '../../http/endpoint/route.ts';
import { pageOf, pageOfAll, shortListQuery } from '../../http/list-pages.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { problem } from '../../platform/problems.ts';
import {
  competitionParams,
  lineUpSchema,
  newTeamInvitationSchema,
  newTeamSchema,
  teamMemberParams,
  teamParams,
  teamSchema,
} from '../schemas/competitions.ts';
import { type TeamView, teams } from '../team-views.ts';
import { enterTeam, inviteToTeam, joinTeam, leaveTeam, setLineUp, withdrawTeam } from '../teams.ts';

const tag = 'competitions';
const url = '/v1/competitions/:id/teams';
const one = `${url}/:team`;
/** Problems of all team operations. */
const ofTeam = ['competition-not-found', 'competition-closed', 'players-only', 'team-not-found'] as const;

/** `/v1/competitions/{id}/teams` */
export const teamRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url,
      id: 'enterTeam',
      tag,
      summary: 'Enter a team',
      description:
        'Enters a team with you as its captain and first member. Invite others: the team takes part once enough ' +
        'players have accepted.',
      needs: 'games:play',
      refusesGuests: true,
      problems: [
        'competition-not-found',
        'competition-closed',
        'players-only',
        'competition-full',
        'already-in-team',
        'members-only',
        'same-bag',
        'silenced',
        'account-required',
      ],
      params: competitionParams,
      body: newTeamSchema,
      response: { 201: teamSchema },
    },
    async ({ deps, playerId, params, body, reply }) => {
      const { id } = params;
      const teamId = await enterTeam(deps, playerId, id, body.name);
      const entered = (await teams(deps, playerId, id)).filter(({ row }) => row.id === teamId);
      const [view] = entered.map(teamView);
      if (view === undefined) throw problem('team-not-found');
      reply.header('location', `/v1/competitions/${id}/teams`);
      return view;
    },
  ),
  route(
    {
      method: 'GET',
      url,
      id: 'listTeams',
      tag,
      summary: 'List the teams of a competition',
      description: 'Lists the teams with their members, in the order they entered.',
      needs: 'watch',
      problems: ['competition-not-found'],
      params: competitionParams,
      querystring: shortListQuery,
      response: { 200: pageOf(teamSchema) },
    },
    async ({ deps, viewer, params, query }) => {
      const all = await teams(deps, viewer, params.id);
      return pageOfAll(all.map(teamView), query, ({ teamId }) => teamId);
    },
  ),
  route(
    {
      method: 'DELETE',
      url: one,
      id: 'withdrawTeam',
      tag,
      summary: 'Withdraw a team',
      description:
        'Withdraws a team; only its captain or the organiser can do this. Before the start, the entry is simply ' +
        'removed. Later, matches in progress continue, and the team gets no new ones.',
      needs: 'games:play',
      problems: [...ofTeam, 'not-captain'],
      params: teamParams,
      response: { 204: noBody('The team was withdrawn') },
    },
    ({ deps, playerId, params }) => withdrawTeam(deps, playerId, params),
  ),
  route(
    {
      method: 'POST',
      url: `${one}/invitations`,
      id: 'inviteToTeam',
      tag,
      summary: 'Invite a player to a team',
      description:
        'Invites a player before the start; only the captain can do this. The player gets an email, and plays only ' +
        'after accepting.',
      needs: 'invite',
      refusesGuests: true,
      problems: [
        ...ofTeam,
        'not-captain',
        'player-not-found',
        'target-is-yourself',
        'team-full',
        'blocked-by-you',
        'silenced',
        'account-required',
      ],
      params: teamParams,
      body: newTeamInvitationSchema,
      response: { 204: noBody('The player is invited, unless they have blocked you') },
    },
    ({ deps, playerId, params, body }) => inviteToTeam(deps, playerId, params, body.player),
  ),
  route(
    {
      method: 'PUT',
      url: `${one}/members/me`,
      id: 'joinTeam',
      tag,
      summary: 'Accept an invitation to a team',
      description:
        'Adds you to the team and accepts the rules of the competition: your games start automatically, even while ' +
        'you are away.',
      needs: 'games:play',
      refusesGuests: true,
      problems: [...ofTeam, 'already-in-team', 'members-only', 'same-bag', 'account-required'],
      params: teamParams,
      response: { 204: noBody('You are a member') },
    },
    ({ deps, playerId, params }) => joinTeam(deps, playerId, params),
  ),
  route(
    {
      method: 'DELETE',
      url: `${one}/members/:player`,
      id: 'leaveTeam',
      tag,
      summary: 'Leave a team, or remove a member',
      description:
        'Removes you; the captain can remove any member or invited player. If the captain leaves, the next member ' +
        'becomes captain, and reserves move up. Matches in progress continue.',
      needs: 'games:play',
      problems: [...ofTeam, 'not-captain', 'player-not-found'],
      params: teamMemberParams,
      response: { 204: noBody('The player is no longer in the team') },
    },
    ({ deps, playerId, params }) => leaveTeam(deps, playerId, params),
  ),
  route(
    {
      method: 'PUT',
      url: `${one}/line-up`,
      id: 'setLineUp',
      tag,
      summary: 'Set the line-up of a team',
      description:
        'Sets the order of the players; only the captain can do this. Each player meets the opponent of the same ' +
        'rank. The line-up applies from the next round.',
      needs: 'games:play',
      problems: [...ofTeam, 'not-captain', 'player-not-found', 'line-up-mismatch'],
      params: teamParams,
      body: lineUpSchema,
      response: { 204: noBody('The line-up applies from the next round') },
    },
    ({ deps, playerId, params, body }) => setLineUp(deps, playerId, params, body.players),
  ),
];

function teamView({ row, captain, members, invited, seed, isComplete, hasWithdrawn }: TeamView) {
  return {
    teamId: row.id,
    name: row.name,
    captain,
    members: [...members],
    invited: [...invited],
    seed: seed ?? null,
    isComplete,
    hasWithdrawn,
  };
}
