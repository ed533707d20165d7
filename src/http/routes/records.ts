import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { recordSchema } from '../../engine/index.ts';
import { visibleGame } from '../../games/access.ts';
import { recordOfGame } from '../../games/records/export.ts';
import { replayRecord } from '../../games/records/replay.ts';
import { endpoint } from '../endpoint/endpoint.ts';
import { etagOf, sendUnlessUnchanged } from '../etag.ts';
import { viewerOf } from '../plugins/auth.ts';
import { notModified } from '../schemas/forms.ts';
import { gameIdSchema } from '../schemas/games.ts';
import { recordToReplaySchema, replayedSchema } from '../schemas/records.ts';

const tag = 'play';

/** `/v1/games/{id}/record` and `/v1/records` */
export function recordRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
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
    { params: gameIdSchema, response: { 200: recordSchema, 304: notModified } },
    async (request, reply) => {
      const row = await visibleGame(deps, viewerOf(request), request.params.id);
      const record = await recordOfGame(deps, row);
      return sendUnlessUnchanged(request, reply, etagOf(row.version), () => record);
    },
  );

  endpoint(
    app,
    {
      method: 'POST',
      url: '/v1/records/replay',
      id: 'replayRecord',
      tag,
      summary: 'Replay a record',
      description:
        'Returns the scores after every decision, or refuses the record at the first decision that is wrong.',
      needs: 'watch',
      problems: ['invalid-record'],
      cost: 4,
    },
    { body: recordToReplaySchema, response: { 200: replayedSchema } },
    async (request) => replayRecord(request.body),
  );
}
