import { z } from 'zod';
import { visibleGame } from '../../../games/access.ts';
import { gameIdSchema } from '../../../games/schemas/games.ts';
import { REPLAY_TYPES, type ReplayFormat } from '../../../render/index.ts';
import { type Route, route } from '../../endpoint/route.ts';
import { replayQuery } from '../../pictures/query.ts';
import { sendReplay } from '../../pictures/send-replay.ts';
import { noBody } from '../../schemas/forms.ts';

const names = { webp: 'WebP', gif: 'GIF' } as const;

/** `/v1/games/{id}/replay.webp` and `.gif` */
export function replay(format: ReplayFormat): Route {
  const movie = { description: 'The replay', content: { [REPLAY_TYPES[format]]: { schema: z.string() } } };
  return route(
    {
      method: 'GET',
      url: `/v1/games/:id/replay.${format}`,
      id: format === 'webp' ? 'getReplayWebp' : 'getReplayGif',
      tag: 'pictures',
      summary: `Draw a replay of a game (${names[format]})`,
      description:
        'Returns an animation of the game as you can see it. It has a frame for each placed tile, with the pieces and ' +
        'scores after the turn. Undone turns are left out, and the last frame stays longer. The replay of a finished ' +
        'game never changes.',
      needs: 'watch',
      problems: ['game-not-found', 'game-not-running', 'entry-not-found', 'unavailable'],
      params: gameIdSchema,
      querystring: replayQuery,
      response: { 200: movie, 304: noBody('You already have this replay') },
    },
    async ({ pictures, viewer, params, query, request, reply }) => {
      const playerId = viewer;
      const row = await visibleGame(pictures.deps, playerId, params.id);
      return sendReplay(pictures, request, reply, { row, playerId, query: query, format });
    },
  );
}
