import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { visibleGame } from '../../games/access.ts';
import { readEntries } from '../../games/log/read-entries.ts';
import { type DecideOutcome, decide } from '../../games/play/decide.ts';
import type { DecisionResult } from '../../games/play/decision-result.ts';
import type { DecisionRequest } from '../../games/play/judge.ts';
import { listOptions } from '../../games/play/options/list.ts';
import { gameTag } from '../../games/views/game.ts';
import { operation } from '../endpoint/operation.ts';
import { etagOf, isUnchanged, versionsIn } from '../etag.ts';
import { formatCursor, pageOf, parseCursor } from '../list-pages.ts';
import { callerOf, viewerOf } from '../plugins/auth.ts';
import { readKey } from '../plugins/idempotency.ts';
import {
  decisionRequestSchema,
  decisionResultSchema,
  entrySchema,
  gameIdSchema,
  optionsSchema,
} from '../schemas/games.ts';

const tag = 'play';
const notChanged = z.undefined().describe('You have this answer already');
const ifMatch = z.looseObject({
  'if-match': z
    .string()
    .max(200)
    .optional()
    .describe(
      'The `ETag` of the game you decided on, or its version in quotes: refused with 412 when it has moved on',
    )
    .meta({ examples: ['"12"'] }),
});
const moveProblems = [
  'game-not-found',
  'not-seated',
  'game-not-running',
  'not-your-turn',
  'stale-version',
  'illegal-decision',
] as const;

/** What you may do, and doing it. */
export function moveRoutes(instance: FastifyInstance, deps: Deps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    ...operation(
      {
        method: 'GET',
        url: '/v1/games/:id/options',
        id: 'listOptions',
        tag,
        summary: 'List your options',
        description:
          'Every decision that is legal for you now, each a complete body for `POST …/moves`, with the points it ' +
          'brings at once. Empty when somebody else is asked.',
        needs: 'games:read',
        problems: ['game-not-found'],
      },
      { params: gameIdSchema, response: { 200: optionsSchema, 304: notChanged } },
    ),
    handler: async (request, reply) => {
      const { playerId } = callerOf(request);
      const row = await visibleGame(deps, playerId, request.params.id);
      if (isUnchanged(request, reply, etagOf(gameTag(row, playerId)))) return reply.code(304).send();
      return listOptions(deps, playerId, row);
    },
  });

  const deciding = operation(
    {
      method: 'POST',
      url: '/v1/games/:id/moves',
      id: 'decide',
      tag,
      summary: 'Decide',
      description:
        'Makes one decision. It lands as a whole or not at all, and of two for the same version exactly one does. ' +
        'A refusal changes nothing and says which rule is broken and what would be accepted.',
      needs: 'games:play',
      problems: moveProblems,
      isTagged: true,
    },
    {
      headers: ifMatch,
      params: gameIdSchema,
      body: decisionRequestSchema,
      response: { 201: decisionResultSchema },
    },
  );
  app.route({
    ...deciding,
    config: { ...deciding.config, keys: { own: true } },
    handler: async (request, reply) =>
      answerMove(reply, request.params.id, await play(request, request.body)),
  });

  const resigning = operation(
    {
      method: 'POST',
      url: '/v1/games/:id/resign',
      id: 'resign',
      tag,
      summary: 'Leave a running game',
      description:
        'For good. Your pieces stay where they are and the others play on; the last one left wins.',
      needs: 'games:play',
      problems: moveProblems,
      isTagged: true,
    },
    { headers: ifMatch, params: gameIdSchema, response: { 201: decisionResultSchema } },
  );
  app.route({
    ...resigning,
    config: { ...resigning.config, keys: { own: true } },
    handler: async (request, reply) =>
      answerMove(reply, request.params.id, await play(request, { type: 'leave' })),
  });

  function play(
    request: FastifyRequest & { params: { id: string } },
    wish: DecisionRequest,
  ): Promise<DecideOutcome> {
    const key = readKey(request.headers['idempotency-key']);
    return decide(deps, {
      game: request.params.id,
      playerId: callerOf(request).playerId,
      decision: wish,
      versions: versionsIn(request.headers['if-match']),
      key: key === undefined ? undefined : { key, bodyHash: hashOf(wish) },
    });
  }
}

function answerMove(reply: FastifyReply, game: string, { result, isReplay }: DecideOutcome): DecisionResult {
  reply.code(201);
  reply.header('location', `/v1/games/${game}/moves?after=${result.version - 1}&limit=1`);
  reply.header('etag', etagOf(result.version));
  if (isReplay) reply.header('idempotent-replayed', 'true');
  return result;
}

function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

const logQuery = z.object({
  after: z.coerce.number().int().min(0).max(1_000_000).default(0).describe('Only entries after this one'),
  limit: z.coerce.number().int().min(1).max(500).default(100).describe('How many entries at most'),
  cursor: z.string().max(200).optional().describe('`nextCursor` of the page before; instead of `after`'),
});

/** The log. */
export function logRoutes(instance: FastifyInstance, deps: Deps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.route({
    ...operation(
      {
        method: 'GET',
        url: '/v1/games/:id/moves',
        id: 'readLog',
        tag,
        summary: 'Read the log',
        description:
          'Every decision with what it did. Entries never change; each is chained to the one before.',
        needs: 'watch',
        problems: ['game-not-found'],
      },
      {
        params: gameIdSchema,
        querystring: logQuery,
        response: { 200: pageOf(entrySchema, 500), 304: notChanged },
      },
    ),
    handler: async (request, reply) => {
      const { limit, cursor } = request.query;
      const row = await visibleGame(deps, viewerOf(request), request.params.id);
      const after = parseCursor(z.int().min(0), cursor) ?? request.query.after;
      if (isUnchanged(request, reply, etagOf(row.version))) return reply.code(304).send();
      const items = await readEntries(deps, row, after, limit);
      const last = items.at(-1)?.seq ?? row.version;
      return { items, nextCursor: last < row.version ? formatCursor(last) : null };
    },
  });
}
