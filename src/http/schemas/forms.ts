import { z } from 'zod';

/** A Boolean query parameter, which also accepts other words for true and false. */
export const flagSchema = z.stringbool().meta({ type: 'boolean' });

/** Ids: UUIDs, generated as version 7. */
export const idSchema = z
  .uuid()
  .max(36)
  .meta({ examples: ['01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11'] });

/** Times: RFC 3339 in UTC. Handlers return dates, which `JSON.stringify` writes in this form. */
export const timeSchema: z.ZodType<string, string | Date> = z.iso
  .datetime()
  .max(30)
  .meta({ examples: ['2026-03-01T09:30:00.000Z'] });

/** Times in requests: RFC 3339, in UTC or with the offset of any zone. */
export const sentTimeSchema = z.iso
  .datetime({ offset: true })
  .max(40)
  .meta({ examples: ['2026-03-01T09:30:00.000Z'] });

/** A SHA-256 hash. */
export const hash = z.string().length(64).describe('SHA-256 in hexadecimal digits');

/** A player's handle; case does not matter. */
export const handleSchema = z
  .string()
  .min(3)
  .max(30)
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9_-]*$/,
    'A handle has letters, digits, _ and - and starts with a letter or digit.',
  )
  .meta({ examples: ['mira'] });

/** The empty body of a 304. */
export const notModified = z.undefined().describe('You already have this answer');

/** Returns the schema of a response without a body. */
export const noBody = (description: string) => z.undefined().describe(description);
