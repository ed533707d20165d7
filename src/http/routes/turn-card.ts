import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { withExternalNames } from '../../accounts/external-players/names.ts';
import type { Deps } from '../../deps.ts';
import { visibleGame } from '../../games/access.ts';
import { gameTag } from '../../games/views/game.ts';
import { cardOf } from '../../games/views/turn-card.ts';
import { operation } from '../endpoint/operation.ts';
import { etagOf, isUnchanged } from '../etag.ts';
import { pictureAddress } from '../pictures/address.ts';
import { tellScene } from '../pictures/draw-scene.ts';
import { viewerOf } from '../plugins/auth.ts';
import { gameIdSchema } from '../schemas/games.ts';
import { cardSchema } from '../schemas/turn-card.ts';

/** The turn card. */
export function cardRoutes(instance: FastifyInstance, deps: Deps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    ...operation(
      {
        method: 'GET',
        url: '/v1/games/:id/card',
        id: 'readCard',
        tag: 'play',
        summary: 'Read your turn card',
        description:
          'All that a chat message or a mail needs: a sentence, what changed since your last decision, pictures with ' +
          'alternative text, your options with labels and handles, the deadline, links, and whom to mention.',
        needs: 'watch',
        problems: ['game-not-found', 'game-not-running'],
      },
      {
        params: gameIdSchema,
        response: { 200: cardSchema, 304: z.undefined().describe('You have this answer already') },
      },
    ),
    handler: async (request, reply) => {
      const playerId = viewerOf(request);
      const row = await visibleGame(deps, playerId, request.params.id);
      if (isUnchanged(request, reply, etagOf(`card-${gameTag(row, playerId)}`)))
        return reply.code(304).send();
      const { scene, mentions, ...card } = await cardOf(deps, playerId, row);
      const { publicUrl } = deps.config;
      const alt = tellScene(scene, 'en');
      const url = pictureAddress(deps, playerId, row, { isLegalShown: true, language: 'en' });
      const named = await withExternalNames(deps, request.caller?.application, mentions);
      return {
        ...card,
        mentions: named,
        pictures: [{ url, alt }],
        links: { game: `${publicUrl}/games/${row.id}` },
      };
    },
  });
}
