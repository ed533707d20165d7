import { type Route, route } from '../../http/endpoint/route.ts';
import { visibleGame } from '../access.ts';
import { fairnessSchema } from '../schemas/fairness.ts';
import { gameIdSchema } from '../schemas/games.ts';
import { fairnessOf } from '../views/fairness.ts';

/** `/v1/games/{id}/fairness` */
export const fairnessRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/games/:id/fairness',
      id: 'getFairness',
      tag: 'play',
      summary: 'Get the shuffle commitment and seed',
      description:
        'Returns a commitment to the shuffle, published before the first draw, and the seed once the game is ' +
        'over. Anyone who kept the commitment can check that it is the hash of the seed. They can also check ' +
        'that the seed gives the draws of the game.',
      needs: 'watch',
      problems: ['game-not-found'],
      params: gameIdSchema,
      response: { 200: fairnessSchema },
    },
    async ({ deps, viewer, params }) => fairnessOf(await visibleGame(deps, viewer, params.id)),
  ),
];
