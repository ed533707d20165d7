import { z } from 'zod';
import { externalNameSchema } from '../../accounts/schemas/external-players.ts';
import { problem } from '../../platform/problems.ts';

const longestField = 1000;

/** The header field in which an application names the player it calls for. */
export const onBehalfOfField = z
  .string()
  .max(longestField)
  .optional()
  .describe(
    'For tokens with `players:act-for`: the player of your application that you act for, as ' +
      '`{provider}:{externalId}` with the id percent-encoded.',
  )
  .meta({ examples: ['irc:mira'] });

/**
 * Parses an `On-Behalf-Of` field.
 * @throws Problem validation
 */
export function parseOnBehalfOf(
  field: string | string[] | undefined,
): z.infer<typeof externalNameSchema> | undefined {
  if (field === undefined) return undefined;
  const name = externalNameSchema.safeParse(nameIn(String(field)));
  if (name.success) return name.data;
  const detail = 'On-Behalf-Of has the form {provider}:{externalId}, with the id percent-encoded: irc:mira.';
  throw problem('validation', { detail, errors: [{ in: 'headers', pointer: '/on-behalf-of', detail }] });
}

function nameIn(field: string): object {
  if (field.length > longestField) return {};
  const [provider = '', ...rest] = field.trim().split(':');
  return { provider, externalId: decoded(rest.join(':')) };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
