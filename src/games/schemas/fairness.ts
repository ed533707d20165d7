import { z } from 'zod';
import { hash } from '../../http/schemas/forms.ts';

export const fairnessSchema = z
  .object({
    scenario: z
      .boolean()
      .describe('Whether the owner of the game decided the draws, so that nothing was shuffled'),
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
          shuffled: z.int().nullable().describe('Number of the pile in the shuffle; null: not shuffled'),
        }),
      )
      .max(3)
      .describe(
        'The piles before the shuffle: Fisher-Yates from the end, each number below n from the next 32-bit ' +
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
    entries: z.int().min(0).describe('Number of entries that were read, up to the fault'),
    headHash: hash,
    openingHash: hash
      .nullable()
      .describe(
        'Hash of what the game began with (rules, clock, players by seat, commitment), which is the hash before the first ' +
          'entry; null before the start, and for games that began before logs had one',
      ),
    fault: z
      .object({ seq: z.int(), problem: z.enum(['changed', 'missing', 'extra']), detail: z.string().max(500) })
      .optional(),
  })
  .meta({
    id: 'ChainCheck',
    description:
      'Whether the log is legal, its hashes are right and the game is what they give; if not, what does not fit.',
  });
