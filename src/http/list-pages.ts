import { z } from 'zod';
import { problem } from '../problems.ts';

/** Query of every list: how many items, and from where on. */
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
    .describe('`nextCursor` of the page before; none for the first page. It has no meaning of its own.'),
};

/** A page of a list: `{items, nextCursor}`. */
export function pageOf<Item extends z.ZodType>(item: Item, most = 100) {
  return z
    .object({
      items: z.array(item).max(most),
      nextCursor: z
        .string()
        .max(200)
        .nullable()
        .describe('Send it as `cursor` for the next page; null on the last'),
    })
    .describe('A page of the list');
}

/** An opaque text for the place `position` in a list. */
export function formatCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/**
 * The place in a list that `cursor` stands for, in the form of `schema`; undefined without a cursor.
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

/** Makes a page of `rows`, of which one more than `limit` was asked for. */
export function pageFrom<Row extends { readonly id: string }>(
  rows: readonly Row[],
  limit: number,
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last === undefined ? null : formatCursor(last.id) };
}
