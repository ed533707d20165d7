import type { FastifyInstance } from 'fastify';
import { visibleGame } from '../../../games/access.ts';
import { gameByPass } from '../../../games/views/picture-link.ts';
import type { Deps } from '../../../platform/deps.ts';
import { closePictures, closeReplays } from '../../../render/index.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import type { Pictures } from '../../pictures/drawing.ts';
import { formName, type PictureFormat, pictureAnswers } from '../../pictures/picture-request.ts';
import { entryParams, pastPictureQuery, pictureQuery } from '../../pictures/query.ts';
import { sendLessonPicture } from '../../pictures/send-lesson-picture.ts';
import { sendPicture } from '../../pictures/send-picture.ts';
import { warmUpSoon } from '../../pictures/warm-up.ts';
import { viewerOf } from '../../plugins/auth.ts';
import { gameIdSchema } from '../../schemas/games/games.ts';
import { lessonParams, lessonPictureQuery } from '../../schemas/site/lessons.ts';
import type { Shared } from '../../shared.ts';
import { addStandingsPicture } from '../competitions/standings-pictures.ts';
import { addBetterPicture } from './better-pictures.ts';
import { addCard, addThumbnail } from './preview-pictures.ts';
import { addReplay } from './replays.ts';

const tag = 'pictures';

/** `/v1/games/{id}/board.svg`, `/v1/games/{id}/moves/{seq}/board.svg` and the same as PNG */
export function boardPictureRoutes(app: FastifyInstance, deps: Deps, { pictures }: Shared): void {
  app.addHook('onClose', closePictures);
  app.addHook('onClose', closeReplays);
  if (deps.config.environment !== 'test') app.addHook('onListen', async () => warmUpSoon());
  addBoard(app, pictures, 'svg');
  addBoard(app, pictures, 'png');
  addPastBoard(app, pictures, 'svg');
  addPastBoard(app, pictures, 'png');
  addLessonBoard(app, pictures, 'svg');
  addLessonBoard(app, pictures, 'png');
  addBetterPicture(app, pictures, 'svg');
  addBetterPicture(app, pictures, 'png');
  addThumbnail(app, pictures);
  addCard(app, pictures);
  addReplay(app, pictures, 'webp');
  addReplay(app, pictures, 'gif');
  addStandingsPicture(app, pictures, 'svg');
  addStandingsPicture(app, pictures, 'png');
}

function addBoard(app: FastifyInstance, pictures: Pictures, format: PictureFormat): void {
  endpoint(
    app,
    {
      method: 'GET',
      url: `/v1/games/:id/board.${format}`,
      id: `drawBoard${formName(format)}`,
      tag,
      summary: `Draw the board (${format.toUpperCase()})`,
      description: 'The board now, as you may see it, with scores and whose turn it is.',
      needs: 'watch',
      problems: ['game-not-found', 'game-not-running', 'unavailable'],
    },
    { params: gameIdSchema, querystring: pictureQuery, response: pictureAnswers(format) },
    async (request, reply) => {
      const playerId = viewerOf(request);
      const { deps } = pictures;
      const row = await visibleGame(deps, playerId, request.params.id);
      const { query } = request;
      return sendPicture(pictures, request, reply, { row, playerId, seq: undefined, query, format });
    },
  );
}

function addPastBoard(app: FastifyInstance, pictures: Pictures, format: PictureFormat): void {
  endpoint(
    app,
    {
      method: 'GET',
      url: `/v1/games/:id/moves/:seq/board.${format}`,
      id: `drawBoardAt${formName(format)}`,
      tag,
      summary: `Draw the board after an entry of the log (${format.toUpperCase()})`,
      description: 'The past never changes, so this picture can be cached; 0 is the beginning.',
      needs: 'watch',
      mayByLink: 'read',
      problems: ['game-not-found', 'game-not-running', 'entry-not-found', 'link-not-valid', 'unavailable'],
    },
    { params: entryParams, querystring: pastPictureQuery, response: pictureAnswers(format) },
    async (request, reply) => {
      const { id, seq } = request.params;
      const { pass, ...query } = request.query;
      const viewer = viewerOf(request);
      const { deps } = pictures;
      const { row, playerId } = await (pass === undefined
        ? { row: await visibleGame(deps, viewer, id), playerId: viewer }
        : gameByPass(deps, id, seq, pass));
      return sendPicture(pictures, request, reply, { row, playerId, seq, query, format });
    },
  );
}

function addLessonBoard(app: FastifyInstance, pictures: Pictures, format: PictureFormat): void {
  endpoint(
    app,
    {
      method: 'GET',
      url: `/v1/lessons/:lesson/board.${format}`,
      id: `drawLesson${formName(format)}`,
      tag,
      summary: `Draw the board of a lesson (${format.toUpperCase()})`,
      description: 'The board of a lesson after the decisions in `played`, as far as the lesson takes them.',
      needs: 'none',
      problems: ['unavailable'],
    },
    { params: lessonParams, querystring: lessonPictureQuery, response: pictureAnswers(format) },
    (request, reply) => {
      const { played, ...query } = request.query;
      return sendLessonPicture(pictures, request, reply, {
        lesson: request.params.lesson,
        played,
        query,
        format,
      });
    },
  );
}
