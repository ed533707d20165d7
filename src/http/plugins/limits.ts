import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../accounts/caller.ts';
import {
  type Allowance,
  count,
  giveBack,
  networkOf,
  type PolicyName,
  refusal,
  secondsLeft,
} from '../../limits/index.ts';
import type { Deps } from '../../platform/deps.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Points that each request costs; 1 by default. */
    cost?: number;
    /** `none`: not limited. */
    limit?: 'none';
  }
}

/** Largest body, in bytes. */
export const bodyLimit = 64 * 1024;

/**
 * Limits what a caller's requests cost: per player or token, and more strictly per address if nobody is logged in. Each
 * request costs a point, and those that are much work cost more; all are counted before the work is done. Reports the
 * rest in the header fields of draft-ietf-httpapi-ratelimit-headers-11.
 */
export function limitRequests(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', async (request, reply) => {
    const { cost = 1, limit } = request.routeOptions.config;
    if (limit !== 'none') await charge(deps, request, reply, cost);
  });
}

/**
 * Charges a request's caller points in addition to those of its endpoint, before the work that costs them.
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

/** Gives points back to a request's caller when what they were charged for was refused, and reports what is left then. */
export async function refund(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  points: number,
): Promise<void> {
  const [name, key] = limitOf(request);
  await giveBack(deps, name, key, points);
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

/** Returns the key that a request is counted under: of a player, a token or an address. */
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
