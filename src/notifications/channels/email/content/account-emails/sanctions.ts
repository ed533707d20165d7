import { z } from 'zod';
import { momentFor } from '../../../../texts.ts';
import type { AccountEmailKind } from './account-email-kind.ts';

const kindSchema = z.enum(['warning', 'silence', 'ban']);
const sanctionSchema = z.object({ kind: kindSchema, reason: z.string(), until: z.coerce.date().nullable() });
const undoneSchema = z.object({ kind: kindSchema });

/** Says what an operator decided about the player, why and for how long. */
export const sanction: AccountEmailKind = {
  contentFor: (_deps, reader, { account }, data) => {
    const { kind, reason, until } = sanctionSchema.parse(data);
    const end = until === null ? undefined : momentFor(until, reader);
    return { words: account.sanction(kind, reason, end) };
  },
};

/** Says that an operator undid a decision about the player. */
export const sanctionUndone: AccountEmailKind = {
  contentFor: (_deps, _reader, { account }, data) => ({
    words: account.sanctionUndone(undoneSchema.parse(data).kind),
  }),
};
