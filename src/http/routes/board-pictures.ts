import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { rulesCatalogue } from '../../engine/index.ts';
import { visibleGame } from '../../games/access.ts';
import { seatOf } from '../../games/players.ts';
import { gameTag } from '../../games/views/game.ts';
import { gameByPass } from '../../games/views/picture-link.ts';
import { sceneOf } from '../../games/views/scene.ts';
import { problem } from '../../problems.ts';
import {
  closePictures,
  type Picture,
  PicturesBusy,
  renderPng,
  renderTile,
  THEMES,
  type ThemeName,
  WIDTHS,
} from '../../render/index.ts';
import { operation } from '../endpoint/operation.ts';
import { etagOf, isUnchanged } from '../etag.ts';
import { drawScene } from '../pictures/draw-scene.ts';
import { viewerOf } from '../plugins/auth.ts';
import { gameIdSchema } from '../schemas/games.ts';

const tag = 'pictures';
const flag = z.enum(['0', '1']).default('0');
const pictureQuery = z.object({
  legal: flag.describe('1: numbers the places where the tile may lie, with the `label` of the options'),
  last: z.enum(['0', '1']).default('1').describe('1: marks the last move and what it scored'),
  size: z.coerce
    .number()
    .int()
    .min(WIDTHS.least)
    .max(WIDTHS.most)
    .default(WIDTHS.usual)
    .describe('Width in pixels at which the picture will be seen'),
  theme: z
    .enum(Object.keys(THEMES) as [ThemeName, ...ThemeName[]])
    .default('light')
    .describe('Colours for a light or a dark page'),
  language: z.enum(['en', 'it']).default('en').describe('Of the words in the picture'),
});
type PictureQuery = z.infer<typeof pictureQuery>;
const pastQuery = pictureQuery.extend({
  pass: z
    .string()
    .max(500)
    .optional()
    .describe(
      'From an answer for a chat: shows the picture, for a week, as the player sees whom it was answered to',
    ),
});

const entryParams = gameIdSchema.extend({
  seq: z.coerce.number().int().min(0).max(1_000_000).describe('Entry of the log; 0: before the first'),
});
const notChanged = z.undefined().describe('You have this picture already');
const formats = { svg: 'image/svg+xml', png: 'image/png' } as const;
type Format = keyof typeof formats;

/** Pictures of the board, now and at any point of the log. */
export function pictureRoutes(instance: FastifyInstance, deps: Deps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.addHook('onClose', closePictures);
  if (deps.config.environment !== 'test') app.addHook('onListen', async () => warmUp(TILES));
  for (const format of Object.keys(formats) as Format[]) {
    app.route({
      ...operation(
        {
          method: 'GET',
          url: `/v1/games/:id/board.${format}`,
          id: `drawBoard${format === 'svg' ? 'Svg' : 'Png'}`,
          tag,
          summary: `Draw the board (${format.toUpperCase()})`,
          description: 'The board as you may see it now, with scores and whose turn it is.',
          needs: 'watch',
          problems: ['game-not-found', 'game-not-running', 'unavailable'],
        },
        {
          params: gameIdSchema,
          querystring: pictureQuery,
          response: { 200: imageOf(format), 304: notChanged },
        },
      ),
      handler: async (request, reply) => {
        const playerId = viewerOf(request);
        const row = await visibleGame(deps, playerId, request.params.id);
        return answerPicture(deps, request, reply, {
          row,
          playerId,
          seq: undefined,
          query: request.query,
          format,
        });
      },
    });
    app.route({
      ...operation(
        {
          method: 'GET',
          url: `/v1/games/:id/moves/:seq/board.${format}`,
          id: `drawBoardAt${format === 'svg' ? 'Svg' : 'Png'}`,
          tag,
          summary: `Draw the board after an entry of the log (${format.toUpperCase()})`,
          description: 'The past never changes, so this picture may be kept; 0 is the beginning.',
          needs: 'watch',
          problems: [
            'game-not-found',
            'game-not-running',
            'entry-not-found',
            'link-not-valid',
            'unavailable',
          ],
        },
        {
          params: entryParams,
          querystring: pastQuery,
          response: { 200: imageOf(format), 304: notChanged },
        },
      ),
      handler: async (request, reply) => {
        const { id, seq } = request.params;
        const { pass, ...query } = request.query;
        const viewer = viewerOf(request);
        const { row, playerId } =
          pass === undefined
            ? { row: await visibleGame(deps, viewer, id), playerId: viewer }
            : await gameByPass(deps, id, seq, pass);
        return answerPicture(deps, request, reply, { row, playerId, seq, query, format });
      },
    });
  }
}

const TILES = [rulesCatalogue.base, ...rulesCatalogue.expansions].flatMap(({ tiles }) =>
  tiles.map(({ id }) => id),
);

/** The first drawing of a tile takes milliseconds; one after the other now, so that no move waits for them later. */
function warmUp([first, ...others]: readonly string[]): void {
  if (first === undefined) return;
  renderTile(first, 0, 'light');
  setImmediate(() => warmUp(others));
}

interface PictureWish {
  readonly row: Awaited<ReturnType<typeof visibleGame>>;
  readonly playerId: string | undefined;
  readonly seq: number | undefined;
  readonly query: PictureQuery;
  readonly format: Format;
}

async function answerPicture(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { row, playerId, seq, query, format }: PictureWish,
): Promise<FastifyReply> {
  const version =
    seq === undefined ? gameTag(row, playerId) : `${seq}-${seatOf(row, playerId)?.seat ?? 'public'}`;
  if (isUnchanged(request, reply, etagOf(`${version}-${Object.values(query).join('-')}`)))
    return reply.code(304).send();
  const scene = await sceneOf(deps, playerId, row, { seq, isLegalShown: query.legal === '1' });
  // Names may change and the newest entry is not the past yet.
  const isPast =
    seq !== undefined && seq < row.version && row.visibility !== 'private' && playerId === undefined;
  if (isPast) reply.header('cache-control', 'public, max-age=86400');
  const picture = drawScene(scene, query);
  reply.type(formats[format]);
  if (format === 'svg') return reply.send(picture.svg);
  return reply.send(Buffer.from(await pngOf(picture, query.size)));
}

async function pngOf({ svg }: Picture, width: number): Promise<Uint8Array> {
  try {
    return await renderPng(svg, width);
  } catch (error) {
    if (error instanceof PicturesBusy) throw problem('unavailable', { detail: error.message, retryAfter: 2 });
    throw error;
  }
}

function imageOf(format: Format): object {
  return { description: 'The picture', content: { [formats[format]]: { schema: z.string() } } };
}
