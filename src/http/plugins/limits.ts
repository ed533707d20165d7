import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../accounts/caller.ts';
import {
  type Allowance,
  count,
  networkOf,
  type PolicyName,
  refund as refundPoints,
  refusal,
  secondsLeft,
} from '../../limits/index.ts';
import type { Deps } from '../../platform/deps.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Points per request; 1 by default. */
    cost?: number;
    /** `none` means unlimited. */
    limit?: 'none';
  }
}

/** Maximum size of a body, in bytes. */
export const bodyLimit = 64 * 1024;

/**
 * Limits the cost of a caller's requests: per player or token, and more strictly per address if not logged in. Each
 * request costs a point, and expensive ones more; all are charged before the work. Reports the remaining points in the
 * header fields of draft-ietf-httpapi-ratelimit-headers-11.
 */
export function limitRequests(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', async (request, reply) => {
    const { cost = 1, limit } = request.routeOptions.config;
    if (limit !== 'none') await charge(deps, request, reply, cost);
  });
}

/**
 * Charges a request's caller additional points before the work.
 * @throws Problem too-many-requests
 */
export async function charge(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  points: number,
): Promise<void> {
  const allowance = await countAndReport(deps, request, reply, points);
  if (allowance?.isAllowed === false) throw refusal(allowance);
}

/** Refunds points to a request's caller when the work was refused, and reports the points left. */
export async function refund(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  points: number,
): Promise<void> {
  const [name, key] = limitOf(request);
  await refundPoints(deps, name, key, points);
  await countAndReport(deps, request, reply, 0);
}

async function countAndReport(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  points: number,
): Promise<Allowance | undefined> {
  const [name, key] = limitOf(request);
  const allowance = await count(deps, name, key, points);
  if (allowance !== undefined) report(reply, allowance);
  return allowance;
}

/** Returns the key under which a request is counted: of a player, a token or an address. */
export function limitKey(request: Limited): string {
  return limitOf(request).join(' ');
}

interface Limited {
  readonly caller: Caller | undefined;
  readonly ip: string;
}

/** Returns the policy that limits a caller, and the caller's key in it. */
function limitOf({ caller, ip }: Limited): [PolicyName, string] {
  if (caller === undefined) return ['anonymous', networkOf(ip)];
  const { credential, playerId } = caller;
  if (credential.kind === 'link') return ['default', `link ${credential.game} ${playerId}`];
  if (credential.kind === 'app') return ['default', `app ${credential.grantId}`];
  return ['default', credential.kind === 'session' ? `player ${playerId}` : `token ${credential.tokenId}`];
}

function report(reply: FastifyReply, allowance: Allowance): void {
  const { name, policy, left } = allowance;
  reply.header('ratelimit-policy', `"${name}";q=${policy.points};w=${policy.seconds}`);
  reply.header('ratelimit', `"${name}";r=${left};t=${secondsLeft(allowance)}`);
}
