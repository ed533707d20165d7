import type { FastifyInstance } from 'fastify';
import { type SeenTeam, teams } from '../../../games/competitions/team-views.ts';
import {
  enterTeam,
  inviteToTeam,
  joinTeam,
  leaveTeam,
  setLineUp,
  withdrawTeam,
} from '../../../games/competitions/teams.ts';
import type { Deps } from '../../../platform/deps.ts';
import { problem } from '../../../platform/problems.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { pageOf, pageOfAll, shortListQuery } from '../../list-pages.ts';
import { callerOf, viewerOf } from '../../plugins/auth.ts';
import {
  competitionParams,
  lineUpSchema,
  newTeamInvitationSchema,
  newTeamSchema,
  teamMemberParams,
  teamParams,
  teamSchema,
} from '../../schemas/competitions/competitions.ts';
import { noBody } from '../../schemas/forms.ts';

const tag = 'competitions';
const url = '/v1/competitions/:id/teams';
const one = `${url}/:team`;
/** Problems of every operation on a team. */
const ofTeam = [
  'competition-not-found',
  'competition-closed',
  'players-take-part',
  'team-not-found',
] as const;

/** `/v1/competitions/{id}/teams` */
export function teamRoutes(app: FastifyInstance, deps: Deps): void {
  addEnter(app, deps);
  addList(app, deps);
  addWithdraw(app, deps);
  addInvite(app, deps);
  addJoin(app, deps);
  addLeave(app, deps);
  addLineUp(app, deps);
}

function addEnter(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url,
      id: 'enterTeam',
      tag,
      summary: 'Enter a team',
      description:
        'You are its captain and first member. Invite others: it takes part as soon as as many have accepted as play in a team.',
      needs: 'games:play',
      refusesGuests: true,
      problems: [
        'competition-not-found',
        'competition-closed',
        'players-take-part',
        'competition-full',
        'in-team-already',
        'members-only',
        'same-bag',
        'silenced',
        'account-required',
      ],
    },
    { params: competitionParams, body: newTeamSchema, response: { 201: teamSchema } },
    async (request, reply) => {
      const { playerId } = callerOf(request);
      const { id } = request.params;
      const teamId = await enterTeam(deps, playerId, id, request.body.name);
      const entered = (await teams(deps, playerId, id)).filter(({ row }) => row.id === teamId);
      const [view] = entered.map(teamView);
      if (view === undefined) throw problem('team-not-found');
      return reply.code(201).header('location', `/v1/competitions/${id}/teams`).send(view);
    },
  );
}

function addList(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'GET',
      url,
      id: 'listTeams',
      tag,
      summary: 'List the teams',
      description: 'In the order in which they entered, with their members.',
      needs: 'watch',
      problems: ['competition-not-found'],
    },
    { params: competitionParams, querystring: shortListQuery, response: { 200: pageOf(teamSchema) } },
    async (request) => {
      const all = await teams(deps, viewerOf(request), request.params.id);
      return pageOfAll(all.map(teamView), request.query, ({ teamId }) => teamId);
    },
  );
}

function teamView({ row, captain, members, invited, seed, isComplete, hasWithdrawn }: SeenTeam) {
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

function addWithdraw(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'DELETE',
      url: one,
      id: 'withdrawTeam',
      tag,
      summary: 'Withdraw a team',
      description:
        'For its captain or the organiser. Before the begin it is as if the team had never entered. Later matches that are played go on, and the team has no further ones.',
      needs: 'games:play',
      problems: [...ofTeam, 'not-captain'],
    },
    { params: teamParams, response: { 204: noBody('The team takes part no more') } },
    async (request, reply) => {
      await withdrawTeam(deps, callerOf(request).playerId, request.params);
      return reply.code(204).send();
    },
  );
}

function addInvite(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url: `${one}/invitations`,
      id: 'inviteToTeam',
      tag,
      summary: 'Invite somebody to a team',
      description:
        'For its captain, before the begin. The player gets an email, and plays only after accepting.',
      needs: 'invite',
      refusesGuests: true,
      problems: [
        ...ofTeam,
        'not-captain',
        'player-not-found',
        'yourself',
        'team-full',
        'blocked-by-you',
        'silenced',
        'account-required',
      ],
    },
    {
      params: teamParams,
      body: newTeamInvitationSchema,
      response: { 204: noBody('The player is invited, unless they have blocked you') },
    },
    async (request, reply) => {
      await inviteToTeam(deps, callerOf(request).playerId, request.params, request.body.player);
      return reply.code(204).send();
    },
  );
}

function addJoin(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'PUT',
      url: `${one}/members/me`,
      id: 'joinTeam',
      tag,
      summary: 'Accept the invitation of a team',
      description:
        'You agree to the rules of the competition: your games begin by themselves, also while you are away.',
      needs: 'games:play',
      refusesGuests: true,
      problems: [...ofTeam, 'in-team-already', 'members-only', 'same-bag', 'account-required'],
    },
    { params: teamParams, response: { 204: noBody('You are a member') } },
    async (request, reply) => {
      await joinTeam(deps, callerOf(request).playerId, request.params);
      return reply.code(204).send();
    },
  );
}

function addLeave(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'DELETE',
      url: `${one}/members/:player`,
      id: 'leaveTeam',
      tag,
      summary: 'Leave a team, or remove somebody',
      description:
        'You yourself, or for the captain anybody, also somebody who is only invited. When the captain leaves, the next member is captain; reserves move up. What is played goes on.',
      needs: 'games:play',
      problems: [...ofTeam, 'not-captain', 'player-not-found'],
    },
    { params: teamMemberParams, response: { 204: noBody('The player is not in the team any more') } },
    async (request, reply) => {
      await leaveTeam(deps, callerOf(request).playerId, request.params);
      return reply.code(204).send();
    },
  );
}

function addLineUp(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'PUT',
      url: `${one}/line-up`,
      id: 'setLineUp',
      tag,
      summary: 'Set the line-up of a team',
      description:
        'For its captain. Each player meets the one of the same rank. It counts from the next round on.',
      needs: 'games:play',
      problems: [...ofTeam, 'not-captain', 'player-not-found', 'line-up-mismatch'],
    },
    { params: teamParams, body: lineUpSchema, response: { 204: noBody('It counts from the next round on') } },
    async (request, reply) => {
      await setLineUp(deps, callerOf(request).playerId, request.params, request.body.players);
      return reply.code(204).send();
    },
  );
}
