import { z } from 'zod';
import { hash } from './forms.ts';

export const fairnessSchema = z
  .object({
    scenario: z.boolean().describe('The draws were given by whoever made the game; nothing was shuffled'),
    commitment: hash
      .nullable()
      .describe(
        'SHA-256 over the 64 hexadecimal digits of the seed, as ASCII text; published before the first draw',
      ),
    seed: z.string().length(64).nullable().describe('After the end; null before'),
    piles: z
      .array(
        z.object({
          tiles: z.array(z.string().max(40)).max(400),
          shuffled: z.int().nullable().describe('Number of the pile in the shuffle; null: drawn as it is'),
        }),
      )
      .max(3)
      .describe(
        'What was shuffled, in the order before: Fisher-Yates from the end, each number below n from the next 32-bit ' +
          'word of the ChaCha20 key stream (key: the seed, nonce: the pile number, counter 0) that is below the ' +
          'largest multiple of n, modulo n. examples/verify-shuffle.mjs does it.',
      ),
  })
  .meta({
    id: 'Fairness',
    description: 'The commitment to the shuffle and, after the end, the seed that opens it.',
  });

export const chainSchema = z
  .object({
    ok: z.boolean(),
    entries: z.int().min(0).describe('How many entries were read up to the fault'),
    headHash: hash,
    fault: z
      .object({ seq: z.int(), problem: z.enum(['changed', 'missing', 'extra']), detail: z.string().max(500) })
      .optional(),
  })
  .meta({
    id: 'ChainCheck',
    description: 'Whether every hash of the log is what it must be, and if not, where it breaks.',
  });
