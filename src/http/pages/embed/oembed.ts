import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { escapeHtml } from '../../../helpers/html.ts';
import type { Deps } from '../../../platform/deps.ts';
import { problem } from '../../../platform/problems.ts';
import { CARD } from '../../../render/index.ts';
import { gameCard, publicRow } from '../link-card.ts';
import { hidden } from '../link-request.ts';

/** The default size of the frame. */
const usual = { width: 600, height: 720 };
const least = { width: 220, height: 320 };

const size = z.coerce.number().int().min(1).max(100_000).optional();
/** The query of sites; many send additional parameters, which are ignored. */
const querySchema = z.object({
  url: z.string().max(2000),
  format: z.literal('json').default('json'),
  maxwidth: size,
  maxheight: size,
});

/**
 * `/oembed`: how a site shows the game behind a link (https://oembed.com), discovered from the game's page. It is not an
 * operation of the API, because sites add their own parameters.
 */
export function serveOembed(app: FastifyInstance, deps: Deps): void {
  app.get('/oembed', hidden, async (request, reply) => {
    const { url, maxwidth, maxheight } = parsed(request);
    const { id, at } = gameBehind(deps, url);
    const row = await publicRow(deps, id);
    if (row === undefined) throw problem('game-not-found');
    const site = deps.config.publicUrl;
    const { title, image } = await gameCard(deps, request, id, at === undefined ? {} : { at });
    const width = fitting(usual.width, least.width, maxwidth);
    const height = fitting(usual.height, least.height, maxheight);
    const src = `${site}/embed/games/${id}${at === undefined ? '' : `?at=${at}`}`;
    reply.header('cache-control', 'public, max-age=300').header('vary', 'Accept-Language');
    return reply.type('application/json; charset=utf-8').send({
      version: '1.0',
      type: 'rich',
      title,
      provider_name: 'Carcassonne by mail',
      provider_url: `${site}/`,
      cache_age: 300,
      thumbnail_url: image,
      thumbnail_width: CARD.width,
      thumbnail_height: CARD.height,
      width,
      height,
      html: frame(src, title, width, height),
    });
  });
}

const fitting = (best: number, smallest: number, most = best) => Math.max(smallest, Math.min(best, most));

const frame = (src: string, title: string, width: number, height: number) =>
  `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}" width="${width}" height="${height}" ` +
  'loading="lazy" style="border:0;max-width:100%"></iframe>';

/** @throws Problem validation */
function parsed({ query }: Pick<FastifyRequest, 'query'>): z.output<typeof querySchema> {
  const read = querySchema.safeParse(query);
  if (read.success) return read.data;
  const errors = read.error.issues.map(({ path, message }) => ({
    in: 'query' as const,
    pointer: `/${path.join('/')}`,
    detail: path[0] === 'format' ? 'Answers are JSON: leave it out, or send json.' : message,
  }));
  throw problem('validation', { detail: errors[0]?.detail ?? '', errors });
}

/**
 * Returns the game and the entry in an address of the page.
 * @throws Problem validation for any other address
 */
function gameBehind({ config }: Deps, url: string): { id: string; at: string | undefined } {
  const { publicUrl } = config;
  const address = url.startsWith(`${publicUrl}/`) && URL.canParse(url) ? new URL(url) : undefined;
  const [, id] = /\/(?:embed\/)?games\/([\w-]{1,40})(?:\/analysis)?\/?$/.exec(address?.pathname ?? '') ?? [];
  if (address === undefined || id === undefined) {
    const detail = `Send the address of a game, such as ${publicUrl}/games/01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11.`;
    throw problem('validation', { detail, errors: [{ in: 'query', pointer: '/url', detail }] });
  }
  const at = address.searchParams.get('at') ?? '';
  return { id, at: /^\d{1,7}$/.test(at) ? at : undefined };
}
