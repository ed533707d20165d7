import { type Route, route } from '../../../http/endpoint/route.ts';
import { noBody } from '../../../http/schemas/forms.ts';
import { gameIdSchema } from '../../schemas/games.ts';
import { nudge } from '../../table/nudge.ts';

/** `/v1/games/{id}/nudge` */
export const nudgeRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/games/:id/nudge',
      id: 'nudgePlayer',
      tag: 'games',
      summary: 'Nudge the player whose turn it is',
      description: 'Reminds the player whose turn it is. Each player can be nudged at most once a day.',
      needs: 'messages',
      problems: [
        'account-required',
        'game-not-found',
        'not-seated',
        'game-not-running',
        'no-one-to-nudge',
        'game-paused',
        'already-nudged',
        'silenced',
      ],
      params: gameIdSchema,
      response: { 202: noBody('The player will be notified') },
    },
    async ({ deps, playerId, params }) => {
      await nudge(deps, playerId, params.id);
      return;
    },
  ),
];
