import { type Route, route } from '../../http/endpoint/route.ts';
import { readExternalPlayer, upsertExternalPlayer } from '../external-players/upsert.ts';
import { descriptionSchema, externalNameSchema, externalPlayerSchema } from '../schemas/external-players.ts';

const tag = 'chats';
const needs = 'players:act-for';
const url = '/v1/players/external/:provider/:externalId';

/** `/v1/players/external/{provider}/{externalId}` */
export const externalPlayerRoutes: readonly Route[] = [
  route(
    {
      method: 'PUT',
      url,
      id: 'putExternalPlayer',
      tag,
      summary: 'Create or update a player of your application',
      description:
        'Creates a player for a person in a chat, or updates their name and language. After that, your token acts as ' +
        'that player on requests with `On-Behalf-Of: {provider}:{externalId}`. The tokens of one account share their ' +
        'players and cannot use those of others. A claimed player is not changed.',
      needs,
      params: externalNameSchema,
      body: descriptionSchema,
      response: {
        200: externalPlayerSchema.describe('The player already existed'),
        201: externalPlayerSchema.describe('The player is new'),
      },
    },
    async ({ deps, playerId, params, body, request, reply }) => {
      const { player, isNew } = await upsertExternalPlayer(deps, playerId, params, body);
      if (isNew) reply.code(201).header('location', request.url);
      return reply.send(player);
    },
  ),
  route(
    {
      method: 'GET',
      url,
      id: 'getExternalPlayer',
      tag,
      summary: 'Get a player of your application',
      description:
        'Returns the player, including whether they have been claimed and whether you can act for them.',
      needs,
      problems: ['not-your-player'],
      params: externalNameSchema,
      response: { 200: externalPlayerSchema },
    },
    ({ deps, playerId, params }) => readExternalPlayer(deps, playerId, params),
  ),
];
