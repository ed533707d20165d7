import type { FastifyInstance } from 'fastify';
import { readVersus } from '../../../games/views/head-to-head.ts';
import { readPlayerPage } from '../../../games/views/player-page.ts';
import type { Deps } from '../../../platform/deps.ts';
import { problem } from '../../../platform/problems.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { viewerOf } from '../../plugins/auth.ts';
import { pageParams, playerPageSchema, versusQuery, versusSchema } from '../../schemas/people/player-page.ts';

/** `/v1/players/{handle}` and `…/versus` */
export function playerRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'GET',
      url: '/v1/players/:handle',
      id: 'readPlayer',
      tag: 'people',
      summary: 'Read about a player',
      description:
        'What a player shows of themselves (`shows` of `PATCH /v1/me`), and your games with them. A player who hides, or ' +
        'between whom and you there is a block, is not found.',
      needs: 'watch',
      problems: ['player-not-found'],
      cost: 5,
    },
    { params: pageParams, response: { 200: playerPageSchema } },
    (request) => readPlayerPage(deps, viewerOf(request), request.params.handle),
  );

  endpoint(
    app,
    {
      method: 'GET',
      url: '/v1/players/:handle/versus',
      id: 'compareTwoPlayers',
      tag: 'people',
      summary: 'Compare two players by their games',
      description:
        'How the games of two players ended: those with people and robots that were played to the end, without prepared ' +
        'tiles. Public games count where both show their games (`record` of `shows`); yours in any case.',
      needs: 'watch',
      problems: ['player-not-found'],
      cost: 5,
    },
    { params: pageParams, querystring: versusQuery, response: { 200: versusSchema } },
    (request) => {
      const { handle } = request.params;
      const { opponent } = request.query;
      if (handle.toLowerCase() === opponent.toLowerCase()) throw onePlayer();
      return readVersus(deps, viewerOf(request), handle, opponent);
    },
  );
}

function onePlayer() {
  const detail = 'This is the same player. Send the handle of another one.';
  return problem('validation', { detail, errors: [{ in: 'query', pointer: '/opponent', detail }] });
}
