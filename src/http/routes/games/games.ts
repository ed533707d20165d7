import type { FastifyInstance } from 'fastify';
import { visibleGame } from '../../../games/access.ts';
import { createGame } from '../../../games/table/create.ts';
import { startWithSeated } from '../../../games/table/start.ts';
import { gameTag, readGame } from '../../../games/views/game.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { etagOf, sendUnlessUnchanged } from '../../etag.ts';
import { callerOf, requireRight, viewerOf } from '../../plugins/auth.ts';
import { notModified } from '../../schemas/forms.ts';
import { gameSchema } from '../../schemas/games/game.ts';
import { gameIdSchema, newGameSchema } from '../../schemas/games/games.ts';
import { sendJoinedGame } from '../../send-joined-game.ts';

const tag = 'games';

/** `/v1/games` */
export function gameRoutes(app: FastifyInstance, deps: Deps): void {
  addCreate(app, deps);
  addRead(app, deps);
  addStart(app, deps);
}

function addCreate(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url: '/v1/games',
      id: 'createGame',
      tag,
      summary: 'Create a game',
      description:
        'Creates an open game with you on the first seat. It starts when all seats are taken, or when you start it. ' +
        'With a `scenario` you decide the order of the draws.',
      needs: 'games:play',
      problems: [
        'account-required',
        'invalid-setup',
        'player-not-found',
        'email-not-confirmed',
        'blocked-by-you',
        'silenced',
        'too-many-open-games',
      ],
      isTagged: true,
    },
    { body: newGameSchema, response: { 201: gameSchema } },
    async (request, reply) => {
      const { playerId } = callerOf(request);
      const { edition, rules, ...game } = request.body;
      if (game.invite?.length) requireRight(request, 'invite');
      const allRules = { ...(edition !== undefined && { edition }), ...rules };
      const row = await createGame(deps, playerId, { ...game, rules: allRules });
      return sendJoinedGame(deps, reply, playerId, row);
    },
  );
}

function addRead(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'GET',
      url: '/v1/games/:id',
      id: 'readGame',
      tag: 'play',
      summary: 'Read a game',
      description:
        'Everything on the table, as you may see it. Send the `ETag` as `If-None-Match` to poll cheaply.',
      needs: 'watch',
      mayByLink: 'read',
      problems: ['game-not-found'],
    },
    { params: gameIdSchema, response: { 200: gameSchema, 304: notModified } },
    async (request, reply) => {
      const playerId = viewerOf(request);
      const row = await visibleGame(deps, playerId, request.params.id);
      const etag = etagOf(gameTag(row, playerId));
      return sendUnlessUnchanged(request, reply, etag, () => readGame(deps, playerId, row));
    },
  );
}

function addStart(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url: '/v1/games/:id/start',
      id: 'startGame',
      tag,
      summary: 'Start with the players who are seated',
      description: 'For the owner of the game. Seats that are still free are removed.',
      needs: 'games:play',
      problems: ['game-not-found', 'game-not-open', 'not-owner', 'too-few-players', 'invalid-setup'],
      isTagged: true,
    },
    { params: gameIdSchema, response: { 200: gameSchema } },
    async (request, reply) => {
      const { playerId } = callerOf(request);
      const row = await startWithSeated(deps, playerId, request.params.id);
      reply.header('etag', etagOf(gameTag(row, playerId)));
      return readGame(deps, playerId, row);
    },
  );
}
