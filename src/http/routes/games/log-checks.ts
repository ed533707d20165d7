import { visibleGame } from '../../../games/access.ts';
import { checkGameLog } from '../../../games/log/check-logs.ts';
import { problem } from '../../../platform/problems.ts';
import { type Route, route } from '../../endpoint/route.ts';
import { chainSchema } from '../../schemas/games/fairness.ts';
import { gameIdSchema } from '../../schemas/games/games.ts';

/** `/v1/games/{id}/moves/verify` */
export const logCheckRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/games/:id/moves/verify',
      id: 'verifyLog',
      tag: 'play',
      summary: 'Verify the log',
      description:
        'Replays the log, recomputes every hash and compares the game with the result: setup, seats, seed, status, ' +
        'points, whom it waits for and since when. Says what does not fit, if anything.',
      needs: 'watch',
      problems: ['game-not-found'],
      params: gameIdSchema,
      response: { 200: chainSchema },
    },
    async ({ deps, viewer, params }) => {
      const row = await visibleGame(deps, viewer, params.id);
      const check = await checkGameLog(deps.db, row.id);
      if (check === undefined) throw problem('game-not-found');
      return { ok: check.fault === undefined, ...check };
    },
  ),
];
