import { languageOf } from '../../../http/accept.ts';
import { type Route, route } from '../../../http/endpoint/route.ts';
import { etagOf, sendUnlessUnchanged } from '../../../http/etag.ts';
import { notModified } from '../../../http/schemas/forms.ts';
import { visibleGame } from '../../access.ts';
import { listOptions } from '../../play/options/list.ts';
import { gameIdSchema } from '../../schemas/games.ts';
import { optionsQuery, optionsSchema } from '../../schemas/play/options.ts';
import { describeOptions } from '../../views/describe-options.ts';
import { gameTag } from '../../views/game.ts';

/** `/v1/games/{id}/options` */
export const optionRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/games/:id/options',
      id: 'listOptions',
      tag: 'play',
      summary: 'List your options',
      description:
        'Lists every legal decision, each as a complete body for `POST …/moves`. Each has the points it scores ' +
        'at once, a description in words and its target on the board. The list is empty if it is not your turn. ' +
        'A tile that looks the same in every rotation is listed only as printed, but any rotation is legal. ' +
        'A portal or towers can allow thousands of deployments: if all options together have more than 1,000, ' +
        'each has only their number, and `?option=7a` returns those of one option.',
      needs: 'games:read',
      mayByLink: 'read',
      problems: ['game-not-found'],
      params: gameIdSchema,
      querystring: optionsQuery,
      response: { 200: optionsSchema, 304: notModified },
    },
    async ({ deps, playerId, params, query, request, reply }) => {
      const row = await visibleGame(deps, playerId, params.id);
      const language = languageOf(request);
      const { option } = query;
      const etag = etagOf(`${gameTag(row, playerId)}-${language}-${option ?? ''}`);
      const describe = async () => describeOptions(await listOptions(deps, playerId, row, option), language);
      return sendUnlessUnchanged(
        request,
        reply,
        etag,
        describe,
        'Authorization, On-Behalf-Of, Accept-Language',
      );
    },
  ),
];
