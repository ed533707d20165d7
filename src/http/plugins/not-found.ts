import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { linkTextsFor } from '../../texts/index.ts';
import { prefersHtml } from '../accept.ts';
import { link, sendPage } from '../pages/layout.ts';

/**
 * Responds with 405 and `Allow` if another method has a route, otherwise 404: to browsers with a page, except for API
 * addresses. `OPTIONS` gets `Allow` as well. Register it before the routes.
 */
export function answerUnknownRoutes(app: FastifyInstance, deps: Deps): void {
  const routes: { method: string; pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    // Preflight requests are handled by a route of the cors plugin for all addresses.
    if (url === '*') return;
    for (const one of [method].flat()) routes.push({ method: one, pattern: patternOf(url) });
  });
  const methodsAt = ({ url }: FastifyRequest) => {
    const path = url.split('?', 1)[0] ?? '';
    const methods = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return [...new Set(methods)].sort();
  };
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'OPTIONS') return;
    const allow = methodsAt(request);
    if (allow.length > 0) reply.header('allow', [...allow, 'OPTIONS'].join(', '));
  });
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    const allow = methodsAt(request);
    // If this method has a route, that route found nothing, such as a missing file.
    if (allow.length > 0 && !allow.includes(request.method))
      throw problem('method-not-allowed', { detail: `This address supports ${allow.join(', ')}.`, allow });
    if (!isForPeople(request)) throw problem('route-not-found');
    return sendNotFound(deps, request, reply);
  };
  // Before the body is parsed, because its errors don't matter without a route.
  app.addHook('preParsing', async (request, reply) => (request.is404 ? refuse(request, reply) : undefined));
  app.setNotFoundHandler(refuse);
}

function isForPeople({ method, url, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith('/v1') && prefersHtml(headers.accept);
}

function sendNotFound({ config }: Deps, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const words = linkTextsFor(request.headers['accept-language']);
  const home = link(`${config.publicUrl}/`, words.play);
  return sendPage(reply.code(404), words.language, words.noPage, [words.noPageHelp, home]);
}

/**
 * Returns a pattern for the addresses of a route: `:name` is any segment, possibly empty except for the last; a final `*`
 * is any rest. A trailing slash does not matter.
 */
function patternOf(url: string): RegExp {
  const source = url
    .replace(/(?<=.)\/$/, '')
    .split('/')
    .map((part, index, { length }) =>
      part.startsWith(':')
        ? index === length - 1
          ? '[^/]+'
          : '[^/]*'
        : part === '*'
          ? '.*'
          : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('/');
  return new RegExp(`^${source}/?$`);
}
