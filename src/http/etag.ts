import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns a strong entity tag (RFC 9110) with an opaque text. */
export function etagOf(text: string | number): string {
  return `"${text}"`;
}

/** Returns a tag that depends on the content of an answer, for lists. */
export function contentTag(answer: unknown): string {
  return etagOf(createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22));
}

/** Header fields that decide who calls, and so what is answered. */
const callerFields = 'Authorization, On-Behalf-Of';

/**
 * Sends what `answer` returns, with its tag, or 304 without a body when the caller already has that answer. `vary` lists
 * the header fields that the answer depends on.
 */
export async function sendUnlessUnchanged<Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  answer: () => Answer | Promise<Answer>,
  vary = callerFields,
): Promise<Answer | FastifyReply> {
  return isUnchanged(request, reply, tag, vary) ? reply.code(304).send() : answer();
}

/** Sets `ETag`, and returns whether the caller has this answer already, so that 304 will do. */
export function isUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  vary = callerFields,
): boolean {
  reply.header('etag', tag);
  reply.header('cache-control', 'private, no-cache');
  reply.header('vary', vary);
  return matches(request.headers['if-none-match'], tag);
}

/** Compares weakly with a list of tags or `*` (RFC 9110, If-None-Match). */
function matches(field: string | undefined, tag: string): boolean {
  if (field === undefined) return false;
  return field.trim() === '*' || parseTags(field).includes(tag);
}

/** Parses an `If-Match` or `If-None-Match` field into opaque tags, without their weakness; bare words are quoted. */
function parseTags(field: string): string[] {
  return field
    .split(',')
    .map((item) => item.trim().replace(/^W\//, ''))
    .filter((item) => item !== '')
    .map((item) => (item.startsWith('"') ? item : `"${item}"`));
}

/**
 * Parses the versions that an `If-Match` field allows; undefined means any. The tag of a game begins with its version,
 * and the bare number is accepted as well.
 */
export function parseVersions(field: string | undefined): number[] | undefined {
  if (field === undefined || field.trim() === '*') return undefined;
  return parseTags(field).flatMap((tag) => {
    const version = /^"(\d{1,9})(?:-[\w-]+)?"$/.exec(tag)?.[1];
    return version === undefined ? [] : [Number(version)];
  });
}
