import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { existing } from '../../competitions/views.ts';
import { formatCursor } from '../../helpers/cursor.ts';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byEnd, pageOf, pageQuery, readPage } from '../../http/list-pages.ts';
import { viewerOf } from '../../http/plugins/auth.ts';
import { idSchema, sentTimeSchema } from '../../http/schemas/forms.ts';
import { resultOf } from '../../notifications/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { playerHandleSchema } from '../../players/schemas/player-page.ts';
import { findShownPlayer } from '../../players/shown-player.ts';
import { listFinished, type ResultsPart, timeoutsIn } from '../records/results.ts';
import { labelSchema } from '../schemas/games.ts';
import { listedResultSchema } from '../schemas/records.ts';
import { revealOf } from '../views/list.ts';

const querystring = z.object({
  since: sentTimeSchema.optional().describe('Only games that ended at or after this time'),
  until: sentTimeSchema.optional().describe('Only games that ended before this time'),
  label: labelSchema.optional().describe('Only games with this label'),
  competition: idSchema.optional().describe('Only games of this tournament, league or ladder'),
  player: playerHandleSchema
    .optional()
    .describe('Only games of the player with this handle (case-insensitive), if the player shows them'),
  ...pageQuery,
});
type Query = z.output<typeof querystring>;

/** `/v1/results` */
export const resultRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/results',
      id: 'listResults',
      tag: 'games',
      summary: 'List results',
      description:
        'Lists the results of finished public games, earliest end first, for tables, ratings and statistics. ' +
        'Games from the last minute appear later. Continue with the last `cursor` you received. Nothing is ' +
        'skipped or repeated. For the latest games, use `GET /v1/games?status=finished`.',
      needs: 'watch',
      problems: ['competition-not-found', 'player-not-found'],
      querystring,
      response: { 200: pageOf(listedResultSchema) },
    },
    async ({ deps, query, request }) => {
      const which = await wanted(deps, request);
      const { items, nextCursor } = await readPage(byEnd, query, async (part) =>
        which === undefined ? [] : listFinished(deps, { ...which, ...part }),
      );
      const losses = await timeoutsIn(deps, items);
      const results = items.flatMap((row) => {
        const result = resultOf(deps, row, losses.get(row.id));
        return result === undefined ? [] : [{ ...result, cursor: formatCursor(revealOf(row)) }];
      });
      return { items: results, nextCursor };
    },
  ),
];

/**
 * Returns which games are requested; undefined if the player hides them.
 * @throws Problem competition-not-found, player-not-found
 */
async function wanted(
  deps: Deps,
  request: Pick<FastifyRequest, 'caller'> & { readonly query: Query },
): Promise<Omit<ResultsPart, 'after' | 'limit'> | undefined> {
  const { since, until, label, competition, player: handle } = request.query;
  if (competition !== undefined) await existing(deps.db.prisma, competition);
  const viewer = viewerOf(request);
  const player = handle === undefined ? undefined : await findShownPlayer(deps, viewer, handle);
  if (player?.areGamesShown === false && player.id !== viewer) return undefined;
  return {
    since: since === undefined ? undefined : new Date(since),
    until: until === undefined ? undefined : new Date(until),
    label,
    competition,
    player: player?.id,
  };
}
