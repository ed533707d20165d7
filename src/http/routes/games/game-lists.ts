import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  type GamePart,
  type GameQuery,
  isOver,
  type ListedRow,
  listedGame,
  listGames,
  listShownGames,
} from '../../../games/views/list.ts';
import { findShownPlayer } from '../../../people/shown-player.ts';
import type { Deps } from '../../../platform/deps.ts';
import { problem } from '../../../platform/problems.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { contentTag, sendUnlessUnchanged } from '../../etag.ts';
import { byEnd, byId, pageOf, pageQuery, readPage } from '../../list-pages.ts';
import { callerOf, viewerOf } from '../../plugins/auth.ts';
import { flagSchema, notModified, sentTimeSchema } from '../../schemas/forms.ts';
import { listedGameSchema, statusSchema } from '../../schemas/games/games.ts';
import { pageParams } from '../../schemas/people/player-page.ts';

const tag = 'games';
const response = { 200: pageOf(listedGameSchema), 304: notModified };

/** `GET /v1/games` and `/v1/players/{handle}/games` */
export function gameListRoutes(app: FastifyInstance, deps: Deps): void {
  addList(app, deps);
  addListOfPlayer(app, deps);
}

const filters = z.object({
  status: statusSchema.optional().describe('Only games in this state'),
  since: sentTimeSchema
    .optional()
    .describe('Only games that ended then or later; together with `status=finished` or `status=aborted`'),
  ...pageQuery,
});

const listQuery = filters.extend({
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
    { querystring: listQuery, response },
    async (request, reply) => {
      const { search } = request.query;
      const which = { search, viewer: viewerOf(request), of: playerOf(request, request.query) };
      return sendGames(deps, request, reply, (part) => listGames(deps, { ...which, ...part }));
    },
  );
}

function addListOfPlayer(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'GET',
      url: '/v1/players/:handle/games',
      id: 'listGamesOfPlayer',
      tag,
      summary: 'List the games of a player',
      description:
        'Their public games, where they show their games (`record` of `shows`), and those that are games of yours as well; ' +
        'in the order of `GET /v1/games`. A player whose page you do not find is not found here either.',
      needs: 'watch',
      problems: ['player-not-found'],
    },
    { params: pageParams, querystring: filters, response },
    async (request, reply) => {
      const viewer = viewerOf(request);
      const player = await findShownPlayer(deps, viewer, request.params.handle);
      return sendGames(deps, request, reply, (part) => listShownGames(deps, viewer, player, part));
    },
  );
}

/** Sends the page of a list of games that a request asks for. */
async function sendGames(
  deps: Deps,
  request: FastifyRequest<{ Querystring: z.output<typeof filters> }>,
  reply: FastifyReply,
  list: (part: GamePart) => Promise<ListedRow[]>,
) {
  const { query } = request;
  const { status } = query;
  const which = { status, since: sinceOf(query) };
  const read = (part: Pick<GamePart, 'after' | 'limit'>) => list({ ...which, ...part });
  const { items, nextCursor } = isOver(status)
    ? await readPage(byEnd, query, read)
    : await readPage(byId, query, read);
  const viewer = viewerOf(request);
  const page = { items: items.map((row) => listedGame(deps, row, viewer)), nextCursor };
  return sendUnlessUnchanged(request, reply, contentTag(page), () => page);
}

/**
 * Returns the player whose games are asked for, and which of them.
 * @throws Problem unauthenticated; validation where two lists are asked for at once
 */
function playerOf(
  request: Pick<FastifyRequest, 'caller'>,
  { mine, turn, owner }: z.output<typeof listQuery>,
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
function sinceOf({ since, status }: z.output<typeof filters>): Date | undefined {
  if (since === undefined) return undefined;
  if (isOver(status)) return new Date(since);
  const detail = 'Only games that are over have an end: send status=finished or status=aborted as well.';
  throw problem('validation', { detail, errors: [{ in: 'query', pointer: '/since', detail }] });
}
