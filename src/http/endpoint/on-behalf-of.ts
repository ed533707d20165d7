import { z } from 'zod';
import { problem } from '../../problems.ts';
import { externalNameSchema } from '../schemas/external-players.ts';

/** The field by which an application says for which of its players it calls. */
export const onBehalfOfField = z
  .string()
  .max(1000)
  .optional()
  .describe(
    'For tokens with `players:act-for`: `{provider}:{externalId}`, the id percent-encoded, of the player of your ' +
      'application as whom you call.',
  )
  .meta({ examples: ['irc:mira'] });

/**
 * The player whom an `On-Behalf-Of` field names.
 * @throws Problem validation
 */
export function nameIn(field: string | string[] | undefined): z.infer<typeof externalNameSchema> | undefined {
  if (field === undefined) return undefined;
  const [, provider, encoded] = /^ *([^:]+):(.+?) *$/.exec(String(field)) ?? [];
  const name = externalNameSchema.safeParse({ provider, externalId: decoded(encoded ?? '') });
  if (name.success) return name.data;
  const detail = 'On-Behalf-Of has the form {provider}:{externalId}, with the id percent-encoded: irc:mira.';
  throw problem('validation', { detail, errors: [{ in: 'headers', pointer: '/on-behalf-of', detail }] });
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
