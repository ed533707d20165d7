import { withExternalNames } from '../../../accounts/external-players/names.ts';
import { type Route, route } from '../../../http/endpoint/route.ts';
import { etagOf, sendUnlessUnchanged } from '../../../http/etag.ts';
import { pictureAddress } from '../../../http/pictures/address.ts';
import { describeScene } from '../../../http/pictures/draw-scene.ts';
import { notModified } from '../../../http/schemas/forms.ts';
import type { Deps } from '../../../platform/deps.ts';
import { visibleGame } from '../../access.ts';
import { gameIdSchema } from '../../schemas/games.ts';
import { optionsQuery } from '../../schemas/play/options.ts';
import { turnCardSchema } from '../../schemas/play/turn-card.ts';
import { gameTag } from '../../views/game.ts';
import { turnCard } from '../../views/turn-card.ts';

/** `/v1/games/{id}/card` */
export const turnCardRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/games/:id/card',
      id: 'getTurnCard',
      tag: 'play',
      summary: 'Get your turn card',
      description:
        'Returns everything you need for a chat message or an email. This includes a sentence, the changes since ' +
        'your last decision, pictures with alternative text, your options with labels and handles, the deadline, ' +
        'links, and the people to mention.',
      needs: 'watch',
      problems: ['game-not-found', 'game-not-running'],
      params: gameIdSchema,
      querystring: optionsQuery,
      response: { 200: turnCardSchema, 304: notModified },
    },
    async ({ deps, viewer, params, query, request, reply }) => {
      const playerId = viewer;
      const row = await visibleGame(deps, playerId, params.id);
      const tag = etagOf(`card-${gameTag(row, playerId)}-${query.option ?? ''}`);
      const application = request.caller?.application;
      return sendUnlessUnchanged(request, reply, tag, () =>
        cardFor(deps, playerId, application, row, query.option),
      );
    },
  ),
];

async function cardFor(
  deps: Deps,
  playerId: string | undefined,
  application: string | undefined,
  row: Awaited<ReturnType<typeof visibleGame>>,
  option: string | undefined,
) {
  const { scene, mentions, ...card } = await turnCard(deps, playerId, row, option);
  const url = await pictureAddress(deps, playerId, row, { isLegalShown: true, language: 'en' });
  return {
    ...card,
    mentions: await withExternalNames(deps, application, mentions),
    pictures: [{ url, alt: describeScene(scene, 'en') }],
    links: { game: `${deps.config.publicUrl}/games/${row.id}` },
  };
}
