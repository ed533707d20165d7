import { type Route, route } from '../../http/endpoint/route.ts';
import { offerClaim, offeredPlayer } from '../external-players/claim.ts';
import { claimParams, claimSchema, offerSchema } from '../schemas/claims.ts';
import { externalNameSchema } from '../schemas/external-players.ts';

const tag = 'chats';

/** `…/claims`: an application offers a player to the person behind it. */
export const claimRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url: '/v1/players/external/:provider/:externalId/claims',
      id: 'createClaim',
      tag,
      summary: 'Create a claim link for a player',
      description:
        'Returns a link for the person behind a player; send it privately. Anyone who opens it and logs in takes over ' +
        'the player with all their games. The link is valid for one day and works once.',
      needs: 'players:act-for',
      problems: ['not-your-player', 'already-claimed'],
      params: externalNameSchema,
      response: { 201: claimSchema.describe('Only for the person behind the player') },
    },
    async ({ deps, playerId, params, reply }) => {
      const offer = await offerClaim(deps, playerId, params);
      reply.header('location', `/v1/claims/${offer.claim}`);
      return offer;
    },
  ),
  route(
    {
      method: 'GET',
      url: '/v1/claims/:claim',
      id: 'getClaim',
      tag,
      summary: 'Preview a claim',
      description: 'Returns the player and the application, to check before taking over the player.',
      needs: 'none',
      problems: ['invalid-link'],
      params: claimParams,
      response: { 200: offerSchema.describe('The player that can be claimed') },
    },
    ({ deps, params }) => offeredPlayer(deps, params.claim),
  ),
];
