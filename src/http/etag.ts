import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutCoding } from './content-coding.ts';
import { wantsLines } from './list-lines.ts';

/** Returns a strong entity tag (RFC 9110) with an opaque text. */
export function etagOf(text: string | number): string {
  return `"${text}"`;
}

/** Returns a tag that depends on the content of an answer, for lists. */
export function contentTag(answer: unknown): string {
  return etagOf(hash('sha256', JSON.stringify(answer), 'base64url').slice(0, 22));
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
  // A strong tag stands for the same bytes (RFC 9110, 8.8.1): those of a page, or those of its lines.
  const tagHere = wantsLines(request) ? tag.replace(/"$/, '-lines"') : tag;
  const matched = matching(request.headers['if-none-match'], tagHere);
  reply.header('etag', matched ?? tagHere);
  reply.header('cache-control', 'private, no-cache');
  reply.header('vary', vary);
  return matched !== undefined;
}

/** Compares weakly with a list of tags or `*` (RFC 9110, If-None-Match). Returns the tag that the caller has. */
function matching(field: string | undefined, tag: string): string | undefined {
  if (field === undefined) return undefined;
  if (field.trim() === '*') return tag;
  return parseTags(field.replaceAll('W/"', '"')).find((one) => withoutCoding(one) === tag);
}

/** Parses an `If-Match` or `If-None-Match` field into its tags; bare words are quoted. */
function parseTags(field: string): string[] {
  return field
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => (item.startsWith('"') || item.startsWith('W/') ? item : `"${item}"`));
}

/** The version that an `If-Match` field names: in quotes, or the tag of an answer about a version. */
interface ExpectedVersion {
  readonly version: number;
  /** The rest of the tag after the version; undefined when it is the version alone. */
  readonly rest: string | undefined;
}

/**
 * Parses what an `If-Match` field allows; undefined means anything. The tag of a game begins with its version, and the
 * bare number is accepted as well. Weak tags never match (RFC 9110, 13.1.1).
 */
export function parseVersions(field: string | undefined): ExpectedVersion[] | undefined {
  if (field === undefined || field.trim() === '*') return undefined;
  return parseTags(field).flatMap((tag) => {
    const [, version, rest] = /^"(\d{1,9})(?:-([\w-]+))?"$/.exec(tag) ?? [];
    return version === undefined ? [] : [{ version: Number(version), rest }];
  });
}
