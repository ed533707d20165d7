import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutCoding } from './content-coding.ts';
import { wantsLines } from './list-lines.ts';

/** Returns a strong entity tag (RFC 9110) with an opaque text. */
export function etagOf(text: string | number): string {
  return `"${text}"`;
}

/** Returns a tag derived from a response's content, for lists. */
export function contentTag(answer: unknown): string {
  return etagOf(hash('sha256', JSON.stringify(answer), 'base64url').slice(0, 22));
}

/** Header fields that identify the caller, on whom the response depends. */
const callerFields = 'Authorization, On-Behalf-Of';

/**
 * Sends the result of `answer` with its tag, or 304 without a body if the caller already has it. `vary` lists the header
 * fields that the response depends on.
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

/** Sets `ETag`, and returns whether the caller already has this response, so that a 304 suffices. */
export function isUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  vary = callerFields,
): boolean {
  // A strong tag stands for identical bytes (RFC 9110, 8.8.1), so a page and its lines have different tags.
  const tagHere = wantsLines(request) ? tag.replace(/"$/, '-lines"') : tag;
  const matched = matching(request.headers['if-none-match'], tagHere);
  reply.header('etag', matched ?? tagHere);
  reply.header('cache-control', 'private, no-cache');
  reply.header('vary', vary);
  return matched !== undefined;
}

/** Compares weakly with a list of tags or `*` (RFC 9110, If-None-Match). Returns the caller's matching tag. */
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

/** The version in an `If-Match` field: quoted, or the tag of a response about a version. */
interface ExpectedVersion {
  readonly version: number;
  /** The rest of the tag after the version; undefined if there is only the version. */
  readonly rest: string | undefined;
}

/**
 * Parses the versions that an `If-Match` field allows; undefined if it allows any. A game's tag starts with its version,
 * and the bare number is also accepted. Weak tags never match (RFC 9110, 13.1.1).
 */
export function parseVersions(field: string | undefined): ExpectedVersion[] | undefined {
  if (field === undefined || field.trim() === '*') return undefined;
  return parseTags(field).flatMap((tag) => {
    const [, version, rest] = /^"(\d{1,9})(?:-([\w-]+))?"$/.exec(tag) ?? [];
    return version === undefined ? [] : [{ version: Number(version), rest }];
  });
}
