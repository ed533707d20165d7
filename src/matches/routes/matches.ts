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
  'yourself',
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
      summary: 'Challenge somebody to a match',
      description:
        'Best of one, three or five games. The other player is invited to the first game and accepts or declines; each ' +
        'next game begins by itself. Nobody learns whether the other has blocked you. A challenge to a club is accepted by ' +
        'the first other member who does; nobody declines it.',
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
      id: 'readMatch',
      tag,
      summary: 'Read a match',
      description:
        'How it stands, with its games. A challenge is shown to the two players; one to a club to its members.',
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
        'The match begins with its first game. The same as taking a seat in that game. Of several members of a club the first ' +
        'one gets it, and the others `match-not-open`.',
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
      description: 'Who made it is notified. The same as declining the invitation to its first game.',
      needs: 'games:play',
      problems: ['match-not-found', 'match-not-open', 'invitation-not-found'],
      params: matchIdSchema,
      response: { 204: noBody('The challenge is declined') },
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
      description: 'Before it is accepted. The same as cancelling its first game.',
      needs: 'games:play',
      problems: ['match-not-found', 'match-not-open', 'not-owner'],
      params: matchIdSchema,
      response: { 204: noBody('The challenge is withdrawn') },
    },
    ({ deps, playerId, params }) => withdrawMatch(deps, playerId, params.id),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/matches/:id/resign',
      id: 'resignMatch',
      tag,
      summary: 'Give up a whole match',
      description:
        'You resign in its running games, and the other player has won the match. There is no way back. ' +
        '`POST /v1/games/{id}/resign` gives up one game.',
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
      id: 'rematchMatch',
      tag,
      summary: 'Play the same match again',
      description:
        'After its end. The first of the two to ask challenges the other, who accepts by asking as well.',
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
        'The newest first, with the challenges that you made. Challenges to you are among your invitations: ' +
        '`GET /v1/me/invitations`, with `match` in the game.',
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
      id: 'listMatchesOfPlayer',
      tag: 'people',
      summary: 'List a player’s matches',
      description:
        'Those that have begun, the newest first: public ones where the player shows their games (`record` of `shows`), and ' +
        'those with you.',
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
