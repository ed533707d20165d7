import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../../db/connection/unavailable.ts';
import { projectRoot } from '../../helpers/project-root.ts';
import type { Deps } from '../../platform/deps.ts';
import { Problem, problem } from '../../platform/problems.ts';
import type { Language } from '../../texts/index.ts';
import { type PreparedContent, sendPrepared } from '../content-coding.ts';
import { gameCard, type LinkCard, siteCard } from '../pages/link-card.ts';
import { withCard } from '../pages/with-card.ts';
import { charge } from './limits.ts';

const dist = pathToFileURL(join(projectRoot, 'web', 'dist', '/'));
/** Addresses of the page, which selects the view in the browser. */
const addresses = [
  '/',
  '/log-in',
  '/sign-up',
  '/forgotten',
  '/keep',
  '/learn',
  '/learn/:lesson',
  '/rules',
  '/new',
  '/games',
  '/statistics',
  '/competitions',
  '/competitions/new',
  '/competitions/:id',
  '/ratings',
  '/clubs',
  '/clubs/:club',
  '/players/:handle',
  '/matches/:id',
  '/challenge/:handle',
  '/settings',
  '/settings/:part',
  '/claim/:claim',
  '/oauth/authorize',
  '/device',
];
/** Addresses about a game, for which chats show a picture. */
const gameAddresses = ['/games/:id', '/games/:id/analysis'];
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
};

/** Files of the app at fixed addresses, which keep their address when they change. */
const appFiles: Readonly<Record<string, string>> = {
  'service-worker.js': 'text/javascript; charset=utf-8',
  'manifest.webmanifest': 'application/manifest+json',
  'offline.html': 'text/html; charset=utf-8',
  'favicon.ico': 'image/x-icon',
  'apple-touch-icon.png': 'image/png',
};

/** Allows only scripts, styles and requests of this service: nothing inline, no frames, no other hosts. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Allows the API reference to set inline styles, with otherwise the same policy. */
const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the page for players and the API reference, which `npm run build:web` wrote to web/dist; they are read once. */
export function servePage(app: FastifyInstance, deps: Deps): void {
  const page = readIfThere('index.html')?.toString();
  const assets = readAssets();
  const quiet = { config: { limit: 'none' }, schema: { hide: true } } as const;
  for (const address of addresses)
    app.get(address, quiet, async (request, reply) => sendPage(reply, page, siteCard(deps, request)));
  for (const address of gameAddresses)
    app.get<GamePageParts>(address, quiet, async (request, reply) =>
      sendPage(reply, page, await cardOf(deps, request, reply)),
    );
  const reference = readIfThere('reference.html')?.toString();
  app.get('/docs', quiet, async (_request, reply) => sendReference(reply, reference));
  for (const [name, type] of Object.entries(appFiles)) {
    const content = readIfThere(name);
    app.get(`/${name}`, quiet, async (_request, reply) => sendAppFile(reply, content, type));
  }
  // Only documents need most security headers; a kilobyte with each script would be too much.
  const asset = { ...quiet, helmet: false } as const;
  app.get<{ Params: { name: string } }>('/assets/:name', asset, async (request, reply) => {
    const asset = assets.get(request.params.name);
    if (asset === undefined) throw problem('route-not-found');
    // Its name contains a hash of its content, so that it can be cached permanently.
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    reply.header('x-content-type-options', 'nosniff').header('cross-origin-resource-policy', 'cross-origin');
    for (const name of ['permissions-policy', 'access-control-expose-headers']) reply.removeHeader(name);
    return sendPrepared(request, reply, asset);
  });
}

interface GamePageParts {
  Params: { id: string };
  Querystring: Record<string, unknown>;
}

/** Returns a game's card, or the site's to callers over the rate limit, because the page itself is free. */
async function cardOf(
  deps: Deps,
  request: FastifyRequest<GamePageParts>,
  reply: FastifyReply,
): Promise<LinkCard> {
  try {
    await charge(deps, request, reply, 1);
    return await gameCard(deps, request, request.params.id, request.query);
  } catch (error) {
    if (error instanceof Problem || isUnavailable(error)) return siteCard(deps, request);
    throw error;
  }
}

function sendPage(reply: FastifyReply, page: string | undefined, card: LinkCard): FastifyReply {
  reply.header('content-security-policy', policy).header('cache-control', 'no-cache');
  reply.header('referrer-policy', 'same-origin');
  if (page === undefined) return sendNotBuilt(reply);
  reply.header('vary', 'Accept-Language');
  return reply.type('text/html; charset=utf-8').send(withCard(withLanguage(page, card.language), card));
}

function sendReference(reply: FastifyReply, page: string | undefined): FastifyReply {
  if (page === undefined) return sendNotBuilt(reply);
  reply.header('content-security-policy', referencePolicy).header('cache-control', 'no-cache');
  return reply.type('text/html; charset=utf-8').send(page);
}

const sendNotBuilt = (reply: FastifyReply): FastifyReply =>
  reply.code(503).type('text/plain').send('The page has not been built: npm run build:web\n');

/** Sends a file of the app; the worker script's policy applies to everything the worker does. */
function sendAppFile(reply: FastifyReply, content: Buffer | undefined, type: string): FastifyReply {
  if (content === undefined) throw problem('route-not-found');
  reply.header('content-security-policy', policy).header('cache-control', 'no-cache');
  return reply.header('service-worker-allowed', '/').type(type).send(content);
}

function readAssets(): Map<string, PreparedContent> {
  const folder = new URL('assets/', dist);
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name));
  return new Map(names.map((name) => [name, readAsset(name)]));
}

function readAsset(name: string): PreparedContent {
  const encoded = (['br', 'gz'] as const).flatMap((ending) => {
    const body = readIfThere(`assets/${name}.${ending}`);
    return body === undefined ? [] : [{ encoding: ending === 'gz' ? 'gzip' : ending, body }];
  });
  const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return { type, plain: readIfThere(`assets/${name}`) ?? Buffer.alloc(0), encoded };
}

function readIfThere(path: string): Buffer | undefined {
  const file = new URL(path, dist);
  return existsSync(file) ? readFileSync(file) : undefined;
}

const loadsTexts = /<link rel="modulepreload" hreflang="(\w+)"/;

/** Returns the page in a language, preloading its texts; the script loads another language if the player chose one. */
const withLanguage = (page: string, language: Language): string =>
  page
    .split('\n')
    .filter((line) => (loadsTexts.exec(line)?.[1] ?? language) === language)
    .join('\n')
    .replace('<html lang="en">', `<html lang="${language}">`);
