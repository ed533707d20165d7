// Tasks for the threads of test/thread-pool.test.ts.
import { getPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';

export async function work({ wait = 0, does = 'answer' }) {
  await setTimeout(wait);
  if (does === 'fail') throw new TypeError('it cannot be done');
  if (does === 'hang') for (;;);
  if (does === 'end') process.exit(3);
  if (does === 'fill') for (const all = []; ; ) all.push(new Array(100_000).fill(all.length));
  return { thread: threadId, priority: getPriority() };
}
