import { z } from 'zod';
import { problem } from '../platform/problems.ts';

/** Query parameters of every list: the number of items, and where to start. */
export const pageQuery = {
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(20)
    .describe('How many items at most')
    .meta({ examples: [20] }),
  cursor: z
    .string()
    .max(200)
    .optional()
    .describe('`nextCursor` of the previous page; left out for the first page. It is opaque.'),
};

/** Returns the schema of a page of a list: `{items, nextCursor}`. */
export function pageOf<Item extends z.ZodType>(item: Item, most = 100) {
  return z
    .object({
      items: z.array(item).max(most),
      nextCursor: z
        .string()
        .max(200)
        .nullable()
        .describe('Send it as `cursor` to get the next page; null on the last page'),
    })
    .describe('A page of the list');
}

/** Returns the schema of a list that is short enough for one page. */
export function wholeListOf<Item extends z.ZodType>(item: Item, most = 100) {
  return z.object({ items: z.array(item).max(most), nextCursor: z.null() }).describe('The whole list');
}

/** Encodes a position in a list as an opaque text. */
export function formatCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/**
 * Decodes the position in a list that `cursor` stands for; undefined without a cursor.
 * @throws Problem validation when it is not a cursor of this list
 */
export function parseCursor<T>(schema: z.ZodType<T>, cursor: string | undefined): T | undefined {
  if (cursor === undefined) return undefined;
  const position = schema.safeParse(decode(cursor));
  if (position.success) return position.data;
  const detail = 'This is not a cursor of this list.';
  throw problem('validation', { detail, errors: [{ in: 'query', pointer: '/cursor', detail }] });
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** Returns a page of `rows`, which were read up to one more than `limit`. */
export function pageFrom<Row extends { readonly id: string }>(
  rows: readonly Row[],
  limit: number,
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last === undefined ? null : formatCursor(last.id) };
}
