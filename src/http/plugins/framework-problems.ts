import type { FastifyError, FastifyRequest } from 'fastify';
import { Problem, type ProblemMembers, type ProblemName } from '../../platform/problems.ts';

/** Framework errors with a specific problem; any other 4xx of the framework is a `bad-request`. */
const byCode: Readonly<Record<string, ProblemName>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_MAX_PARAM_LENGTH: 'uri-too-long',
};

/** Returns the problem for a request rejected by the framework or one of its plugins, else undefined. */
export function frameworkProblem(error: unknown, request: FastifyRequest): Problem | undefined {
  if (!(error instanceof Error)) return undefined;
  const { statusCode = 500, code = '' } = error as Partial<FastifyError>;
  if (statusCode < 400 || statusCode >= 500) return undefined;
  if (!code.startsWith('FST_ERR_')) return statusCode === 403 || statusCode === 404 ? notFound : undefined;
  const kind = byCode[code] ?? 'bad-request';
  return new Problem(kind, detailsOf(kind, request));
}

/** For paths that the static file plugin refuses to look up. */
const notFound = new Problem('route-not-found');

function detailsOf(kind: ProblemName, { headers, routeOptions }: FastifyRequest): ProblemMembers {
  if (kind === 'payload-too-large')
    return { detail: `The body has more than ${routeOptions.bodyLimit.toLocaleString('en')} bytes.` };
  if (kind !== 'unsupported-media-type') return {};
  const sent = headers['content-type'] ?? '';
  const named = /^[\w.+/-]{1,100}(?=$|[\s;])/.exec(sent)?.[0];
  const what = named === undefined ? 'The body has no media type' : `${named} is not read here`;
  return { detail: `${what}; send application/json.` };
}
