import { ThreadPool } from '../helpers/thread-pool.ts';
import type { ParsedEmail } from './parse.ts';
import { TryLater } from './receipt.ts';

/** Maximum number of waiting and active emails, and time for each, ms. */
export const bounds = { waiting: 64, milliseconds: 10_000 } as const;

/** Keeps a hostile email from delaying requests. */
const threads = new ThreadPool<Uint8Array, ParsedEmail>({
  module: 'inbound-email/parse.ts',
  work: 'parseEmail',
  name: 'for emails',
  threads: 1,
  heapMegabytes: 128, // an email gets half of it
  taskMs: bounds.milliseconds,
});

/**
 * Parses an email on a thread, in order of arrival, so that no request waits for it.
 * @throws TryLater if too many wait; Error if the email is invalid or takes too long
 */
export async function parseOnThread(raw: Uint8Array): Promise<ParsedEmail> {
  if (threads.unfinished >= bounds.waiting) throw new TryLater('Too many emails wait to be parsed.');
  return threads.run(raw);
}
