import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { problem } from '../../problems.ts';
import { projectRoot } from '../../project-root.ts';
import { type PreparedContent, sendPrepared } from '../content-coding.ts';

const dist = pathToFileURL(join(projectRoot, 'web', 'dist', '/'));
/** Addresses of the page, which selects the view itself. */
const addresses = [
  '/',
  '/log-in',
  '/sign-up',
  '/forgotten',
  '/keep',
  '/learn',
  '/learn/:lesson',
  '/new',
  '/settings',
  '/settings/:part',
  '/games/:id',
  '/games/:id/analysis',
  '/claim/:claim',
];
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Allows scripts, styles and requests of this service only: nothing inline, no frames, no other hosts. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the page for players, which `npm run build:web` wrote to web/dist; it is read once. */
export function servePage(app: FastifyInstance): void {
  const page = readIfThere('index.html');
  const assets = readAssets();
  const quiet = { config: { limit: 'none' }, schema: { hide: true } } as const;
  for (const address of addresses) app.get(address, quiet, async (_request, reply) => sendPage(reply, page));
  app.get<{ Params: { name: string } }>('/assets/:name', quiet, async (request, reply) => {
    const asset = assets.get(request.params.name);
    if (asset === undefined) throw problem('route-not-found');
    // Its name contains a hash of its content, so that it can be cached for ever.
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return sendPrepared(request, reply, asset);
  });
}

function sendPage(reply: FastifyReply, page: Buffer | undefined): FastifyReply {
  reply.header('content-security-policy', policy).header('cache-control', 'no-cache');
  reply.header('referrer-policy', 'same-origin');
  if (page === undefined)
    return reply.code(503).type('text/plain').send('The page has not been built: npm run build:web\n');
  return reply.type('text/html; charset=utf-8').send(page);
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
