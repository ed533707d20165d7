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
      id: 'getPlayer',
      tag: 'people',
      summary: 'Get a player',
      description:
        'Returns the profile a player shows (`privacy` of `PATCH /v1/me`), and your games with them. Refused with 404 ' +
        'if the player’s page is hidden from you or one of you has blocked the other.',
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
      id: 'comparePlayers',
      tag: 'people',
      summary: 'Compare two players',
      description:
        'Returns the results of the games that two players completed together, against people and robots, without ' +
        'prepared tiles. Public games count if both players show their games (`record` of `privacy`). Games you played ' +
        'yourself always count.',
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
  const detail = 'This is the same player. Send the handle of a different player.';
  return problem('validation', { detail, errors: [{ in: 'query', pointer: '/opponent', detail }] });
}
