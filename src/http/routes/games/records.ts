import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { formatRecord, recordSchema } from '../../../engine/index.ts';
import { visibleGame } from '../../../games/access.ts';
import { recordOfGame } from '../../../games/records/export.ts';
import { replayRecord } from '../../../games/records/replay.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { etagOf, isUnchanged, sendUnlessUnchanged } from '../../etag.ts';
import { viewerOf } from '../../plugins/auth.ts';
import { notModified } from '../../schemas/forms.ts';
import { gameIdSchema } from '../../schemas/games/games.ts';
import { recordToReplaySchema, replayedSchema } from '../../schemas/games/records.ts';

const tag = 'play';
const textAnswer = {
  description: 'The record in the notation for people',
  content: {
    'text/plain': {
      schema: z
        .string()
        .max(1_000_000)
        .describe(
          'Header lines in brackets, then a line for each decision; `POST /v1/records/replay` takes the JSON',
        ),
    },
  },
};
const problems = ['game-not-found', 'game-not-finished', 'game-not-running'] as const;

/** `/v1/games/{id}/record`, the same as text, and `/v1/records/replay` */
export function recordRoutes(app: FastifyInstance, deps: Deps): void {
  addExport(app, deps);
  addExportAsText(app, deps);
  addReplay(app);
}

async function readRecord(deps: Deps, viewer: string | undefined, id: string) {
  const row = await visibleGame(deps, viewer, id);
  return { row, record: await recordOfGame(deps, row) };
}

function addExport(app: FastifyInstance, deps: Deps): void {
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
      problems,
    },
    { params: gameIdSchema, response: { 200: recordSchema, 304: notModified } },
    async (request, reply) => {
      const { row, record } = await readRecord(deps, viewerOf(request), request.params.id);
      return sendUnlessUnchanged(request, reply, etagOf(row.version), () => record);
    },
  );
}

function addExportAsText(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'GET',
      url: '/v1/games/:id/record.txt',
      id: 'readRecordText',
      tag,
      summary: 'Export a game as text',
      description: 'The same record in the notation for people, which `carcassonne-record` reads as well.',
      needs: 'watch',
      problems,
    },
    { params: gameIdSchema, response: { 200: textAnswer, 304: notModified } },
    async (request, reply) => {
      const { row, record } = await readRecord(deps, viewerOf(request), request.params.id);
      if (isUnchanged(request, reply, etagOf(`${row.version}-text`))) return reply.code(304).send();
      return reply.type('text/plain; charset=utf-8').serializer(String).send(formatRecord(record));
    },
  );
}

function addReplay(app: FastifyInstance): void {
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
      idempotency: { begunBy: 'use-case' },
    },
    { body: recordToReplaySchema, response: { 200: replayedSchema } },
    async (request) => replayRecord(request.body),
  );
}
