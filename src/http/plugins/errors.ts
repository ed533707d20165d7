import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../../db/connection/unavailable.ts';
import {
  Problem,
  type ProblemMembers,
  type ProblemName,
  problemKinds,
  problemType,
} from '../../platform/problems.ts';
import type { Config } from '../../settings/config.ts';
import { InvalidPart } from '../validation.ts';
import { frameworkProblem } from './framework-problems.ts';
import { challengeOf } from './unauthenticated.ts';

/** Maximum length of a problem's `instance`, as stated in the API description. */
const longestPath = 2000;

/** Converts everything thrown to `application/problem+json` (RFC 9457); nothing else writes problems. */
export function answerProblems(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, config));
}

/** Sends `error` as a problem; an unexpected one is logged with the request's id and sent without details. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
): FastifyReply {
  return sendProblem(problemOf(error, request), request, reply, config);
}

/** Returns the problem for an error; an unexpected one is logged, and its problem has no details. */
export function problemOf(error: unknown, request: FastifyRequest): Problem {
  const known = knownProblem(error, request);
  if (known !== undefined) return known;
  if (isAborted(error, request)) {
    request.log.info('the caller went away before the request was complete');
    return new Problem('bad-request');
  }
  if (isUnavailable(error)) {
    request.log.warn({ reason: messageOf(error) }, 'the database is not available');
    return databaseAway;
  }
  request.log.error({ err: error }, 'unexpected error');
  return new Problem('internal', { requestId: request.id });
}

/** Seconds after which a caller may retry when the database is unavailable. */
const retryAfter = 1;
const databaseAway = new Problem('unavailable', { detail: 'The database does not answer.', retryAfter });

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function sendProblem(
  refusal: Problem,
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
): FastifyReply {
  const body = problemBody(refusal.kind, refusal.members, pathOf(request.url));
  reply.removeHeader('etag'); // it belongs to the requested resource, not to the problem
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store') // the same
    .headers(fieldsFor(refusal, config, request.routeOptions.config?.resource))
    .type('application/problem+json')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

/** Returns the document of RFC 9457 for a problem at `instance`. */
export function problemBody(kind: ProblemName, members: ProblemMembers, instance: string): ProblemMembers {
  const { detail = problemKinds[kind].title, ...others } = members;
  const { status, title } = problemKinds[kind];
  return {
    type: problemType(kind),
    title,
    status,
    detail,
    instance: instance.slice(0, longestPath),
    ...others,
    ...(typeof others['rule'] === 'string' && { ruleUrl: `/rules/exact#${others['rule']}` }),
  };
}

function isAborted(error: unknown, { raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete && error instanceof Error && /\baborted\b/.test(error.message);
}

function knownProblem(error: unknown, request: FastifyRequest): Problem | undefined {
  if (error instanceof Problem) return error;
  if (error instanceof InvalidPart)
    return new Problem('validation', { detail: error.message, errors: error.faults });
  return frameworkProblem(error, request);
}

/** Returns the header fields of a problem (RFC 6750 for 401 and 403, RFC 9110 for 405, 409, 429 and 503). */
function fieldsFor(
  refusal: Problem,
  config: Pick<Config, 'publicUrl'>,
  resource: string | undefined,
): Record<string, string> {
  const { allow, retryAfter } = refusal.members;
  const challenge = challengeOf(refusal, config, resource);
  return {
    ...(challenge !== undefined && { 'www-authenticate': challenge }),
    ...(Array.isArray(allow) && { allow: allow.join(', ') }),
    ...(typeof retryAfter === 'number' && { 'retry-after': String(retryAfter) }),
  };
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
