import type { FastifyInstance } from 'fastify';
import { standingsPicture } from '../../../competitions/routes/standings-pictures.ts';
import { visibleGame } from '../../../games/access.ts';
import { gameIdSchema } from '../../../games/schemas/games.ts';
import { gameByPass } from '../../../games/views/picture-link.ts';
import type { Deps } from '../../../platform/deps.ts';
import { closePictures, closeReplays } from '../../../render/index.ts';
import { setForLibrary } from '../../../settings/config.ts';
import { type Route, route } from '../../endpoint/route.ts';
import { formName, type PictureFormat, pictureAnswers } from '../../pictures/picture-request.ts';
import { entryParams, pastPictureQuery, pictureQuery } from '../../pictures/query.ts';
import { sendLessonPicture } from '../../pictures/send-lesson-picture.ts';
import { sendPicture } from '../../pictures/send-picture.ts';
import { warmUpSoon } from '../../pictures/warm-up.ts';
import { lessonParams, lessonPictureQuery } from '../../schemas/site/lessons.ts';
import { betterPicture } from './better-pictures.ts';
import { card, thumbnail } from './preview-pictures.ts';
import { replay } from './replays.ts';

const tag = 'pictures';

const board = (format: PictureFormat): Route =>
  route(
    {
      method: 'GET',
      url: `/v1/games/:id/board.${format}`,
      id: `getBoard${formName(format)}`,
      tag,
      summary: `Draw the board (${format.toUpperCase()})`,
      description:
        'Returns a picture of the board as you can see it now, with the scores and the player to move.',
      needs: 'watch',
      problems: ['game-not-found', 'game-not-running', 'unavailable'],
      params: gameIdSchema,
      querystring: pictureQuery,
      response: pictureAnswers(format),
    },
    async ({ pictures, viewer, params, query, request, reply }) => {
      const playerId = viewer;
      const { deps } = pictures;
      const row = await visibleGame(deps, playerId, params.id);
      return sendPicture(pictures, request, reply, { row, playerId, seq: undefined, query, format });
    },
  );

const pastBoard = (format: PictureFormat): Route =>
  route(
    {
      method: 'GET',
      url: `/v1/games/:id/moves/:seq/board.${format}`,
      id: `getBoardAt${formName(format)}`,
      tag,
      summary: `Draw the board after a log entry (${format.toUpperCase()})`,
      description:
        'Returns a picture of the board after a log entry; 0 is the start. Past entries never change, so the picture ' +
        'can be cached.',
      needs: 'watch',
      mayByLink: 'read',
      problems: ['game-not-found', 'game-not-running', 'entry-not-found', 'invalid-link', 'unavailable'],
      params: entryParams,
      querystring: pastPictureQuery,
      response: pictureAnswers(format),
    },
    async ({ pictures, viewer, params, request, reply }) => {
      const { id, seq } = params;
      const { pass, ...query } = request.query;
      const { deps } = pictures;
      const { row, playerId } = await (pass === undefined
        ? { row: await visibleGame(deps, viewer, id), playerId: viewer }
        : gameByPass(deps, id, seq, pass));
      return sendPicture(pictures, request, reply, { row, playerId, seq, query, format });
    },
  );

const lessonBoard = (format: PictureFormat): Route =>
  route(
    {
      method: 'GET',
      url: `/v1/lessons/:lesson/board.${format}`,
      id: `getLessonBoard${formName(format)}`,
      tag,
      summary: `Draw the board of a lesson (${format.toUpperCase()})`,
      description: 'Returns a picture of a lesson’s board after the accepted decisions in `played`.',
      needs: 'none',
      problems: ['unavailable'],
      params: lessonParams,
      querystring: lessonPictureQuery,
      response: pictureAnswers(format),
    },
    ({ pictures, params, request, reply }) => {
      const { played, ...query } = request.query;
      return sendLessonPicture(pictures, request, reply, {
        lesson: params.lesson,
        played,
        query,
        format,
      });
    },
  );

/** Ends the drawing threads when the service ends, and prepares for the first pictures. */
export function keepDrawing(app: FastifyInstance, { config, log }: Deps): void {
  // Makes resvg's allocator return freed memory immediately; otherwise 24 MB remained after the thread had ended. A board
  // of new tiles takes 0.1 s longer, one of known tiles does not.
  setForLibrary('MIMALLOC_PURGE_DELAY', '0');
  app.addHook('onClose', closePictures);
  app.addHook('onClose', closeReplays);
  if (config.environment !== 'test') app.addHook('onListen', async () => warmUpSoon(log));
}

/** Pictures of boards, each as SVG and PNG, and replays. */
export const pictureRoutes: readonly Route[] = [
  ...[board, pastBoard, lessonBoard, betterPicture].flatMap((picture) => [picture('svg'), picture('png')]),
  thumbnail,
  card,
  replay('webp'),
  replay('gif'),
  standingsPicture('svg'),
  standingsPicture('png'),
];
