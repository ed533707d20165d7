import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  apiScopeFor,
  appScopeFor,
  type Caller,
  type LinkCredential,
  type Need,
  type Right,
} from '../../accounts/caller.ts';
import { actFor } from '../../accounts/external-players/act-for.ts';
import { callerFor, type TokenFault } from '../../accounts/sessions/authenticate.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Problem, problem } from '../../platform/problems.ts';
import { requireAccount } from '../../players/guests.ts';
import { parseOnBehalfOf } from '../endpoint/on-behalf-of.ts';
import { unauthenticated } from './unauthenticated.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The access that callers need; routes without it are public. */
    needs?: Need;
    /** Additional rights that callers need. */
    alsoNeeds?: readonly Right[];
    /** True if guests, who have no account, are rejected. */
    refusesGuests?: true;
    /** True if it also affects other games, so that tokens for one game are rejected. */
    reachesFurther?: true;
    /** The right of an email link in its game; routes without it reject links. */
    mayByLink?: 'read' | 'decide';
    /** The path of its protected resource, if that has metadata of its own (RFC 9728). */
    resource?: string;
  }
  interface FastifyRequest {
    /** Undefined on open routes, and until the caller has been authenticated. */
    caller: Caller | undefined;
    /** The fault of the request's token, if that identifies no caller. */
    tokenFault: TokenFault | undefined;
  }
}

const longestUserAgent = 300;

/**
 * Authenticates callers before requests are counted (per token), but rejects them afterwards, so that invalid tokens are
 * also counted. An application then becomes the player on whose behalf it calls.
 */
export function authenticateCallers(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('caller', undefined);
  app.decorateRequest('tokenFault', undefined);
  app.addHook('onRequest', async (request) => {
    if (isGuarded(request)) await authenticate(deps, request);
  });
  app.addHook('preParsing', async (request) => {
    if (!isGuarded(request)) return;
    const { needs, alsoNeeds = [], refusesGuests } = request.routeOptions.config;
    const name = parseOnBehalfOf(request.headers['on-behalf-of']);
    if (name !== undefined) {
      if (needs === 'session') throw notForOthers(request);
      request.caller = await actFor(deps, callerOf(request), name);
    }
    refuseUnless(request, needs);
    for (const right of alsoNeeds) requireRight(request, right);
    if (refusesGuests) await requireAccount(deps, callerOf(request).playerId, 'do this');
  });
}

async function authenticate(deps: Deps, request: FastifyRequest): Promise<void> {
  const token = bearerOf(request);
  if (token === undefined) {
    if (/^Bearer\b/i.test(request.headers.authorization ?? '')) request.tokenFault = 'unknown';
    return;
  }
  const found = await callerFor(deps, token, clientOf(request));
  if (typeof found === 'string') request.tokenFault = found;
  else request.caller = found;
}

/** Returns the viewing player; undefined without an account. */
export function viewerOf(request: Pick<FastifyRequest, 'caller'>): string | undefined {
  return request.caller?.playerId;
}

/**
 * Returns the caller of a guarded route.
 * @throws Problem unauthenticated
 */
export function callerOf(
  request: Pick<FastifyRequest, 'caller'> & Partial<Pick<FastifyRequest, 'tokenFault'>>,
): Caller {
  if (request.caller === undefined) throw unauthenticated(request.tokenFault);
  return request.caller;
}

/**
 * Returns the session of a caller on a route that needs one.
 * @throws Problem login-required
 */
export function sessionOf(request: FastifyRequest): {
  readonly playerId: string;
  readonly sessionId: string;
} {
  const { playerId, credential } = callerOf(request);
  if (credential.kind !== 'session') throw lacking('session');
  return { playerId, sessionId: credential.sessionId };
}

/** Returns the origin of a request. */
export function clientOf({ ip, headers }: FastifyRequest): {
  address: string;
  userAgent: string | undefined;
} {
  return { address: ip, userAgent: headers['user-agent']?.slice(0, longestUserAgent) };
}

function isGuarded(request: FastifyRequest): boolean {
  const { needs = 'none' } = request.routeOptions.config;
  return needs !== 'none';
}

/** Returns the bearer token of a request. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +([\w.~+/=-]+) *$/i.exec(request.headers.authorization ?? '')?.[1];
}

function refuseUnless(request: FastifyRequest, need: Need = 'none'): void {
  if (need === 'watch' && request.headers.authorization === undefined) return;
  const { rights, credential } = callerOf(request);
  if (credential.kind === 'link') {
    refuseLinkUnless(request, credential, need);
    return;
  }
  const needed = scopeFor(need);
  const isRight = needed === 'none' || needed === 'any' || rights.has(needed);
  if (!isRight) throw lacking(needed, credential.kind === 'app');
  if (credential.kind === 'api-token' && credential.game !== null) refuseBeyond(request, credential.game);
}

/** Rejects an API token for one game if the request is about anything else. */
function refuseBeyond({ routeOptions, params }: FastifyRequest, game: string): void {
  const isAboutGame = routeOptions.url?.startsWith('/v1/games/:id') === true;
  const isItsGame = isAboutGame && (params as { id?: string } | undefined)?.id === game;
  if (!isItsGame || routeOptions.config.reachesFurther === true)
    throw insufficient(`This token is only for the game at /v1/games/${game}.`, undefined);
}

/**
 * Rejects a caller whose credential does not include a right.
 * @throws Problem insufficient-scope, login-required
 */
export function requireRight(request: Pick<FastifyRequest, 'caller'>, right: Right): void {
  const { rights, credential } = callerOf(request);
  if (!rights.has(right)) throw lacking(right, credential.kind === 'app');
}

/**
 * Authorises an email link to read its game, and to make its decision: `If-Match` must name the link's version, so that
 * nothing is decided after the game has moved on.
 */
function refuseLinkUnless(request: FastifyRequest, { game, version }: LinkCredential, need: Need): void {
  const { mayByLink } = request.routeOptions.config;
  const isItsGame = (request.params as { id?: string } | undefined)?.id === game;
  const isItsVersion = request.headers['if-match'] === `"${version}"`;
  if (mayByLink === undefined || !isItsGame || (mayByLink === 'decide' && !isItsVersion)) {
    const detail =
      'The link of an email shows one game, and makes one decision with its version in If-Match.';
    throw need === 'session' || need === 'any'
      ? problem('login-required', { detail })
      : insufficient(detail, apiScopeFor(scopeFor(need) as Right));
  }
}

/**
 * Returns the problem of acting on behalf of others where a login session is required.
 * @throws Problem unauthenticated
 */
function notForOthers(request: FastifyRequest): Problem {
  callerOf(request);
  const detail = 'This cannot be done on behalf of others. Log in, and send no On-Behalf-Of.';
  return problem('login-required', { detail });
}

/** Watching needs no token, but a token needs the right to read. */
const scopeFor = (need: Need) => (need === 'watch' ? 'games:read' : need);

function lacking(right: Right, isApp = false): Problem {
  const scope = (isApp ? appScopeFor(right) : undefined) ?? apiScopeFor(right);
  if (right === 'session' || scope === undefined)
    return problem('login-required', {
      detail: 'This requires a login session; API tokens are not accepted.',
    });
  return insufficient(`The token lacks ${scope}.`, scope);
}

const insufficient = (detail: string, requiredScope: string | undefined) =>
  problem('insufficient-scope', { detail, requiredScope });
