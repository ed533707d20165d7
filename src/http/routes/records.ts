import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { recordSchema, resolveRules } from '../../engine/index.ts';
import { visibleGame } from '../../games/access.ts';
import { recordOfGame } from '../../games/records/export.ts';
import { replayRecord } from '../../games/records/replay.ts';
import { projectGame } from '../../games/views/projection.ts';
import { operation } from '../endpoint/operation.ts';
import { etagOf, isUnchanged } from '../etag.ts';
import { viewerOf } from '../plugins/auth.ts';
import { gameIdSchema } from '../schemas/games.ts';
import { projectionQuery, projectionSchema, replayedSchema } from '../schemas/records.ts';

const tag = 'play';
const notChanged = z.undefined().describe('You have this answer already');

const recordToReplay = recordSchema.meta({
  examples: [
    {
      format: 'carcassonne-record/1',
      rules: resolveRules({ edition: 'third' }),
      players: ['Mira', 'Ole'],
      start: [{ tile: 'base/D', x: 0, y: 0, rotation: 0 }],
      draws: ['base/U', 'base/V'],
      decisions: [
        {
          seat: 0,
          decision: { type: 'tile', x: 1, y: 0, rotation: 90, deploy: { piece: 'meeple', segment: 'road0' } },
        },
      ],
    },
  ],
});

/** Games as documents, and what they would come to. */
export function recordRoutes(instance: FastifyInstance, deps: Deps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    ...operation(
      {
        method: 'GET',
        url: '/v1/games/:id/record',
        id: 'readRecord',
        tag,
        summary: 'Export a game',
        description:
          'The portable record of a finished game or a scenario: rules, players, draws and decisions, from which ' +
          'every score follows.',
        needs: 'watch',
        problems: ['game-not-found', 'game-not-finished', 'game-not-running'],
      },
      { params: gameIdSchema, response: { 200: recordSchema, 304: notChanged } },
    ),
    handler: async (request, reply) => {
      const row = await visibleGame(deps, viewerOf(request), request.params.id);
      const record = await recordOfGame(deps, row);
      return isUnchanged(request, reply, etagOf(row.version)) ? reply.code(304).send() : record;
    },
  });

  app.route({
    ...operation(
      {
        method: 'POST',
        url: '/v1/records/replay',
        id: 'replayRecord',
        tag,
        summary: 'Replay a record',
        description:
          'Answers the scores after every decision, or refuses at the first decision that is wrong.',
        needs: 'watch',
        problems: ['invalid-record'],
      },
      { body: recordToReplay, response: { 200: replayedSchema } },
    ),
    handler: async (request) => replayRecord(request.body),
  });

  app.route({
    ...operation(
      {
        method: 'GET',
        url: '/v1/games/:id/projection',
        id: 'projectGame',
        tag,
        summary: 'Look ahead',
        description:
          'The scores if the game ended now, the tiles that can still come, and which of them fit a cell.',
        needs: 'watch',
        problems: ['game-not-found', 'game-not-running'],
      },
      { params: gameIdSchema, querystring: projectionQuery, response: { 200: projectionSchema } },
    ),
    handler: async (request) => {
      const playerId = viewerOf(request);
      const { x, y } = request.query;
      const row = await visibleGame(deps, playerId, request.params.id);
      return projectGame(deps, playerId, row, x === undefined || y === undefined ? undefined : { x, y });
    },
  });
}
