import { z } from 'zod';
import { visibleGame } from '../../../games/access.ts';
import { gameIdSchema } from '../../../games/schemas/games.ts';
import { type Route, route } from '../../endpoint/route.ts';
import { formName, type PictureFormat, pictureAnswers } from '../../pictures/picture-request.ts';
import { pictureQuery } from '../../pictures/query.ts';
import { sendPicture } from '../../pictures/send-picture.ts';

const params = gameIdSchema.extend({
  seq: z.coerce.number().int().min(1).max(1_000_000).describe('Number of the log entry'),
});

/** `/v1/games/{id}/analysis/{seq}/board.svg` and `.png`: the board with the better decision instead. */
export const betterPicture = (format: PictureFormat): Route =>
  route(
    {
      method: 'GET',
      url: `/v1/games/:id/analysis/:seq/board.${format}`,
      id: `getBetterBoard${formName(format)}`,
      tag: 'analysis',
      summary: `Draw the board after the better decision (${format.toUpperCase()})`,
      description:
        'Returns a picture of the board with the better decision from the analysis in place of the decision in a log ' +
        'entry.',
      needs: 'watch',
      problems: ['game-not-found', 'game-not-finished', 'entry-not-found', 'unavailable'],
      params,
      querystring: pictureQuery,
      response: pictureAnswers(format),
    },
    async ({ deps, pictures, viewer, params, query, request, reply }) => {
      const { id, seq } = params;
      const playerId = viewer;
      const row = await visibleGame(deps, playerId, id);
      return sendPicture(pictures, request, reply, { row, playerId, seq, query, format, isBetter: true });
    },
  );
