import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { hidden } from '../pages/link-request.ts';
import { callerOf } from '../plugins/auth.ts';
import type { Shared } from '../shared.ts';
import { mcpPath } from './resource.ts';

/**
 * `/mcp`: tools by which assistants play (Model Context Protocol, Streamable HTTP). Nothing is kept between two requests, so
 * that any process of a service may answer, and each answer is JSON.
 */
export function serveMcp(app: FastifyInstance, deps: Deps, shared: Shared): void {
  const config = { needs: 'games:read', resource: mcpPath, idempotency: { storedBy: 'use-case' } } as const;
  // Before the caller is authenticated: a refused page has no use for a token.
  const onRequest: onRequestAsyncHookHandler = async (request, reply) =>
    isForeign(deps, request.headers.origin) ? reply.code(403).send(foreignOrigin) : undefined;
  app.post(mcpPath, { ...hidden, config, onRequest }, async (request, reply) => {
    if (Array.isArray(request.body))
      throw problem('validation', { detail: 'Send one message in each request.', errors: [] });
    const { answerMessage } = await import('./answer.ts'); // at its first use, as it would make each start longer
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const visit = { deps, ...shared, request, reply, caller: callerOf(request), gone: gone.signal };
    const answer = await answerMessage(visit);
    const text = await answer.text();
    reply.code(answer.status);
    return text === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(text);
  });
}

/**
 * Whether a request comes from a page of another origin, which the protocol asks servers to refuse (against DNS rebinding).
 * Programs send no `Origin`.
 */
function isForeign({ config }: Deps, origin: string | undefined): boolean {
  const served = new URL(config.publicUrl).origin;
  return origin !== undefined && origin !== served && !config.corsOrigins.includes(origin);
}

const foreignOrigin = {
  jsonrpc: '2.0',
  id: null,
  error: {
    code: -32600,
    message: 'Pages of this origin may not call /mcp. The operator can name it in CORS_ORIGINS.',
  },
};
