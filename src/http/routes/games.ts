import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { visibleGame } from '../../games/access.ts';
import { createGame } from '../../games/table/create.ts';
import { standUp } from '../../games/table/leave-seat.ts';
import { startNow } from '../../games/table/start.ts';
import { sitDown } from '../../games/table/take-seat.ts';
import { gameTag, readGame, summaryOf } from '../../games/views/game.ts';
import { listGames } from '../../games/views/list.ts';
import { operation } from '../endpoint/operation.ts';
import { contentTag, etagOf, isUnchanged } from '../etag.ts';
import { pageFrom, pageOf, pageQuery, parseCursor } from '../list-pages.ts';
import { callerOf, viewerOf } from '../plugins/auth.ts';
import { idSchema } from '../schemas/forms.ts';
import { gameSchema } from '../schemas/game.ts';
import { gameIdSchema, gameSummarySchema, newGameSchema, seatRequestSchema } from '../schemas/games.ts';
import { answerNewPlace } from '../send-joined-game.ts';

const tag = 'games';
const notChanged = z.undefined().describe('You have this answer already');

/** Making and finding games. */
export function gameRoutes(instance: FastifyInstance, deps: Deps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    ...operation(
      {
        method: 'POST',
        url: '/v1/games',
        id: 'createGame',
        tag,
        summary: 'Make a game',
        description:
          'An open game with you on the first seat. It starts when all seats are taken or when you say so. With a ' +
          '`scenario` the order of the draws is yours, and the game is a scenario.',
        needs: 'games:play',
        problems: ['invalid-setup', 'player-not-found'],
        isTagged: true,
      },
      { body: newGameSchema, response: { 201: gameSchema } },
    ),
    handler: async (request, reply) => {
      const { playerId } = callerOf(request);
      const { edition, rules, ...wish } = request.body;
      const asked = { ...(edition !== undefined && { edition }), ...rules };
      const row = await createGame(deps, playerId, { ...wish, rules: asked });
      return answerNewPlace(deps, reply, playerId, row);
    },
  });

  app.route({
    ...operation(
      {
        method: 'GET',
        url: '/v1/games',
        id: 'listGames',
        tag,
        summary: 'List games',
        description: 'Public games, or yours, newest first. `turn=mine` is “where is it my turn”.',
        needs: 'watch',
      },
      {
        querystring: z.object({
          status: z
            .enum(['open', 'running', 'finished', 'aborted'])
            .optional()
            .describe('Only games in this state'),
          mine: z.stringbool().default(false).describe('Only games in which you sit'),
          turn: z.literal('mine').optional().describe('Only games that wait for your decision'),
          ...pageQuery,
        }),
        response: { 200: pageOf(gameSummarySchema), 304: notChanged },
      },
    ),
    handler: async (request, reply) => {
      const { status, mine, turn, limit, cursor } = request.query;
      const isMine = mine || turn === 'mine';
      const of = isMine ? { playerId: callerOf(request).playerId, isAwaited: turn === 'mine' } : undefined;
      const before = parseCursor(idSchema, cursor);
      const rows = await listGames(deps, { status, of, before, limit });
      const { items, nextCursor } = pageFrom(rows, limit);
      const page = { items: items.map((row) => summaryOf(row, viewerOf(request))), nextCursor };
      return isUnchanged(request, reply, contentTag(page)) ? reply.code(304).send() : page;
    },
  });

  app.route({
    ...operation(
      {
        method: 'GET',
        url: '/v1/games/:id',
        id: 'readGame',
        tag: 'play',
        summary: 'Read a game',
        description:
          'Everything on the table as you may see it. Send the `ETag` as `If-None-Match` to poll cheaply.',
        needs: 'watch',
        problems: ['game-not-found'],
      },
      { params: gameIdSchema, response: { 200: gameSchema, 304: notChanged } },
    ),
    handler: async (request, reply) => {
      const playerId = viewerOf(request);
      const row = await visibleGame(deps, playerId, request.params.id);
      if (isUnchanged(request, reply, etagOf(gameTag(row, playerId)))) return reply.code(304).send();
      return readGame(deps, playerId, row);
    },
  });
}

/** Seats and the start. */
export function seatRoutes(instance: FastifyInstance, deps: Deps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    ...operation(
      {
        method: 'POST',
        url: '/v1/games/:id/seats',
        id: 'takeSeat',
        tag,
        summary: 'Take a seat',
        description: 'The game starts when all seats are taken. Who sits there already stays there.',
        needs: 'games:play',
        problems: ['game-not-found', 'game-not-open', 'game-full', 'seat-taken', 'already-seated'],
        isTagged: true,
      },
      { params: gameIdSchema, body: seatRequestSchema.optional(), response: { 201: gameSchema } },
    ),
    handler: async (request, reply) => {
      const { playerId } = callerOf(request);
      const row = await sitDown(deps, playerId, request.params.id, request.body ?? {});
      return answerNewPlace(deps, reply, playerId, row);
    },
  });

  app.route({
    ...operation(
      {
        method: 'DELETE',
        url: '/v1/games/:id/seats/me',
        id: 'leaveSeat',
        tag,
        summary: 'Give up your seat',
        description: 'Before the start only; to leave a running game, resign.',
        needs: 'games:play',
        problems: ['game-not-found', 'game-not-open', 'not-seated'],
      },
      { params: gameIdSchema, response: { 204: z.undefined().describe('The seat is free') } },
    ),
    handler: async (request, reply) => {
      await standUp(deps, callerOf(request).playerId, request.params.id);
      return reply.code(204).send();
    },
  });

  app.route({
    ...operation(
      {
        method: 'POST',
        url: '/v1/games/:id/start',
        id: 'startGame',
        tag,
        summary: 'Start with the players who are there',
        description: 'For the owner of the game. Seats that are still free are taken away.',
        needs: 'games:play',
        problems: ['game-not-found', 'game-not-open', 'not-owner', 'too-few-players', 'invalid-setup'],
        isTagged: true,
      },
      { params: gameIdSchema, response: { 200: gameSchema } },
    ),
    handler: async (request, reply) => {
      const { playerId } = callerOf(request);
      const row = await startNow(deps, playerId, request.params.id);
      reply.header('etag', etagOf(gameTag(row, playerId)));
      return readGame(deps, playerId, row);
    },
  });
}
