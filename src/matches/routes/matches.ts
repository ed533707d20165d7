import { z } from 'zod';
import { resolveRules } from '../../engine/index.ts';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byId, pageOf, pageQuery, readPage } from '../../http/list-pages.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { pageParams } from '../../players/schemas/player-page.ts';
import { visibleMatch } from '../access.ts';
import { listMatchesOf, listMyMatches } from '../list.ts';
import { acceptMatch, declineMatch, proposeMatch, withdrawMatch } from '../propose.ts';
import { rematchOf } from '../rematch.ts';
import { resignMatch } from '../resign.ts';
import {
  matchFilters,
  matchIdSchema,
  matchSchema,
  matchSummarySchema,
  newMatchSchema,
} from '../schemas/matches.ts';
import { matchSettingsSchema } from '../settings.ts';
import { readMatch } from '../view.ts';

const tag = 'games';

const proposalProblems = [
  'account-required',
  'invalid-setup',
  'player-not-found',
  'club-not-found',
  'target-is-yourself',
  'blocked-by-you',
  'silenced',
  'too-many-open-games',
] as const;
const seatProblems = ['match-not-open', 'game-not-open', 'not-your-player', 'removed-from-game'] as const;

/** `/v1/matches`, `/v1/me/matches` and `/v1/players/{handle}/matches` */
export const matchRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/matches',
      id: 'createMatch',
      tag,
      summary: 'Challenge a player to a match',
      description:
        'Challenges a player or a club to a best of one, three or five games. The opponent is invited to the first ' +
        'game and accepts or declines; each further game starts automatically. The response does not show whether the ' +
        'opponent has blocked you. The first other member who accepts a challenge to a club plays it; no one can ' +
        'decline it.',
      needs: 'invite',
      problems: proposalProblems,
      body: newMatchSchema,
      response: { 201: matchSchema },
    },
    async ({ deps, playerId, body, reply }) => {
      const { rules, edition, clock = null } = body;
      const resolved = resolveRules({ ...(edition !== undefined && { edition }), ...rules });
      const settings = matchSettingsSchema.strip().parse({ ...body, rules: resolved, clock });
      const row = await proposeMatch(deps, playerId, { ...body, settings });
      reply.header('location', `/v1/matches/${row.id}`);
      return readMatch(deps, playerId, row);
    },
  ),
  route(
    {
      method: 'GET',
      url: '/v1/matches/:id',
      id: 'getMatch',
      tag,
      summary: 'Get a match',
      description:
        'Returns the state of a match, with its games. An open challenge is visible only to its two players, or to ' +
        'the members of the challenged club.',
      needs: 'watch',
      problems: ['match-not-found'],
      params: matchIdSchema,
      response: { 200: matchSchema },
    },
    async ({ deps, viewer, params }) => readMatch(deps, viewer, await visibleMatch(deps, viewer, params.id)),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/matches/:id/accept',
      id: 'acceptMatch',
      tag,
      summary: 'Accept a challenge',
      description:
        'Starts the match with its first game, as taking a seat in that game does. If several members of a club ' +
        'accept, the first one plays; the others get `match-not-open`.',
      needs: 'games:play',
      problems: ['match-not-found', 'account-required', ...seatProblems],
      params: matchIdSchema,
      response: { 200: matchSchema },
    },
    async ({ deps, playerId, params }) =>
      readMatch(deps, playerId, await acceptMatch(deps, playerId, params.id)),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/matches/:id/decline',
      id: 'declineMatch',
      tag,
      summary: 'Decline a challenge',
      description:
        'Declines a challenge and notifies the challenger. Declining the invitation to its first game has the same ' +
        'effect.',
      needs: 'games:play',
      problems: ['match-not-found', 'match-not-open', 'invitation-not-found'],
      params: matchIdSchema,
      response: { 204: noBody('The challenge was declined') },
    },
    ({ deps, playerId, params }) => declineMatch(deps, playerId, params.id),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/matches/:id/cancel',
      id: 'cancelMatch',
      tag,
      summary: 'Withdraw a challenge',
      description:
        'Withdraws a challenge before it is accepted. Cancelling its first game has the same effect.',
      needs: 'games:play',
      problems: ['match-not-found', 'match-not-open', 'not-owner'],
      params: matchIdSchema,
      response: { 204: noBody('The challenge was withdrawn') },
    },
    ({ deps, playerId, params }) => withdrawMatch(deps, playerId, params.id),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/matches/:id/resign',
      id: 'resignMatch',
      tag,
      summary: 'Resign from a match',
      description:
        'Resigns all your running games of the match and gives the opponent the match. This cannot be undone. To ' +
        'resign a single game, use `POST /v1/games/{id}/resign`.',
      needs: 'games:play',
      problems: ['match-not-found', 'not-seated', 'match-not-running'],
      params: matchIdSchema,
      response: { 200: matchSchema },
    },
    async ({ deps, playerId, params }) =>
      readMatch(deps, playerId, await resignMatch(deps, playerId, params.id)),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/matches/:id/rematch',
      id: 'createMatchRematch',
      tag,
      summary: 'Create a rematch of a match',
      description:
        'After the end, the first of the two players to ask challenges the other, who accepts by asking as well.',
      needs: 'invite',
      problems: ['match-not-found', 'match-not-over', 'not-seated', ...seatProblems, ...proposalProblems],
      params: matchIdSchema,
      response: { 201: matchSchema },
    },
    async ({ deps, playerId, params, reply }) => {
      const row = await rematchOf(deps, playerId, params.id);
      reply.header('location', `/v1/matches/${row.id}`);
      return readMatch(deps, playerId, row);
    },
  ),
  route(
    {
      method: 'GET',
      url: '/v1/me/matches',
      id: 'listMatches',
      tag,
      summary: 'List your matches',
      description:
        'Lists your matches, newest first, including challenges you made. Challenges you received are in `GET ' +
        '/v1/me/invitations`, with `match` in the game.',
      needs: 'games:read',
      problems: ['player-not-found'],
      querystring: z.object({ ...matchFilters, ...pageQuery }),
      response: { 200: pageOf(matchSummarySchema) },
    },
    async ({ deps, playerId, query }) =>
      readPage(byId, query, (part) => listMyMatches(deps, playerId, query, part)),
  ),
  route(
    {
      method: 'GET',
      url: '/v1/players/:handle/matches',
      id: 'listPlayerMatches',
      tag: 'people',
      summary: 'List a player’s matches',
      description:
        'Lists the player’s started matches, newest first. Public matches are included if the player shows their ' +
        'games (`record` of `privacy`); matches against you always are.',
      needs: 'watch',
      problems: ['player-not-found'],
      params: pageParams,
      querystring: z.object({ ...matchFilters, ...pageQuery }),
      response: { 200: pageOf(matchSummarySchema) },
    },
    async ({ deps, viewer, params, request }) => {
      const query = { ...request.query, handle: params.handle };
      return readPage(byId, request.query, (part) => listMatchesOf(deps, viewer, query, part));
    },
  ),
];
