import { OnDemandThread } from '../../on-demand-thread.ts';
import type { ParsedEmail } from '../parse.ts';
import { TryLater } from '../receipt.ts';

/** Emails that may wait or be in work at once, and how long one may take, ms. */
export const bounds = { waiting: 64, milliseconds: 10_000 } as const;

const thread = new OnDemandThread<Uint8Array, ParsedEmail>({
  // The compiled program beside the others, or the sources.
  program: new URL(
    import.meta.url.endsWith('.ts') ? './email-worker-from-sources.mjs' : './email-worker.mjs',
    import.meta.url,
  ),
  name: 'for emails',
  heapMegabytes: 128, // an email has half of one
  taskMs: bounds.milliseconds,
});
let waiting = 0;

/**
 * Parses an email on a thread, after those that came before, so that no request waits for it.
 * @throws TryLater when too many wait; Error if the email makes no sense or takes too long
 */
export async function parseOnThread(raw: Uint8Array): Promise<ParsedEmail> {
  if (waiting >= bounds.waiting) throw new TryLater('Too many emails wait to be parsed.');
  waiting += 1;
  try {
    return await thread.run(raw);
  } finally {
    waiting -= 1;
  }
}
