import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { hidden } from '../pages/link-request.ts';
import { callerOf } from '../plugins/auth.ts';
import type { Shared } from '../shared.ts';
import { mcpPath } from './resource.ts';

/**
 * `/mcp`: tools with which assistants play (Model Context Protocol, Streamable HTTP). It is stateless, so that any
 * process of a service can answer, and each response is JSON.
 */
export function serveMcp(app: FastifyInstance, deps: Deps, shared: Shared): void {
  const config = { needs: 'games:read', resource: mcpPath, idempotency: { storedBy: 'use-case' } } as const;
  // Before the caller is authenticated, because a rejected page needs no token.
  const onRequest: onRequestAsyncHookHandler = async (request, reply) =>
    isForeign(deps, request.headers.origin) ? reply.code(403).send(foreignOrigin) : undefined;
  app.post(mcpPath, { ...hidden, config, onRequest }, async (request, reply) => {
    if (Array.isArray(request.body))
      throw problem('validation', { detail: 'Send one message in each request.', errors: [] });
    const { answerMessage } = await import('./answer.ts'); // at its first use, because it would slow down each start
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
 * Returns whether a request comes from a page of another origin, which the protocol requires servers to reject (against
 * DNS rebinding). Programs send no `Origin`.
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
