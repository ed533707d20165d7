import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A strong entity tag (RFC 9110) of an opaque text. */
export function etagOf(text: string | number): string {
  return `"${text}"`;
}

/** A tag made from an answer's own content, for lists. */
export function contentTag(answer: unknown): string {
  return etagOf(createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22));
}

/** Sets `ETag`; true when the caller has this answer already, then the route answers 304 without a body. */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', tag);
  reply.header('cache-control', 'private, no-cache');
  reply.header('vary', 'Authorization, On-Behalf-Of');
  return matches(request.headers['if-none-match'], tag);
}

/** Weak comparison with a list of tags or `*` (RFC 9110, If-None-Match). */
function matches(field: string | undefined, tag: string): boolean {
  if (field === undefined) return false;
  return field.trim() === '*' || tagsIn(field).includes(tag);
}

/** The opaque tags of an `If-Match` or `If-None-Match` field, without their weakness; bare words are quoted. */
export function tagsIn(field: string): string[] {
  return field
    .split(',')
    .map((item) => item.trim().replace(/^W\//, ''))
    .filter((item) => item !== '')
    .map((item) => (item.startsWith('"') ? item : `"${item}"`));
}

/**
 * The versions that an `If-Match` field allows; undefined: any. A game's tag begins with its version, and the bare
 * number will do as well.
 */
export function versionsIn(field: string | undefined): number[] | undefined {
  if (field === undefined || field.trim() === '*') return undefined;
  return tagsIn(field).flatMap((tag) => {
    const version = /^"(\d{1,9})(?:-[\w-]+)?"$/.exec(tag)?.[1];
    return version === undefined ? [] : [Number(version)];
  });
}
