import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../../problems.ts';

/** Answers 405 with `Allow` where another method has a route, otherwise 404. Register it before the routes. */
export function answerUnknownRoutes(app: FastifyInstance): void {
  const routes: { method: string; pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    // Preflight requests go to a route of the cors plugin, at every address.
    if (url === '*') return;
    for (const one of [method].flat()) routes.push({ method: one, pattern: patternOf(url) });
  });
  const refuse = ({ url }: FastifyRequest): never => {
    const path = url.split('?', 1)[0] ?? '';
    const allow = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (allow.length === 0) throw problem('route-not-found');
    throw problem('method-not-allowed', { allow: [...new Set(allow)].sort() });
  };
  // Before the body is parsed: its faults do not matter where there is no route.
  app.addHook('preParsing', async (request) => (request.is404 ? refuse(request) : undefined));
  app.setNotFoundHandler(refuse);
}

/** Returns a pattern for the addresses of a route: `:name` is any segment, even empty; a final `*` any rest. */
function patternOf(url: string): RegExp {
  const source = url
    .split('/')
    .map((part) =>
      part.startsWith(':') ? '[^/]*' : part === '*' ? '.*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('/');
  return new RegExp(`^${source}$`);
}
