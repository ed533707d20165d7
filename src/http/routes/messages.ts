import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { visibleGame } from '../../games/access.ts';
import { inviteMore } from '../../games/table/invite.ts';
import { listMessages, say } from '../../games/table/messages.ts';
import { nudge } from '../../games/table/nudge.ts';
import { rematch } from '../../games/table/rematch.ts';
import { changePreferences, noticesAbout, readPreferences } from '../../notifications/index.ts';
import { operation } from '../endpoint/operation.ts';
import { pageFrom, pageOf, pageQuery, parseCursor } from '../list-pages.ts';
import { callerOf } from '../plugins/auth.ts';
import { idSchema } from '../schemas/forms.ts';
import { gameSchema } from '../schemas/game.ts';
import { gameIdSchema } from '../schemas/games.ts';
import {
  gameNotificationsSchema,
  gamePreferencesSchema,
  messageSchema,
  newInvitationsSchema,
  newMessageSchema,
} from '../schemas/messages.ts';
import { answerNewPlace } from '../send-joined-game.ts';

const params = gameIdSchema;

/** What players of a game say to each other, and what they hear of it. */
export function talkRoutes(instance: FastifyInstance, deps: Deps): void {
  messageRoutes(instance, deps);
  peopleRoutes(instance, deps);
  noticeRoutes(instance, deps);
}

function messageRoutes(instance: FastifyInstance, deps: Deps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    ...operation(
      {
        method: 'GET',
        url: '/v1/games/:id/messages',
        id: 'listMessages',
        tag: 'games',
        summary: 'List what was said at the table',
        description: 'For its players, the newest first.',
        needs: 'games:read',
        problems: ['game-not-found', 'not-seated'],
      },
      { params, querystring: z.object(pageQuery), response: { 200: pageOf(messageSchema) } },
    ),
    handler: async (request) => {
      const { limit, cursor } = request.query;
      const before = parseCursor(idSchema, cursor);
      const { playerId } = callerOf(request);
      const rows = await listMessages(deps, playerId, request.params.id, { before, limit });
      return pageFrom(rows, limit);
    },
  });

  app.route({
    ...operation(
      {
        method: 'POST',
        url: '/v1/games/:id/messages',
        id: 'postMessage',
        tag: 'games',
        summary: 'Say something at the table',
        description: 'Its players are told, as they wish to be.',
        needs: 'games:play',
        problems: ['game-not-found', 'not-seated'],
      },
      { params, body: newMessageSchema, response: { 201: messageSchema } },
    ),
    handler: async (request, reply) => {
      const { playerId } = callerOf(request);
      const { id } = request.params;
      const message = await say(deps, playerId, id, request.body.text);
      return reply.code(201).header('location', `/v1/games/${id}/messages`).send(message);
    },
  });
}

function peopleRoutes(instance: FastifyInstance, deps: Deps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    ...operation(
      {
        method: 'POST',
        url: '/v1/games/:id/invitations',
        id: 'inviteToGame',
        tag: 'games',
        summary: 'Invite people to your game',
        description: 'Before the start. Who has no account gets a mail with a link to take a seat by.',
        needs: 'games:play',
        problems: ['game-not-found', 'not-owner', 'game-not-open', 'player-not-found'],
      },
      { params, body: newInvitationsSchema, response: { 202: z.undefined().describe('They will be told') } },
    ),
    handler: async (request, reply) => {
      await inviteMore(deps, callerOf(request).playerId, request.params.id, request.body.invite);
      return reply.code(202).send();
    },
  });

  app.route({
    ...operation(
      {
        method: 'POST',
        url: '/v1/games/:id/nudge',
        id: 'nudge',
        tag: 'games',
        summary: 'Nudge whoever is awaited',
        description: 'Reminds a slow player, once a day at most.',
        needs: 'games:play',
        problems: ['game-not-found', 'not-seated', 'game-not-running', 'nobody-to-nudge', 'nudged-already'],
      },
      { params, response: { 202: z.undefined().describe('The player will be told') } },
    ),
    handler: async (request, reply) => {
      await nudge(deps, callerOf(request).playerId, request.params.id);
      return reply.code(202).send();
    },
  });

  app.route({
    ...operation(
      {
        method: 'POST',
        url: '/v1/games/:id/rematch',
        id: 'rematch',
        tag: 'games',
        summary: 'Play again with the same people',
        description:
          'After the end. Who asks first makes the next game by the same rules, and the others are invited; who asks ' +
          'after that takes a seat in it.',
        needs: 'games:play',
        problems: ['game-not-found', 'not-seated', 'game-not-finished', 'game-not-open', 'game-full'],
        isTagged: true,
      },
      { params, response: { 201: gameSchema } },
    ),
    handler: async (request, reply) => {
      const { playerId } = callerOf(request);
      const row = await rematch(deps, playerId, request.params.id);
      return answerNewPlace(deps, reply, playerId, row);
    },
  });
}

function noticeRoutes(instance: FastifyInstance, deps: Deps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    ...operation(
      {
        method: 'GET',
        url: '/v1/games/:id/notifications',
        id: 'readNotifications',
        tag: 'notifications',
        summary: 'Read how your notices of a game fare',
        description:
          'Mail sent at …, webhook failed twice, next attempt at …; and what you hear of this game.',
        needs: 'games:read',
        problems: ['game-not-found'],
      },
      { params, response: { 200: gameNotificationsSchema } },
    ),
    handler: async (request) => noticesOf(deps, callerOf(request).playerId, request.params.id),
  });

  app.route({
    ...operation(
      {
        method: 'PATCH',
        url: '/v1/games/:id/notifications',
        id: 'updateNotificationPreferences',
        tag: 'notifications',
        summary: 'Change what you hear of a game',
        description:
          'In place of what you said of all games (`PATCH /v1/me`); members left out stay as they are.',
        needs: 'games:play',
        problems: ['game-not-found'],
      },
      { params, body: gamePreferencesSchema, response: { 200: gameNotificationsSchema } },
    ),
    handler: async (request) => {
      const { playerId } = callerOf(request);
      await visibleGame(deps, playerId, request.params.id);
      await changePreferences(deps, playerId, request.params.id, request.body);
      return noticesOf(deps, playerId, request.params.id);
    },
  });
}

async function noticesOf(deps: Deps, playerId: string, game: string) {
  await visibleGame(deps, playerId, game);
  const preferences = await readPreferences(deps, playerId, game);
  return { preferences, items: await noticesAbout(deps, playerId, game) };
}
