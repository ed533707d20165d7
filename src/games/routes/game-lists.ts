import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readClub } from '../../clubs/clubs.ts';
import { existing } from '../../competitions/views.ts';
import { type Route, route } from '../../http/endpoint/route.ts';
import { contentTag, sendUnlessUnchanged } from '../../http/etag.ts';
import { byEnd, byId, type Place, pageOf, readPage } from '../../http/list-pages.ts';
import { callerOf, viewerOf } from '../../http/plugins/auth.ts';
import { idSchema, notModified, timeSchema } from '../../http/schemas/forms.ts';
import type { Deps } from '../../platform/deps.ts';
import { findPlayerOrRobot } from '../../players/find-player.ts';
import { pageParams } from '../../players/schemas/player-page.ts';
import { findShownPlayer } from '../../players/shown-player.ts';
import {
  type GameFilters,
  type GamesQuery,
  gameFilters,
  gamesQuery,
  isOfCaller,
} from '../schemas/game-lists.ts';
import { listedGameSchema } from '../schemas/games.ts';
import {
  type GamePart,
  type GameQuery,
  type LastMove,
  type ListedRow,
  listedGame,
  listGames,
  listShownGames,
  orderOf,
} from '../views/list.ts';
import { suitingOf } from '../views/suitable.ts';

const tag = 'games';
const response = { 200: pageOf(listedGameSchema), 304: notModified };

/** `GET /v1/games` and `/v1/players/{handle}/games` */
export const gameListRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/games',
      id: 'listGames',
      tag,
      summary: 'List games',
      description:
        'Lists public games or your own, newest first. With `status=finished` or `status=aborted`, the games ' +
        'that ended last come first; `sort` changes the order. `turn=mine` lists the games where it is your ' +
        'turn, and `turn=others` your other running games. `owner=me` lists the games you created, including ' +
        'those you arranged for others. `followed=true` lists open tables of players you follow, and ' +
        '`suitable=true` open tables that suit you.\n\nTo collect games as they end, use `GET /v1/results`.',
      needs: 'watch',
      problems: ['player-not-found', 'club-not-found', 'competition-not-found'],
      querystring: gamesQuery,
      response,
    },
    async ({ deps, viewer, query, request, reply }) => {
      const { search, opponent } = query;
      const which = {
        of: playerOf(request, query),
        search,
        viewer,
        opponent: opponent === undefined ? undefined : await findPlayerOrRobot(deps, opponent),
        ...(await forCaller(deps, request)),
        club: query.club === undefined ? undefined : await clubOf(deps, request, query.club),
      };
      return sendGames(deps, request, reply, (part) => listGames(deps, { ...which, ...part }));
    },
  ),
  route(
    {
      method: 'GET',
      url: '/v1/players/:handle/games',
      id: 'listPlayerGames',
      tag,
      summary: 'List the games of a player',
      description:
        'Lists the player’s public games if they show them (`record` of `privacy`), and all games you share with ' +
        'them. The order is that of `GET /v1/games`. Refused with 404 if you cannot see the player’s page.',
      needs: 'watch',
      problems: ['player-not-found', 'competition-not-found'],
      params: pageParams,
      querystring: gameFilters,
      response,
    },
    async ({ deps, viewer, params, query, request, reply }) => {
      const { opponent } = query;
      const of = {
        player: await findShownPlayer(deps, viewer, params.handle),
        opponent: opponent === undefined ? undefined : await findShownPlayer(deps, viewer, opponent),
      };
      return sendGames(deps, request, reply, (part) => listShownGames(deps, viewer, of, part));
    },
  ),
];

/**
 * Returns the club whose tables are requested, and whether the caller is a member.
 * @throws Problem club-not-found
 */
async function clubOf(deps: Deps, request: Pick<FastifyRequest, 'caller'>, handle: string) {
  const { id, yourRole } = await readClub(deps, viewerOf(request), handle);
  return { id, isMember: yourRole !== null && yourRole !== 'pending' };
}

/**
 * Returns which tables of other players are requested.
 * @throws Problem unauthenticated
 */
async function forCaller(
  deps: Deps,
  request: FastifyRequest<{ Querystring: GamesQuery }>,
): Promise<Pick<GameQuery, 'isFollowed' | 'suiting'>> {
  const { followed, suitable } = request.query;
  if (!followed && !suitable) return {};
  const { playerId } = callerOf(request);
  return { isFollowed: followed, suiting: suitable ? await suitingOf(deps, playerId) : undefined };
}

const byLastMove: Place<ListedRow, LastMove> = {
  schema: z.object({ lastMoveAt: timeSchema.transform((time) => new Date(time)), id: idSchema }),
  of: ({ updatedAt, id }) => ({ lastMoveAt: updatedAt, id }),
};

/**
 * Sends the requested page of a list of games.
 * @throws Problem competition-not-found
 */
async function sendGames(
  deps: Deps,
  request: FastifyRequest<{ Querystring: GameFilters }>,
  reply: FastifyReply,
  list: (part: GamePart) => Promise<ListedRow[]>,
) {
  const { competition } = request.query;
  if (competition !== undefined) await existing(deps.db.prisma, competition);
  const { items, nextCursor } = await readGames(request.query, list);
  const viewer = viewerOf(request);
  const page = { items: items.map((row) => listedGame(deps, row, viewer)), nextCursor };
  return sendUnlessUnchanged(request, reply, contentTag(page), () => page);
}

/** Whether a list contains tables waiting for players. */
const isOpenList = ({
  freeSeats,
  followed,
  suitable,
}: GameFilters & Partial<Pick<GamesQuery, 'followed' | 'suitable'>>) =>
  freeSeats !== undefined || followed === true || suitable === true;

function readGames(query: GameFilters, list: (part: GamePart) => Promise<ListedRow[]>) {
  const { freeSeats, expansions, label, competition, since, until, sort } = query;
  const which = {
    status: isOpenList(query) ? 'open' : query.status,
    freeSeats,
    label,
    competition,
    expansions,
    since: since === undefined ? undefined : new Date(since),
    until: until === undefined ? undefined : new Date(until),
    order: sort,
  } as const;
  const read = (part: Pick<GamePart, 'after' | 'limit'>) => list({ ...which, ...part });
  const order = orderOf(which);
  if (order === 'createdAt') return readPage(byId, query, read);
  return readPage(order === 'finishedAt' ? byEnd : byLastMove, query, read);
}

/**
 * Returns the player whose games are requested, and which of them.
 * @throws Problem unauthenticated
 */
function playerOf(request: Pick<FastifyRequest, 'caller'>, query: GamesQuery): GameQuery['of'] {
  if (!isOfCaller(query)) return undefined;
  const { playerId } = callerOf(request);
  return { playerId, which: query.owner === undefined ? query.turn : 'created' };
}
