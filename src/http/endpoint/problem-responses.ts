import { type ProblemName, problemKinds } from '../../platform/problems.ts';
import { itemsOf } from '../list-lines.ts';
import { problemSchema } from '../schemas/problem.ts';
import { canActOnBehalf, type EndpointFacts, type EndpointParts } from './facts.ts';

/** Returns an endpoint's possible problems: its own first, then those of all endpoints of its kind. */
export function problemsOf(spec: EndpointFacts & EndpointParts): ProblemName[] {
  return [...new Set([...(spec.problems ?? []), ...usualProblems(spec)])];
}

/** Returns an OpenAPI response for each status of these problems. */
export function problemResponses(names: readonly ProblemName[]): Record<string, object> {
  const statuses = [...new Set(names.map((name) => problemKinds[name].status))].sort((a, b) => a - b);
  return Object.fromEntries(statuses.map((status) => [status, problemResponse(status, names)]));
}

function usualProblems(spec: EndpointFacts & EndpointParts): ProblemName[] {
  const { method, needs, refusesGuests, params, response } = spec;
  const isGuarded = needs !== 'none';
  return [
    // Always possible, because unknown query parameters are rejected.
    'validation',
    ...(params ? (['bad-request', 'uri-too-long'] as const) : []),
    ...(isGuarded ? (['unauthenticated'] as const) : []),
    // Any token is accepted, but no email link.
    ...(needs === 'session' || needs === 'any' ? (['login-required'] as const) : []),
    ...(isGuarded && needs !== 'session' ? (['insufficient-scope'] as const) : []),
    ...(refusesGuests ? (['account-required'] as const) : []),
    ...(canActOnBehalf(spec) ? (['not-your-player', 'player-claimed', 'banned'] as const) : []),
    ...(method === 'GET' && itemsOf(response[200]) ? (['not-acceptable'] as const) : []),
    // A sent body is always parsed, even if none is expected.
    ...(method === 'GET' ? [] : (['malformed-json', 'payload-too-large', 'unsupported-media-type'] as const)),
    ...(method === 'POST' ? (['in-flight', 'idempotency-key-reused'] as const) : []),
    'too-many-requests',
    'internal',
    'unavailable',
  ];
}

function problemResponse(status: number, names: readonly ProblemName[]): object {
  const here = names.filter((name) => problemKinds[name].status === status);
  const description = here.map((name) => `\`${name}\`: ${problemKinds[name].title}`).join('\n\n');
  return { description, content: { 'application/problem+json': { schema: problemSchema } } };
}
