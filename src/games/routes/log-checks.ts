import { type Route, route } from '../../http/endpoint/route.ts';
import { problem } from '../../platform/problems.ts';
import { visibleGame } from '../access.ts';
import { checkGameLog } from '../log/check-logs.ts';
import { chainSchema } from '../schemas/fairness.ts';
import { gameIdSchema } from '../schemas/games.ts';

/** `/v1/games/{id}/moves/verify` */
export const logCheckRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/games/:id/moves/verify',
      id: 'verifyLog',
      tag: 'play',
      summary: 'Verify the log of a game',
      description:
        'Replays the log and recomputes every hash. Compares the setup, seats, seed, status, points, current ' +
        'decision and its start time with the stored game. Returns the first mismatch, if any.',
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
