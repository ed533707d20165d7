import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { addVary } from './content-coding.ts';
import type { Page } from './list-pages.ts';
import { lines, mediaTypeFor } from './negotiation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the response is a page of a list, also available as lines. */
    isList?: true;
  }
}

/** A page, or its items as lines. */
const listTypes = ['application/json', lines] as const;

/** Returns the item schema of a list page's schema; undefined for other schemas. */
export function itemsOf(schema: z.ZodType | object | undefined): z.ZodType | undefined {
  if (!(schema instanceof z.ZodObject)) return undefined;
  const { items, nextCursor } = schema.shape;
  return nextCursor !== undefined && items instanceof z.ZodArray ? (items.element as z.ZodType) : undefined;
}

/** Returns the OpenAPI response object of a page that is also available as lines. */
export const inBothForms = (page: z.ZodType, item: z.ZodType) => ({
  description: page.meta()?.description ?? '',
  content: { [listTypes[0]]: { schema: page }, [lines]: { schema: item } },
});

/** Returns whether a caller wants the items of a list as lines. */
export function wantsLines(request: Pick<FastifyRequest, 'headers' | 'routeOptions'>): boolean {
  return request.routeOptions.config.isList === true && mediaTypeFor(request, listTypes) === lines;
}

/**
 * Hooks of lists, whose handlers return a page: they reject callers who accept neither form, add the next page to the
 * `Link` field, and convert the items to lines on request.
 */
export const listHooks = {
  onRequest: async (request: FastifyRequest) => {
    mediaTypeFor(request, listTypes);
  },
  preSerialization: async (request: FastifyRequest, reply: FastifyReply, answer: unknown) => {
    if (reply.statusCode !== 200) return answer;
    const page = answer as Page<unknown>;
    if (page.nextCursor !== null)
      reply.header('link', `<${addressOf(request.url, page.nextCursor)}>; rel="next"`);
    if (wantsLines(request)) reply.type(`${lines}; charset=utf-8`).serializer(writeLines);
    return answer;
  },
  onSend: async (_request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    addVary(reply, 'accept');
    return payload;
  },
} satisfies RouteShorthandOptions;

/** Returns the address of the page after a cursor, with the other query parameters. */
function addressOf(url: string, cursor: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.set('cursor', cursor);
  return `${pathname}?${searchParams}`;
}

const writeLines = (page: unknown) =>
  (page as Page<unknown>).items.map((item) => `${JSON.stringify(item)}\n`).join('');
