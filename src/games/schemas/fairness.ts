import { z } from 'zod';
import { hash } from '../../http/schemas/forms.ts';

export const fairnessSchema = z
  .object({
    scenario: z
      .boolean()
      .describe('True if the owner of the game set the draws, so that nothing was shuffled'),
    commitment: hash
      .nullable()
      .describe(
        'SHA-256 over the 64 hexadecimal digits of the seed, as ASCII text; published before the first draw',
      ),
    seed: z.string().length(64).nullable().describe('The seed; null until the game is over'),
    piles: z
      .array(
        z.object({
          tiles: z.array(z.string().max(40)).max(400),
          shuffled: z
            .int()
            .nullable()
            .describe('Number of the pile in the shuffle; null if it is not shuffled'),
        }),
      )
      .max(3)
      .describe(
        'The piles before the shuffle. The shuffle is Fisher-Yates from the end. Each number below n is the next ' +
          '32-bit word of the ChaCha20 key stream (key: the seed, nonce: the pile number, counter 0) that is below ' +
          'the largest multiple of n, modulo n. See examples/verify-shuffle.mjs.',
      ),
  })
  .meta({
    id: 'Fairness',
    description: 'The commitment to the shuffle and, after the end, the seed that opens it.',
  });

export const chainSchema = z
  .object({
    ok: z.boolean(),
    entries: z.int().min(0).describe('Number of log entries read, up to the first mismatch'),
    headHash: hash,
    openingHash: hash
      .nullable()
      .describe(
        'Hash of the opening (rules, clock, players by seat, commitment), which precedes the first entry’s hash. ' +
          'Null before the start, and for older games whose logs have none',
      ),
    fault: z
      .object({ seq: z.int(), problem: z.enum(['changed', 'missing', 'extra']), detail: z.string().max(500) })
      .optional(),
  })
  .meta({
    id: 'ChainCheck',
    description:
      'Shows whether the log is legal, its hashes are right and it matches the stored game; if not, the first ' +
      'mismatch.',
  });
