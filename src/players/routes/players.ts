import { readPlayerPage } from '../../accounts/profile/player-page.ts';
import { readVersus } from '../../games/views/head-to-head.ts';
import { type Route, route } from '../../http/endpoint/route.ts';
import { problem } from '../../platform/problems.ts';
import { pageParams, playerPageSchema, versusQuery, versusSchema } from '../schemas/player-page.ts';

/** `/v1/players/{handle}` and `…/versus` */
export const playerRoutes: readonly Route[] = [
  route(
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
      params: pageParams,
      response: { 200: playerPageSchema },
    },
    ({ deps, viewer, params }) => readPlayerPage(deps, viewer, params.handle),
  ),
  route(
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
      params: pageParams,
      querystring: versusQuery,
      response: { 200: versusSchema },
    },
    ({ deps, viewer, params, query }) => {
      const { handle } = params;
      const { opponent } = query;
      if (handle.toLowerCase() === opponent.toLowerCase()) throw onePlayer();
      return readVersus(deps, viewer, handle, opponent);
    },
  ),
];

function onePlayer() {
  const detail = 'This is the same player. Send the handle of another one.';
  return problem('validation', { detail, errors: [{ in: 'query', pointer: '/opponent', detail }] });
}
