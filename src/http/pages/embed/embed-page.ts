import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readEntries } from '../../../games/log/read-entries.ts';
import { projectRoot } from '../../../helpers/project-root.ts';
import { nameAt } from '../../../helpers/seats.ts';
import type { Deps } from '../../../platform/deps.ts';
import { LANGUAGES, type Language, sentencesFor, textsIn, withNamesIn } from '../../../texts/index.ts';
import { languageOf } from '../../accept.ts';
import { momentOf, publicRow } from '../link-card.ts';
import { embedHtml, type ShownGame } from './embed-html.ts';
import { type EmbedTheme, styleFor } from './embed-style.ts';

type EmbedRequest = FastifyRequest<{
  Params: { id: string };
  Querystring: Readonly<Record<string, unknown>>;
}>;

/** For reading the whole log and describing it in words. */
const cost = 2;

/** Cache lifetime of a page in seconds, because an active game continues. */
const cacheSeconds = 60;

/**
 * `/embed/games/{id}`: a small page with a public game that any site can show in a frame. It uses no session or cookie,
 * and makes no requests except for its script and the pictures.
 */
export function serveEmbeds(app: FastifyInstance, deps: Deps): void {
  const script = scriptElement();
  app.get(
    '/embed/games/:id',
    { schema: { hide: true }, config: { cost } },
    async (request: EmbedRequest, reply) => {
      const { id } = request.params;
      const { query } = request;
      const language = LANGUAGES.find((each) => each === query['language']) ?? languageOf(request);
      const theme = (['light', 'dark'] as const).find((each) => each === query['theme']) ?? 'auto';
      const shown = await gameToShow(deps, id, language, query['at']);
      if (shown === undefined) reply.code(404);
      sendFramed(reply, theme, embedHtml({ shown, script, theme, language, site: deps.config.publicUrl }));
      return reply;
    },
  );
}

/** Returns the element that loads the script, from the page's build; empty before the build. */
function scriptElement(): string {
  const file = join(projectRoot, 'web', 'dist', 'embed.html');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

/** Returns the content for a public game; undefined for any other. */
async function gameToShow(
  deps: Deps,
  id: string,
  language: Language,
  at: unknown,
): Promise<ShownGame | undefined> {
  const found = await publicRow(deps, id);
  if (found === undefined) return undefined;
  const row = withNamesIn(language, found);
  const { name, version, startedAt, seats, seatCount } = row;
  if (startedAt === null)
    return {
      id,
      name,
      moves: undefined,
      at: 0,
      text: textsIn(language).cards.seats(seats.length, seatCount),
    };
  const entries = await readEntries(deps, found, 0, version);
  const moves = entries.map((entry) =>
    sentencesFor(language, entry, (seat) => nameAt(row, seat), { isPictured: true })
      .map(({ text }) => text)
      .join(' '),
  );
  return {
    id,
    name,
    moves,
    at: momentOf(at, version),
    text: seats.map(({ displayName }) => displayName).join(', '),
  };
}

/** Sends a page that other sites can frame, unlike all other pages of the service. */
function sendFramed(reply: FastifyReply, theme: EmbedTheme, html: string): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styleFor(theme).source}`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ];
  reply.removeHeader('x-frame-options');
  reply.header('content-security-policy', policy.join('; ')).header('referrer-policy', 'no-referrer');
  reply.header('cache-control', `public, max-age=${cacheSeconds}`).header('vary', 'Accept-Language');
  reply.type('text/html; charset=utf-8').send(html);
}
