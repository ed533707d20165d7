import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { visibleGame } from '../../../games/access.ts';
import { createGame } from '../../../games/table/create.ts';
import { startWithSeated } from '../../../games/table/start.ts';
import { gameTag, readGame } from '../../../games/views/game.ts';
import { type Ending, type GameQuery, isOver, listedGame, listGames } from '../../../games/views/list.ts';
import type { ListPart } from '../../../helpers/list-part.ts';
import type { Deps } from '../../../platform/deps.ts';
import { problem } from '../../../platform/problems.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { contentTag, etagOf, sendUnlessUnchanged } from '../../etag.ts';
import { byId, type Place, pageOf, pageQuery, readPage } from '../../list-pages.ts';
import { callerOf, requireRight, viewerOf } from '../../plugins/auth.ts';
import { flagSchema, idSchema, notModified, sentTimeSchema, timeSchema } from '../../schemas/forms.ts';
import { gameSchema } from '../../schemas/games/game.ts';
import { gameIdSchema, listedGameSchema, newGameSchema, statusSchema } from '../../schemas/games/games.ts';
import { sendJoinedGame } from '../../send-joined-game.ts';

const tag = 'games';

/** `/v1/games` */
export function gameRoutes(app: FastifyInstance, deps: Deps): void {
  addCreate(app, deps);
  addList(app, deps);
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

const listQuery = z.object({
  status: statusSchema.optional().describe('Only games in this state'),
  mine: flagSchema.default(false).describe('Only games in which you have a seat'),
  owner: z
    .enum(['me'])
    .optional()
    .describe(
      '`me`: only games that you created, whether or not you have a seat there; in place of `mine` or `turn`',
    ),
  turn: z
    .enum(['mine', 'others'])
    .optional()
    .describe('Only running games of yours: those that wait for your decision, or for that of others'),
  search: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .optional()
    .describe(
      'Only games with this in their name, or in the name of another player; together with `mine`, `turn` or `owner`',
    ),
  since: sentTimeSchema
    .optional()
    .describe('Only games that ended then or later; together with `status=finished` or `status=aborted`'),
  ...pageQuery,
});

function addList(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'GET',
      url: '/v1/games',
      id: 'listGames',
      tag,
      summary: 'List games',
      description:
        'Public games, or yours, newest first; with `status=finished` or `status=aborted` in the order of their ends, the ' +
        'last one first. `turn=mine` lists the games in which it is your turn, `turn=others` your other running games, and ' +
        '`owner=me` those that you created, also for others.\n\n' +
        'To collect games as they end, ask now and then for `status=finished` with `since`: the last `finishedAt` that you ' +
        'know, less a minute, as of two games that end at once the later one may be listed first.',
      needs: 'watch',
    },
    { querystring: listQuery, response: { 200: pageOf(listedGameSchema), 304: notModified } },
    async (request, reply) => {
      const page = await readGames(deps, request, request.query);
      return sendUnlessUnchanged(request, reply, contentTag(page), () => page);
    },
  );
}

type ListQuery = z.output<typeof listQuery>;

/** Places of games that are over in lists, by when they ended. */
const byEnd: Place<{ readonly finishedAt: Date | null; readonly id: string }, Ending> = {
  schema: z.object({ finishedAt: timeSchema.transform((time) => new Date(time)), id: idSchema }),
  of: ({ finishedAt, id }) => ({ finishedAt: finishedAt ?? new Date(0), id }),
};

async function readGames(deps: Deps, request: Pick<FastifyRequest, 'caller'>, query: ListQuery) {
  const { status, search } = query;
  const of = playerOf(request, query);
  const viewer = viewerOf(request);
  const which = { status, of, search, viewer, since: sinceOf(query) };
  const read = (part: ListPart<string | Ending>) => listGames(deps, { ...which, ...part });
  const { items, nextCursor } = isOver(status)
    ? await readPage(byEnd, query, read)
    : await readPage(byId, query, read);
  return { items: items.map((row) => listedGame(deps, row, viewer)), nextCursor };
}

/**
 * Returns the player whose games are asked for, and which of them.
 * @throws Problem unauthenticated; validation where two lists are asked for at once
 */
function playerOf(
  request: Pick<FastifyRequest, 'caller'>,
  { mine, turn, owner }: ListQuery,
): GameQuery['of'] {
  const isMine = mine || turn !== undefined;
  if (!isMine && owner === undefined) return undefined;
  const { playerId } = callerOf(request);
  if (owner === undefined) return { playerId, which: turn };
  if (!isMine) return { playerId, which: 'created' };
  const detail = 'Send either owner, or mine or turn: each names games of yours in another way.';
  throw problem('validation', { detail, errors: [{ in: 'query', pointer: '/owner', detail }] });
}

/**
 * Returns from when on games are to have ended.
 * @throws Problem validation where not only games that are over are asked for
 */
function sinceOf({ since, status }: ListQuery): Date | undefined {
  if (since === undefined) return undefined;
  if (isOver(status)) return new Date(since);
  const detail = 'Only games that are over have an end: send status=finished or status=aborted as well.';
  throw problem('validation', { detail, errors: [{ in: 'query', pointer: '/since', detail }] });
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
