import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, Need } from '../../accounts/caller.ts';
import { actFor } from '../../accounts/external-players/act-for.ts';
import { callerFor } from '../../accounts/sessions/authenticate.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';
import { parseOnBehalfOf } from '../endpoint/on-behalf-of.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What callers need; routes without it are open to everybody. */
    needs?: Need;
  }
  interface FastifyRequest {
    /** Undefined on open routes, and until the caller has been authenticated. */
    caller: Caller | undefined;
  }
}

/**
 * Authenticates callers before requests are counted (per token), but refuses them afterwards, so that wrong tokens are
 * counted as well. An application then becomes the player on whose behalf it calls.
 */
export function authenticateCallers(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('caller', undefined);
  app.addHook('onRequest', async (request) => {
    if (isGuarded(request)) request.caller = await callerFor(deps, bearerOf(request));
  });
  app.addHook('preParsing', async (request) => {
    if (!isGuarded(request)) return;
    const name = parseOnBehalfOf(request.headers['on-behalf-of']);
    if (name !== undefined) request.caller = await actFor(deps, callerOf(request), name);
    refuseUnless(request, request.routeOptions.config.needs);
  });
}

/** Returns the player who views something; undefined for somebody without an account. */
export function viewerOf(request: Pick<FastifyRequest, 'caller'>): string | undefined {
  return request.caller?.playerId;
}

/**
 * Returns the caller of a guarded route.
 * @throws Problem unauthenticated
 */
export function callerOf(request: Pick<FastifyRequest, 'caller'>): Caller {
  if (request.caller === undefined) throw problem('unauthenticated');
  return request.caller;
}

function isGuarded(request: FastifyRequest): boolean {
  const { needs = 'none' } = request.routeOptions.config;
  return needs !== 'none';
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +([\w.~+/=-]+) *$/i.exec(request.headers.authorization ?? '')?.[1];
}

function refuseUnless(request: FastifyRequest, need: Need = 'none'): void {
  if (need === 'watch' && request.headers.authorization === undefined) return;
  const { rights } = callerOf(request);
  const needed = need === 'watch' ? 'games:read' : need;
  if (needed === 'none' || needed === 'any' || rights.has(needed)) return;
  throw problem('insufficient-scope', {
    detail:
      needed === 'session'
        ? 'This requires a log-in; an API token is not enough.'
        : `The token lacks ${needed}.`,
    requiredScope: needed,
  });
}
