import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Route, route } from '../../http/endpoint/route.ts';
import { etagOf, sendUnlessUnchanged } from '../../http/etag.ts';
import { requireRight } from '../../http/plugins/auth.ts';
import { notModified } from '../../http/schemas/forms.ts';
import { visibleGame } from '../access.ts';
import { gameSchema } from '../schemas/game.ts';
import { gameIdSchema, newGameSchema } from '../schemas/games.ts';
import { createGame } from '../table/create.ts';
import { createGames } from '../table/create-several.ts';
import type { NewGame } from '../table/new-game.ts';
import { maxOpenGames } from '../table/quota.ts';
import { startWithSeated } from '../table/start.ts';
import { gameTag, readGame } from '../views/game.ts';
import { sendJoinedGame } from './send-joined-game.ts';

const tag = 'games';

const creationProblems = [
  'account-required',
  'invalid-setup',
  'club-not-found',
  'player-not-found',
  'email-not-confirmed',
  'blocked-by-you',
  'silenced',
  'too-many-open-games',
] as const;

/**
 * Returns the game described by a request.
 * @throws Problem insufficient-scope if it invites people and the caller lacks the scope for that
 */
export function wantedGame(
  request: Pick<FastifyRequest, 'caller'>,
  { edition, rules, ...game }: z.output<typeof newGameSchema>,
): NewGame {
  if (game.invite.length > 0) requireRight(request, 'invite');
  return { ...game, rules: { ...(edition !== undefined && { edition }), ...rules } };
}

const severalGames = z
  .strictObject({
    games: z.array(newGameSchema).min(1).max(maxOpenGames),
    sameBag: z
      .boolean()
      .default(false)
      .describe(
        'True if all games use the same shuffled bag, as in a duplicate tournament. They must have the same ' +
          'rules and number of seats, and no player can sit in two of them. They stay private until the last one ' +
          'is over; after that, the `visibility` of each applies',
      ),
  })
  .meta({
    examples: [
      {
        games: [
          { label: 'Spring Cup', join: false },
          { label: 'Spring Cup', join: false },
        ],
      },
    ],
  });
const createdGames = z
  .object({
    items: z.array(gameSchema).max(maxOpenGames).describe('The games, in the order of the request'),
  })
  .meta({ id: 'CreatedGames', description: 'The games that a request created.' });

/** `/v1/games` */
export const gameRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/games',
      id: 'createGame',
      tag,
      summary: 'Create a game',
      description:
        'Creates an open game with you in the first seat. It starts when all seats are taken, or when you start ' +
        'it. A `scenario` sets the order of the draws.',
      needs: 'games:play',
      problems: creationProblems,
      isTagged: true,
      body: newGameSchema,
      response: { 201: gameSchema },
    },
    async ({ deps, playerId, body, request, reply }) => {
      const row = await createGame(deps, playerId, wantedGame(request, body));
      return sendJoinedGame(deps, reply, playerId, row);
    },
  ),
  route(
    {
      method: 'POST',
      url: '/v1/games/batch',
      id: 'createGames',
      tag,
      summary: 'Create several games',
      description:
        'Creates several open games, as `POST /v1/games` does. Either all are created or none; `index` names the ' +
        'one that was refused. Send an `Idempotency-Key` so that a retry does not create them twice. To arrange ' +
        'games for others, send `join: false` and find the games again by their `label`.',
      needs: 'games:play',
      problems: creationProblems,
      cost: 20,
      body: severalGames,
      response: { 201: createdGames },
    },
    async ({ deps, playerId, body, request, reply }) => {
      const wanted = body.games.map((game) => wantedGame(request, game));
      const rows = await createGames(deps, playerId, { games: wanted, sameBag: body.sameBag });
      const items = await Promise.all(rows.map((row) => readGame(deps, playerId, row)));
      reply.header('location', '/v1/games?owner=me');
      return { items };
    },
  ),
  route(
    {
      method: 'GET',
      url: '/v1/games/:id',
      id: 'getGame',
      tag: 'play',
      summary: 'Get a game',
      description:
        'Returns everything on the table that you are allowed to see. To poll cheaply, send the `ETag` as ' +
        '`If-None-Match`.',
      needs: 'watch',
      mayByLink: 'read',
      problems: ['game-not-found'],
      params: gameIdSchema,
      response: { 200: gameSchema, 304: notModified },
    },
    async ({ deps, viewer, params, request, reply }) => {
      const playerId = viewer;
      const row = await visibleGame(deps, playerId, params.id);
      const etag = etagOf(gameTag(row, playerId));
      return sendUnlessUnchanged(request, reply, etag, () => readGame(deps, playerId, row));
    },
  ),
  route(
    {
      method: 'POST',
      url: '/v1/games/:id/start',
      id: 'startGame',
      tag,
      summary: 'Start a game with the seated players',
      description: 'Starts an open game and removes the free seats. Only the owner of the game can do this.',
      needs: 'games:play',
      problems: ['game-not-found', 'game-not-open', 'not-owner', 'too-few-players', 'invalid-setup'],
      isTagged: true,
      params: gameIdSchema,
      response: { 200: gameSchema },
    },
    async ({ deps, playerId, params, reply }) => {
      const row = await startWithSeated(deps, playerId, params.id);
      reply.header('etag', etagOf(gameTag(row, playerId)));
      return readGame(deps, playerId, row);
    },
  ),
];
