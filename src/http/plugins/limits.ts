import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { problem } from '../../problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `credentials`: counted strictly and by address, as passwords can be guessed there; `none`: not counted. */
    limit?: 'credentials' | 'none';
  }
}

/** Largest body, in bytes. */
export const bodyLimit = 64 * 1024;
const windowSeconds = 60;
const credentialsPerMinute = 30;

interface Policy {
  readonly name: string;
  readonly quota: number;
  readonly check: ReturnType<FastifyInstance['createRateLimit']>;
}

/**
 * Counts requests by caller (by address where nobody is logged in) and tells the rest of the quota in the
 * fields of draft-ietf-httpapi-ratelimit-headers-11. Counts are kept in this process.
 */
export async function limitRequests(app: FastifyInstance, config: Config): Promise<void> {
  if (config.rateLimitPerMinute === 0) return;
  await app.register(rateLimit, { global: false, timeWindow: windowSeconds * 1000 });
  const general = policy(app, 'default', config.rateLimitPerMinute, callerKey);
  const quota = Math.min(credentialsPerMinute, config.rateLimitPerMinute);
  const credentials = policy(app, 'credentials', quota, addressKey);
  app.addHook('onRequest', async (request, reply) => {
    const { limit } = request.routeOptions.config;
    if (limit !== 'none') await count(limit === 'credentials' ? credentials : general, request, reply);
  });
}

function policy(
  app: FastifyInstance,
  name: string,
  quota: number,
  keyGenerator: (request: FastifyRequest) => string,
): Policy {
  return { name, quota, check: app.createRateLimit({ max: quota, keyGenerator }) };
}

async function count(policy: Policy, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const state = await policy.check(request);
  if (state.isAllowed) return;
  reply.header('ratelimit-policy', `"${policy.name}";q=${policy.quota};w=${windowSeconds}`);
  reply.header('ratelimit', `"${policy.name}";r=${state.remaining};t=${state.ttlInSeconds}`);
  if (!state.isExceeded) return;
  throw problem('too-many-requests', {
    detail: `That is more than ${policy.quota} requests in ${windowSeconds} seconds; go on in ${state.ttlInSeconds} s.`,
    'violated-policies': [policy.name],
    retryAfter: state.ttlInSeconds,
  });
}

function callerKey(request: FastifyRequest): string {
  const { caller } = request;
  if (caller === undefined) return addressKey(request);
  const { credential } = caller;
  return credential.kind === 'session' ? `player ${caller.playerId}` : `token ${credential.tokenId}`;
}

function addressKey(request: FastifyRequest): string {
  return `address ${rateLimit.normalizeIP(request.ip, 64)}`;
}
