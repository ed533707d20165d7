import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem, type ProblemMembers, type ProblemName, problemKinds, problemType } from '../../problems.ts';
import { InvalidPart } from '../validation.ts';
import { challengeOf } from './unauthenticated.ts';

/** Longest `instance` of a problem; the description of the API says so. */
const longestPath = 2000;

/** Framework errors with a specific problem; any other 4xx of the framework is a `bad-request`. */
const frameworkProblems: Readonly<Record<string, ProblemName>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_MAX_PARAM_LENGTH: 'uri-too-long',
};

/** Turns everything that is thrown into `application/problem+json` (RFC 9457); nothing else writes problems. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
}

/** Sends `error` as a problem; an unexpected one is logged under the request's id and sent without details. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = knownProblem(error);
  if (known !== undefined) return sendProblem(known, request, reply);
  request.log.error({ err: error }, 'unexpected error');
  return sendProblem(new Problem('internal', { requestId: request.id }), request, reply);
}

function sendProblem(refusal: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = problemBody(refusal.kind, refusal.members, pathOf(request.url));
  reply.removeHeader('etag'); // it belongs to the requested resource, not to the problem
  return reply
    .code(refusal.status)
    .headers(fieldsFor(refusal))
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
  };
}

function knownProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (error instanceof InvalidPart)
    return new Problem('validation', { detail: error.message, errors: error.faults });
  if (!isFrameworkError(error)) return undefined;
  return new Problem(frameworkProblems[error.code] ?? 'bad-request');
}

/** Whether the framework itself refused the request with a 4xx. */
function isFrameworkError(error: unknown): error is FastifyError {
  if (!(error instanceof Error)) return false;
  const { statusCode = 500, code = '' } = error as Partial<FastifyError>;
  return code.startsWith('FST_ERR_') && statusCode >= 400 && statusCode < 500;
}

/** Returns the header fields of a problem (RFC 6750 for 401 and 403, RFC 9110 for 405, 409 and 429). */
function fieldsFor(refusal: Problem): Record<string, string> {
  const { allow, retryAfter } = refusal.members;
  const challenge = challengeOf(refusal);
  return {
    ...(challenge !== undefined && { 'www-authenticate': challenge }),
    ...(Array.isArray(allow) && { allow: allow.join(', ') }),
    ...(typeof retryAfter === 'number' && { 'retry-after': String(retryAfter) }),
  };
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
