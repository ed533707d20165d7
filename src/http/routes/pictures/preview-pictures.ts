import { z } from 'zod';
import { visibleGame } from '../../../games/access.ts';
import { gameByThumbnailPass } from '../../../games/views/thumbnail-link.ts';
import { type Route, route } from '../../endpoint/route.ts';
import { pictureAnswers } from '../../pictures/picture-request.ts';
import { sendCard, sendThumbnail } from '../../pictures/preview.ts';
import { entryParams, pictureQuery } from '../../pictures/query.ts';

const tag = 'pictures';
const { theme, language } = pictureQuery.shape;
const cardQuery = z.object({ theme, language });
const thumbnailQuery = z.object({
  theme,
  pass: z
    .string()
    .max(300)
    .optional()
    .describe('A token from `thumbnail` in a list, which grants access to the picture without an API token'),
});

const response = pictureAnswers('png');

/** `/v1/games/{id}/moves/{seq}/thumbnail.png` */
export const thumbnail: Route = route(
  {
    method: 'GET',
    url: '/v1/games/:id/moves/:seq/thumbnail.png',
    id: 'getThumbnail',
    tag,
    summary: 'Draw a thumbnail of the board',
    description:
      'Returns a picture of the board alone, 400 by 240, for lists of games. It never changes and can be cached ' +
      'permanently.',
    needs: 'watch',
    problems: ['game-not-found', 'game-not-running', 'entry-not-found', 'invalid-link', 'unavailable'],
    params: entryParams,
    querystring: thumbnailQuery,
    response,
  },
  async ({ deps, pictures, viewer, params, request, reply }) => {
    const { id, seq } = params;
    const { pass, ...query } = request.query;
    const row = await (pass === undefined
      ? visibleGame(deps, viewer, id)
      : gameByThumbnailPass(deps, id, seq, pass));
    return sendThumbnail(pictures, request, reply, { row, seq, ...query });
  },
);

/** `/v1/games/{id}/moves/{seq}/card.png` */
export const card: Route = route(
  {
    method: 'GET',
    url: '/v1/games/:id/moves/:seq/card.png',
    id: 'getPreviewPicture',
    tag,
    summary: 'Draw a preview picture to share',
    description:
      'Returns a picture of the board and the points that are visible to everyone, 1200 by 630. Chats show it as ' +
      'the preview of a link to the game.',
    needs: 'watch',
    problems: ['game-not-found', 'game-not-running', 'entry-not-found', 'unavailable'],
    params: entryParams,
    querystring: cardQuery,
    response,
  },
  async ({ deps, pictures, viewer, params, query, request, reply }) => {
    const { id, seq } = params;
    const row = await visibleGame(deps, viewer, id);
    return sendCard(pictures, request, reply, { row, seq, ...query });
  },
);
