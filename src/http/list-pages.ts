import { z } from 'zod';
import { type Ending, endingOf } from '../games/views/list.ts';
import { formatCursor } from '../helpers/cursor.ts';
import type { ListPart } from '../helpers/list-part.ts';
import { problem } from '../platform/problems.ts';
import { idSchema, timeSchema } from './schemas/forms.ts';

/** Returns the query parameters of a list: the default and maximum number of items, and the cursor. */
export const pageQueryOf = ({ usual, max }: { readonly usual: number; readonly max: number }) => ({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(max)
    .default(usual)
    .describe('Maximum number of items')
    .meta({ examples: [20] }),
  cursor: z
    .string()
    .max(200)
    .optional()
    .describe('`nextCursor` of the previous page; omit it for the first page. It is opaque.'),
});

/** Query parameters of most lists. */
export const pageQuery = pageQueryOf({ usual: 20, max: 100 });

/** Query parameters of a list that usually fits on one page. */
export const shortListQuery = z.object(pageQueryOf({ usual: 100, max: 100 }));

/** The parsed query of a list. */
export interface PageRequest {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The first page of a list, for requests without a limit. */
export const firstPage: PageRequest = { limit: 100 };

const nextCursor = z
  .string()
  .max(200)
  .nullable()
  .describe('Send it as `cursor` to get the next page; null on the last page');

/** Returns the members of a page of a list. */
export const pageMembers = <Item extends z.ZodType>(item: Item, most = 100) => ({
  items: z.array(item).max(most),
  nextCursor,
});

/** Returns the schema of a page of a list, `{items, nextCursor}`, with an id after that of its items: `MessagePage`. */
export function pageOf<Item extends z.ZodType>(item: Item, most = 100) {
  const id = `${item.meta()?.id}Page`;
  return z.object(pageMembers(item, most)).meta({ id, description: 'A page of the list' });
}

/** A page of a list. */
export interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

/** The position of an item in a list, which stays valid when the item is gone. */
export interface Place<Item, Position> {
  readonly schema: z.ZodType<Position>;
  of(item: Item): Position;
}

/** Positions in lists ordered by id. */
export const byId: Place<{ readonly id: string }, string> = { schema: idSchema, of: ({ id }) => id };

/** Positions of players in lists ordered by id. */
export const byPlayer: Place<{ readonly playerId: string }, string> = {
  schema: idSchema,
  of: ({ playerId }) => playerId,
};

/** Positions of finished games in lists, by when they ended. */
export const byEnd: Place<{ readonly finishedAt: Date | null; readonly id: string }, Ending> = {
  schema: z.object({ finishedAt: timeSchema.transform((time) => new Date(time)), id: idSchema }),
  of: endingOf,
};

/**
 * Returns the requested page of a list; `read` reads a part of the list in its order.
 * @throws Problem validation if the cursor is not of this list
 */
export async function readPage<Item, Position>(
  place: Place<NoInfer<Item>, Position>,
  { limit, cursor }: PageRequest,
  read: (part: ListPart<Position>) => Promise<readonly Item[]>,
): Promise<Page<Item>> {
  const after = cursor === undefined ? undefined : parseCursor(place.schema, cursor);
  // One more item shows whether there is a next page.
  return firstOf(await read({ after, limit: limit + 1 }), limit, place.of);
}

/**
 * Returns the requested page of a complete list; `nameOf` identifies the items.
 * @throws Problem validation if the cursor is not of this list, or its item is gone
 */
export function pageOfAll<Item>(
  items: readonly Item[],
  { limit, cursor }: PageRequest,
  nameOf: (item: Item) => string,
): Page<Item> {
  if (cursor === undefined) return firstOf(items, limit, nameOf);
  const after = parseCursor(z.string(), cursor);
  const last = items.findIndex((item) => nameOf(item) === after);
  if (last === -1) throw notACursor();
  return firstOf(items.slice(last + 1), limit, nameOf);
}

function firstOf<Item>(items: readonly Item[], limit: number, place: (item: Item) => unknown): Page<Item> {
  const first = items.slice(0, limit);
  const last = items.length > limit ? first.at(-1) : undefined;
  return { items: first, nextCursor: last === undefined ? null : formatCursor(place(last)) };
}

/**
 * Decodes a cursor to a position in a list.
 * @throws Problem validation if the cursor is not of this list
 */
export function parseCursor<Position>(schema: z.ZodType<Position>, cursor: string): Position {
  const position = schema.safeParse(decode(cursor));
  if (position.success) return position.data;
  throw notACursor();
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

function notACursor() {
  const detail = 'This is not a cursor of this list. Start again without it.';
  return problem('validation', { detail, errors: [{ in: 'query', pointer: '/cursor', detail }] });
}
