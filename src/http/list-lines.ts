import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { addVary } from './content-coding.ts';
import type { Page } from './list-pages.ts';
import { lines, mediaTypeFor } from './negotiation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the answer is a page of a list, also to be had in lines. */
    isList?: true;
  }
}

/** A page, or its items in lines. */
const listTypes = ['application/json', lines] as const;

/** Returns the schema of the items if a schema is that of a page of a list. */
export function itemsOf(schema: z.ZodType | object | undefined): z.ZodType | undefined {
  if (!(schema instanceof z.ZodObject)) return undefined;
  const { items, nextCursor } = schema.shape;
  return nextCursor !== undefined && items instanceof z.ZodArray ? (items.element as z.ZodType) : undefined;
}

/** Returns the OpenAPI response object of a page that is also to be had in lines. */
export const inBothForms = (page: z.ZodType, item: z.ZodType) => ({
  description: page.meta()?.description ?? '',
  content: { [listTypes[0]]: { schema: page }, [lines]: { schema: item } },
});

/** Whether a caller wants the items of a list in lines. */
export function wantsLines(request: Pick<FastifyRequest, 'headers' | 'routeOptions'>): boolean {
  return request.routeOptions.config.isList === true && mediaTypeFor(request, listTypes) === lines;
}

/**
 * What a list does beside its handler, which returns a page: refuses callers who accept none of its forms, names the next
 * page in the `Link` field, and writes the items in lines for those who want them so.
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

/** Returns the address of the page behind a cursor, with what else was asked for. */
function addressOf(url: string, cursor: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.set('cursor', cursor);
  return `${pathname}?${searchParams}`;
}

const writeLines = (page: unknown) =>
  (page as Page<unknown>).items.map((item) => `${JSON.stringify(item)}\n`).join('');
