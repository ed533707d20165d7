import type { FastifyInstance } from 'fastify';
import { offerClaim, offeredPlayer } from '../../../accounts/external-players/claim.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { callerOf } from '../../plugins/auth.ts';
import { claimParams, claimSchema, offerSchema } from '../../schemas/accounts/claims.ts';
import { externalNameSchema } from '../../schemas/accounts/external-players.ts';

const tag = 'chats';

/** `…/claims`: an application offers a player to the person behind it. */
export function claimRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(
    app,
    {
      method: 'POST',
      url: '/v1/players/external/:provider/:externalId/claims',
      id: 'offerClaim',
      tag,
      summary: 'Offer a player to the person behind it',
      description:
        'Returns a link for that person alone (send it in private): anyone who opens it and logs in takes over the ' +
        'player with all their games. It is valid for a day and works once.',
      needs: 'players:act-for',
      problems: ['not-your-player', 'claimed-already'],
    },
    { params: externalNameSchema, response: { 201: claimSchema.describe('For that person alone') } },
    async (request, reply) => {
      const offer = await offerClaim(deps, callerOf(request).playerId, request.params);
      return reply.code(201).header('location', `/v1/claims/${offer.claim}`).send(offer);
    },
  );

  endpoint(
    app,
    {
      method: 'GET',
      url: '/v1/claims/:claim',
      id: 'readClaim',
      tag,
      summary: 'Read whom a claim is about',
      description: 'What a person should know before taking over the player.',
      needs: 'none',
      problems: ['link-not-valid'],
    },
    { params: claimParams, response: { 200: offerSchema.describe('Whom the claim is about') } },
    (request) => offeredPlayer(deps, request.params.claim),
  );
}
