import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Route, route } from '../../../http/endpoint/route.ts';
import { etagOf, parseVersions, sendUnlessUnchanged } from '../../../http/etag.ts';
import { type Place, pageOf, pageQueryOf, readPage } from '../../../http/list-pages.ts';
import { callerOf } from '../../../http/plugins/auth.ts';
import { parseIdempotencyKey } from '../../../http/plugins/idempotency/key.ts';
import { notModified } from '../../../http/schemas/forms.ts';
import type { Deps } from '../../../platform/deps.ts';
import { visibleGame } from '../../access.ts';
import { readEntries } from '../../log/read-entries.ts';
import { type DecideOutcome, decide } from '../../play/decide.ts';
import type { DecisionResult } from '../../play/decision-result.ts';
import type { DecisionRequest } from '../../play/requested-decision.ts';
import type { HeldResult } from '../../play/write-decision.ts';
import { gameIdSchema } from '../../schemas/games.ts';
import { logEntrySchema } from '../../schemas/log-entries.ts';
import {
  decisionRequestSchema,
  decisionResultSchema,
  heldResultSchema,
} from '../../schemas/play/decisions.ts';
import { gameTag } from '../../views/game.ts';
import { logEntryView } from '../../views/log-entry.ts';

const tag = 'play';
const headers = z.looseObject({
  'if-match': z
    .string()
    .max(200)
    .optional()
    .describe(
      'The `ETag` of the game you decided on, or its version in quotes; refused with 412 if the game has moved ' +
        'on',
    )
    .meta({ examples: ['"12"'] }),
});
const params = gameIdSchema;
const problems = [
  'game-not-found',
  'not-seated',
  'game-not-running',
  'not-your-turn',
  'stale-version',
  'illegal-decision',
  'decision-held',
] as const;

type GameRequest = Pick<FastifyRequest<{ Params: { id: string } }>, 'params' | 'headers' | 'caller'>;

async function play(deps: Deps, request: GameRequest, decision: DecisionRequest): Promise<DecideOutcome> {
  const key = parseIdempotencyKey(request.headers['idempotency-key']);
  return decide(deps, {
    game: request.params.id,
    playerId: callerOf(request).playerId,
    decision,
    versions: await expectedVersions(deps, request),
    key: key === undefined ? undefined : { key, bodyHash: hashOf(decision) },
  });
}

/** Returns the versions that `If-Match` allows. Only the tag of the current game counts as its version. */
async function expectedVersions(deps: Deps, request: GameRequest): Promise<number[] | undefined> {
  const expected = parseVersions(request.headers['if-match']);
  if (expected?.every(({ rest }) => rest === undefined) ?? true)
    return expected?.map(({ version }) => version);
  const { playerId } = callerOf(request);
  const tag = gameTag(await visibleGame(deps, playerId, request.params.id), playerId);
  return expected
    ?.filter(({ version, rest }) => rest === undefined || `${version}-${rest}-`.startsWith(`${tag}-`))
    .map(({ version }) => version);
}

function sendOutcome(
  reply: FastifyReply,
  game: string,
  { result, held, isReplay }: DecideOutcome,
): DecisionResult | HeldResult {
  if (held === undefined) return sendResult(reply, game, result, isReplay);
  reply.code(202);
  reply.header('etag', etagOf(held.version));
  if (isReplay) reply.header('idempotent-replayed', 'true');
  return held;
}

function sendResult(
  reply: FastifyReply,
  game: string,
  result: DecisionResult,
  isReplay: boolean,
): DecisionResult {
  reply.code(201);
  reply.header('location', `/v1/games/${game}/moves?after=${result.version - 1}&limit=1`);
  reply.header('etag', etagOf(result.version));
  if (isReplay) reply.header('idempotent-replayed', 'true');
  return result;
}

function hashOf(body: unknown): string {
  return hash('sha256', JSON.stringify(body), 'hex');
}

const logQuery = z.object({
  after: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(0)
    .describe('Only entries after this one; ignored if you send a `cursor`'),
  ...pageQueryOf({ usual: 100, max: 500 }),
});
const bySeq: Place<{ readonly seq: number }, number> = { schema: z.int().min(0), of: ({ seq }) => seq };

/** `/v1/games/{id}/moves` and `/v1/games/{id}/resign` */
export const moveRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/games/:id/moves',
      id: 'submitMove',
      tag,
      summary: 'Submit a move',
      description:
        'Submits one decision. It is applied completely or not at all, and only one decision is accepted for ' +
        'each version. A refusal changes nothing; it names the broken rule and what would be accepted.',
      needs: 'games:play',
      mayByLink: 'decide',
      problems,
      isTagged: true,
      idempotency: { storedBy: 'use-case' },
      headers,
      params,
      body: decisionRequestSchema,
      response: { 201: decisionResultSchema, 202: heldResultSchema },
    },
    async ({ deps, params, body, request, reply }) =>
      sendOutcome(reply, params.id, await play(deps, request, body)),
  ),
  route(
    {
      method: 'POST',
      url: '/v1/games/:id/resign',
      id: 'resignGame',
      tag,
      summary: 'Resign from a running game',
      description:
        'Resigns for good. Your pieces stay on the board and the others play on; the last remaining player wins.',
      needs: 'games:play',
      problems,
      isTagged: true,
      idempotency: { storedBy: 'use-case' },
      headers,
      params,
      response: { 201: decisionResultSchema },
    },
    async ({ deps, params, request, reply }) => {
      const { result, isReplay } = await play(deps, request, { type: 'resign' });
      if (result === undefined) throw new Error('nothing is drawn by resigning');
      return sendResult(reply, params.id, result, isReplay);
    },
  ),
  route(
    {
      method: 'GET',
      url: '/v1/games/:id/moves',
      id: 'getLog',
      tag,
      summary: 'Get the log of a game',
      description:
        'Returns every decision with its effects. Entries never change; each is chained to the previous one by ' +
        'its hash.',
      needs: 'watch',
      mayByLink: 'read',
      problems: ['game-not-found'],
      params,
      querystring: logQuery,
      response: { 200: pageOf(logEntrySchema, 500), 304: notModified },
    },
    async ({ deps, viewer, params, query, request, reply }) => {
      const row = await visibleGame(deps, viewer, params.id);
      return sendUnlessUnchanged(request, reply, etagOf(row.version), () =>
        readPage(bySeq, query, async ({ after = query.after, limit }) => {
          const entries = await readEntries(deps, row, after, limit);
          return entries.map((entry) => logEntryView(entry, row));
        }),
      );
    },
  ),
];
