import { z } from 'zod';
import { gameIdSchema } from '../../games/schemas/games.ts';
import { type Route, route } from '../../http/endpoint/route.ts';
import { type Place, pageOf, pageQuery, readPage } from '../../http/list-pages.ts';
import { idSchema } from '../../http/schemas/forms.ts';
import { pageParams } from '../../players/schemas/player-page.ts';
import type { RobotLevel } from '../../robots/index.ts';
import { ranking, ratingHistory, ratingsBy } from '../read.ts';
import { shown } from '../rules/rating.ts';
import {
  gameRatingsSchema,
  rankedPlayerSchema,
  rankingQuery,
  ratingChangeSchema,
} from '../schemas/ratings.ts';

const tag = 'people';

/** `/v1/ratings`, `/v1/players/{handle}/rating-changes` and `/v1/games/{id}/ratings` */
export const ratingRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/ratings',
      id: 'listRatings',
      tag,
      summary: 'List players by rating',
      description:
        'Lists players by rating, best first. It includes players whose rating is no longer provisional and who show ' +
        'it to you (`rating` of `privacy`). `rated` games count from about a minute after their end. `npm run ratings` ' +
        'checks all ratings against the logs.',
      needs: 'watch',
      querystring: z.object({ ...rankingQuery, ...pageQuery }),
      response: { 200: pageOf(rankedPlayerSchema) },
    },
    async ({ deps, viewer, query }) => {
      const { items, nextCursor } = await readPage(byRating, query, (part) =>
        ranking(deps, viewer, query, part),
      );
      return {
        items: items.map(({ mu, sigma, robot, ...player }) => {
          const { rating, marginOfError } = shown({ mu, sigma });
          return { ...player, robot: robot as RobotLevel | null, rating, marginOfError };
        }),
        nextCursor,
      };
    },
  ),
  route(
    {
      method: 'GET',
      url: '/v1/players/:handle/rating-changes',
      id: 'listRatingChanges',
      tag,
      summary: 'List a player’s rating changes',
      description:
        'Lists rating changes game by game, newest first, including annulled games. The list is empty if the player ' +
        'hides the rating. Games that you cannot see or the player hides (`record` of `privacy`) are listed only by day.',
      needs: 'watch',
      problems: ['player-not-found'],
      params: pageParams,
      querystring: z.object({ class: rankingQuery.class, ...pageQuery }),
      response: { 200: pageOf(ratingChangeSchema) },
    },
    async ({ deps, viewer, params, request }) => {
      const query = { handle: params.handle, class: request.query.class };
      const { items, nextCursor } = await readPage(byNumber, request.query, (part) =>
        ratingHistory(deps, viewer, query, part),
      );
      return { items: items.map(({ number: _, ...change }) => change), nextCursor };
    },
  ),
  route(
    {
      method: 'GET',
      url: '/v1/games/:id/ratings',
      id: 'getGameRatings',
      tag,
      summary: 'Get the rating changes of a game',
      description: 'Returns the ratings before and after the game, by seat.',
      needs: 'watch',
      problems: ['game-not-found'],
      params: gameIdSchema,
      response: { 200: gameRatingsSchema },
    },
    ({ deps, viewer, params }) => ratingsBy(deps, viewer, params.id),
  ),
];

/** List positions of players in the ranking. */
const byRating: Place<{ readonly mu: number; readonly playerId: string }, { mu: number; playerId: string }> =
  {
    schema: z.object({ mu: z.number(), playerId: idSchema }),
    of: ({ mu, playerId }) => ({ mu, playerId }),
  };

/** List positions of changes in a rating's history. They don't contain game ids, because the viewer can't see every game. */
const byNumber: Place<{ readonly number: number }, number> = { schema: z.int(), of: ({ number }) => number };
