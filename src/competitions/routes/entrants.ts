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
import { entrants, pairings, type SeenPairing, type SeenStanding, standings } from '../views.ts';

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
      summary: 'Enter a tournament or a league',
      description:
        'You agree to its rules: your games begin by themselves, also while you are away. Everybody sees that you take part, ' +
        'and how you play. In a league that runs you begin in its next season. Those of a club are for its members alone, and who ' +
        'leaves the club is withdrawn.',
      needs: 'games:play',
      refusesGuests: true,
      problems: [
        'competition-not-found',
        'competition-closed',
        'competition-full',
        'members-only',
        'same-bag',
        'teams-take-part',
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
      summary: 'Withdraw from a tournament or a league',
      description:
        'You yourself, or for the organiser anybody. Before the begin it is as if the entrant had never entered. Later matches that are played ' +
        'go on, and the entrant has no further ones.',
      needs: 'games:play',
      problems: [
        'competition-not-found',
        'player-not-found',
        'not-organiser',
        'competition-closed',
        'teams-take-part',
      ],
      params: entrantParams,
      response: { 204: noBody('The player takes part no more') },
    },
    ({ deps, playerId, params }) => withdraw(deps, playerId, params.id, params.player),
  ),
  route(
    {
      method: 'POST',
      url: `${url}/challenges`,
      id: 'challengeEntrant',
      tag,
      summary: 'Challenge somebody in a ladder',
      description:
        'Your match begins at once, and you start its first game. If you win you take the place of the other one, and those ' +
        'between you move down by one. Everybody has one challenge at a time, and is challenged once at a time.',
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
      summary: 'List who takes part',
      description: 'In the order in which they entered, also those who have withdrawn since.',
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
        pool: row.pool,
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
      id: 'readStandings',
      tag,
      summary: 'Read the standings',
      description:
        'After the matches that are over, with the crosstable. Places go by match points, then by the tie-breaks in the order ' +
        'in which they stand here.',
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
      id: 'listPairings',
      tag,
      summary: 'List the matches',
      description: 'Round by round, with byes.',
      needs: 'watch',
      problems: ['competition-not-found'],
      params: competitionParams,
      querystring: z.object({ ...pairingsQuery, ...pageQuery }),
      response: { 200: pageOf(pairingSchema) },
    },
    async ({ deps, params, query }) => {
      const byRow = { schema: byId.schema, of: ({ row }: SeenPairing) => row.id };
      const { round } = query;
      const { items, nextCursor } = await readPage(byRow, query, (part) =>
        pairings(deps, params.id, round, part),
      );
      return { items: items.map(pairingView), nextCursor };
    },
  ),
];

function standingView({ person, team, entrant: _entrant, cells, ...row }: SeenStanding) {
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
              duels: result.duels === undefined ? null : [...result.duels],
              games: [...result.games],
              points: [...result.points],
            },
    })),
  };
}

function pairingView({ row, first, second, teams, games }: SeenPairing) {
  const { id, round, pool, rank, matchId, outcome } = row;
  return {
    id,
    round,
    pool,
    matchId,
    outcome,
    players: second === undefined ? [first] : [first, second],
    teams: [...teams],
    rank,
    games: [...games],
    points: [row.halves[0] / 2, row.halves[1] / 2],
    board: [...row.points],
    absent: [...row.absent],
  };
}
