import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byId, pageOf, pageOfAll, pageQuery, readPage, shortListQuery } from '../../http/list-pages.ts';
import { noBody } from '../../http/schemas/forms.ts';
import { challengeEntrant } from '../ladder.ts';
import {
  begunMatchSchema,
  competitionParams,
  entrantParams,
  entrantSchema,
  newChallengeSchema,
  pairingSchema,
  pairingsQuery,
  standingsQuery,
  standingsSchema,
} from '../schemas/competitions.ts';
import { enter, withdraw } from '../take-part.ts';
import { entrants, type PairingView, pairings, type StandingLine, standings } from '../views.ts';

const tag = 'competitions';
const url = '/v1/competitions/:id';

/** Entrants, standings and matches of `/v1/competitions/{id}` */
export const entrantRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: `${url}/entrants`,
      id: 'enterCompetition',
      tag,
      summary: 'Enter a competition',
      description:
        'Enters you and accepts the rules: your games start automatically, even while you are away. Your ' +
        'participation and your games are public. In a running league you start in the next season. Only members can ' +
        'enter a competition of a club; those who leave the club are withdrawn.',
      needs: 'games:play',
      refusesGuests: true,
      problems: [
        'competition-not-found',
        'competition-closed',
        'competition-full',
        'members-only',
        'same-bag',
        'teams-only',
        'account-required',
      ],
      params: competitionParams,
      response: { 204: noBody('You have entered') },
    },
    ({ deps, playerId, params }) => enter(deps, playerId, params.id),
  ),
  route(
    {
      method: 'DELETE',
      url: `${url}/entrants/:player`,
      id: 'withdrawEntrant',
      tag,
      summary: 'Withdraw from a competition',
      description:
        'Withdraws you; the organiser can withdraw anyone. Before the start, the entry is simply removed. Later, ' +
        'matches in progress continue, and the entrant gets no new ones.',
      needs: 'games:play',
      problems: [
        'competition-not-found',
        'player-not-found',
        'not-organiser',
        'competition-closed',
        'teams-only',
      ],
      params: entrantParams,
      response: { 204: noBody('The entrant was withdrawn') },
    },
    ({ deps, playerId, params }) => withdraw(deps, playerId, params.id, params.player),
  ),
  route(
    {
      method: 'POST',
      url: `${url}/challenges`,
      id: 'challengeEntrant',
      tag,
      summary: 'Challenge an entrant of a ladder',
      description:
        'Your match starts at once, and you start its first game. If you win, you take your opponent’s place, and the ' +
        'entrants in between move down by one. Each entrant can make one challenge and receive one challenge at a ' +
        'time.',
      needs: 'games:play',
      refusesGuests: true,
      problems: [
        'competition-not-found',
        'competition-closed',
        'player-not-found',
        'challenge-refused',
        'account-required',
      ],
      params: competitionParams,
      body: newChallengeSchema,
      response: { 201: begunMatchSchema },
    },
    async ({ deps, playerId, params, body, reply }) => {
      const matchId = await challengeEntrant(deps, playerId, params.id, body.player);
      reply.header('location', `/v1/matches/${matchId}`);
      return { matchId };
    },
  ),
  route(
    {
      method: 'GET',
      url: `${url}/entrants`,
      id: 'listEntrants',
      tag,
      summary: 'List the entrants of a competition',
      description: 'Lists all entrants in the order they entered, including those who have withdrawn.',
      needs: 'watch',
      problems: ['competition-not-found'],
      params: competitionParams,
      querystring: shortListQuery,
      response: { 200: pageOf(entrantSchema) },
    },
    async ({ deps, params, query }) => {
      const all = (await entrants(deps, params.id)).map(({ person, team, ...row }) => ({
        ...person,
        team: team ?? null,
        seed: row.seed,
        group: row.group,
        enteredAt: row.enteredAt.toISOString(),
        hasWithdrawn: row.withdrawnAt !== null,
      }));
      return pageOfAll(all, query, ({ playerId }) => playerId);
    },
  ),
  route(
    {
      method: 'GET',
      url: `${url}/standings`,
      id: 'getStandings',
      tag,
      summary: 'Get the standings of a competition',
      description:
        'Returns the standings after all finished matches, with the crosstable. Entrants are ranked by match points, ' +
        'then by the tie-breaks in the order listed here.',
      needs: 'watch',
      cost: 5,
      problems: ['competition-not-found'],
      params: competitionParams,
      querystring: standingsQuery,
      response: { 200: standingsSchema },
    },
    async ({ deps, params, query }) => {
      const { competition, round, rows } = await standings(deps, params.id, query.season);
      return {
        competitionId: competition.id,
        round,
        status: competition.status,
        rows: rows.map(standingView),
      };
    },
  ),
  route(
    {
      method: 'GET',
      url: `${url}/matches`,
      id: 'listCompetitionMatches',
      tag,
      summary: 'List the matches of a competition',
      description: 'Lists the matches round by round, including byes.',
      needs: 'watch',
      problems: ['competition-not-found'],
      params: competitionParams,
      querystring: z.object({ ...pairingsQuery, ...pageQuery }),
      response: { 200: pageOf(pairingSchema) },
    },
    async ({ deps, params, query }) => {
      const byRow = { schema: byId.schema, of: ({ row }: PairingView) => row.id };
      const { round } = query;
      const { items, nextCursor } = await readPage(byRow, query, (part) =>
        pairings(deps, params.id, round, part),
      );
      return { items: items.map(pairingView), nextCursor };
    },
  ),
];

function standingView({ person, team, entrant: _entrant, cells, ...row }: StandingLine) {
  return {
    ...person,
    ...row,
    team: team ?? null,
    cells: cells.map(({ round, hasStarted, other, result }) => ({
      round,
      hasStarted,
      opponent: other?.person ?? null,
      opponentTeam: other?.team ?? null,
      result:
        result === undefined
          ? null
          : {
              ...result,
              boardPoints: result.boardPoints === undefined ? null : [...result.boardPoints],
              games: [...result.games],
              points: [...result.points],
            },
    })),
  };
}

function pairingView({ row, first, second, teams, games }: PairingView) {
  const { id, round, group, boardNumber, matchId, outcome } = row;
  return {
    id,
    round,
    group,
    matchId,
    outcome,
    players: second === undefined ? [first] : [first, second],
    teams: [...teams],
    boardNumber,
    games: [...games],
    points: [row.halves[0] / 2, row.halves[1] / 2],
    board: [...row.points],
    absent: [...row.absent],
  };
}
