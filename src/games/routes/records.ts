import { z } from 'zod';
import { formatRecord, recordSchema } from '../../engine/index.ts';
import { type Route, route } from '../../http/endpoint/route.ts';
import { etagOf, isUnchanged, sendUnlessUnchanged } from '../../http/etag.ts';
import { notModified } from '../../http/schemas/forms.ts';
import type { Deps } from '../../platform/deps.ts';
import { visibleGame } from '../access.ts';
import { recordOfGame } from '../records/export.ts';
import { importRecord } from '../records/import.ts';
import { replayRecord } from '../records/replay.ts';
import { gameSchema } from '../schemas/game.ts';
import { gameIdSchema } from '../schemas/games.ts';
import {
  importQuerySchema,
  recordToImportSchema,
  recordToReplaySchema,
  replayedSchema,
} from '../schemas/records.ts';
import { sendJoinedGame } from './send-joined-game.ts';

const tag = 'play';
const textAnswer = {
  description: 'The record in the human-readable notation',
  content: {
    'text/plain': {
      schema: z
        .string()
        .max(1_000_000)
        .describe(
          'Header lines in brackets, then one line for each decision; `POST /v1/records/replay` takes the JSON',
        ),
    },
  },
};
/** Maximum size of a record in bytes; a JCloisterZone file of the longest games needs half of it. */
const maxRecordBytes = 512 * 1024;
const problems = ['game-not-found', 'game-not-finished', 'game-not-running'] as const;

/** `/v1/games/{id}/record`, the same as text, `/v1/records/replay` and `/v1/records/import` */
export const recordRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/games/:id/record',
      id: 'getRecord',
      tag,
      summary: 'Export a game record',
      description:
        'Returns the portable record of a finished game or a scenario: rules, players, draws and decisions. ' +
        'Every score can be recomputed from it.',
      needs: 'watch',
      problems,
      params: gameIdSchema,
      response: { 200: recordSchema, 304: notModified },
    },
    async ({ deps, viewer, params, request, reply }) => {
      const { row, record } = await readRecord(deps, viewer, params.id);
      return sendUnlessUnchanged(request, reply, etagOf(row.version), () => record);
    },
  ),
  route(
    {
      method: 'GET',
      url: '/v1/games/:id/record.txt',
      id: 'getRecordText',
      tag,
      summary: 'Export a game record as text',
      description:
        'Returns the same record in the human-readable notation, which `carcassonne-record` can also read.',
      needs: 'watch',
      problems,
      params: gameIdSchema,
      response: { 200: textAnswer, 304: notModified },
    },
    async ({ deps, viewer, params, request, reply }) => {
      const { row, record } = await readRecord(deps, viewer, params.id);
      if (isUnchanged(request, reply, etagOf(`${row.version}-text`))) return reply.code(304).send();
      return reply.type('text/plain; charset=utf-8').serializer(String).send(formatRecord(record));
    },
  ),
  route(
    {
      method: 'POST',
      url: '/v1/records/replay',
      id: 'replayRecord',
      tag,
      summary: 'Replay a record',
      description:
        'Returns the scores after every decision. Refuses the record at the first illegal decision.',
      needs: 'watch',
      problems: ['invalid-record'],
      cost: 4,
      idempotency: { startedBy: 'use-case' },
      body: recordToReplaySchema,
      response: { 200: replayedSchema },
    },
    ({ body }) => replayRecord(body),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/records/import',
      id: 'importRecord',
      reachesFurther: true,
      tag,
      summary: 'Import a game record',
      description:
        'Creates a private game from a record, or from a game saved by JCloisterZone 5 (`.jcz`), if every ' +
        'decision is legal. A finished game can be viewed, analysed and continued from any point; an unfinished ' +
        'game continues against robots. The players keep the names in the record. Like a `scenario`, the game is ' +
        'not counted in any statistics. Bodies can be up to 512 KiB.',
      needs: 'games:play',
      problems: ['invalid-record', 'invalid-setup', 'too-many-open-games', 'account-required'],
      cost: 4,
      bodyLimit: maxRecordBytes,
      isTagged: true,
      querystring: importQuerySchema,
      body: recordToImportSchema,
      response: { 201: gameSchema },
    },
    async ({ deps, playerId, query, body, reply }) => {
      const row = await importRecord(deps, playerId, { document: body, ...query });
      return sendJoinedGame(deps, reply, playerId, row);
    },
  ),
];

async function readRecord(deps: Deps, viewer: string | undefined, id: string) {
  const row = await visibleGame(deps, viewer, id);
  return { row, record: await recordOfGame(deps, row) };
}
