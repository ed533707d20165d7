import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { normaliseEmail } from '../../accounts/profile/profile.ts';
import type { Config } from '../../config.ts';
import { problem } from '../../problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `log-in`: limited strictly per account as well, since passwords can be guessed there; `none`: not limited. */
    limit?: 'log-in' | 'none';
  }
}

/** Largest body, in bytes. */
export const bodyLimit = 64 * 1024;
const windowSeconds = 60;
const logInsPerMinute = 10;
const mostCallers = 100_000;

interface Policy {
  readonly name: string;
  readonly quota: number;
  readonly check: ReturnType<FastifyInstance['createRateLimit']>;
}

/**
 * Limits requests per caller (per address if nobody is logged in) and reports the rest of the quota in the header
 * fields of draft-ietf-httpapi-ratelimit-headers-11. Counts are kept in this process.
 */
export async function limitRequests(app: FastifyInstance, config: Config): Promise<void> {
  if (config.rateLimitPerMinute === 0) return;
  await app.register(rateLimit, { global: false, timeWindow: windowSeconds * 1000, cache: mostCallers });
  const general = policy(app, 'default', config.rateLimitPerMinute, callerKey);
  const logIns = policy(app, 'log-in', Math.min(logInsPerMinute, config.rateLimitPerMinute), accountKey);
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.limit !== 'none') await count(general, request, reply);
  });
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.limit === 'log-in') await count(logIns, request, reply);
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
  addToField(reply, 'ratelimit-policy', `"${policy.name}";q=${policy.quota};w=${windowSeconds}`);
  addToField(reply, 'ratelimit', `"${policy.name}";r=${state.remaining};t=${state.ttlInSeconds}`);
  if (!state.isExceeded) return;
  throw problem('too-many-requests', {
    detail: `That is more than ${policy.quota} requests in ${windowSeconds} seconds; try again in ${state.ttlInSeconds} s.`,
    'violated-policies': [policy.name],
    retryAfter: state.ttlInSeconds,
  });
}

/** Adds to a field that is a list with one item for each policy that counts the request. */
function addToField(reply: FastifyReply, field: string, item: string): void {
  const before = reply.getHeader(field);
  reply.header(field, before === undefined ? item : `${before}, ${item}`);
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

/** Identifies the account that somebody at an address tries to log in to. */
function accountKey(request: FastifyRequest): string {
  const { body } = request;
  const email = typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : '';
  return `${addressKey(request)} account ${normaliseEmail(email)}`;
}
