import { expect, test } from 'vitest';
import { Queue } from '../../src/notifications/channels/live/queue.ts';

const lasting = new AbortController().signal;

/** Takes items until none has arrived for a moment. */
async function take(queue: Queue<string>, end = lasting): Promise<string[]> {
  const items: string[] = [];
  for await (const batch of queue.read(end, 5)) {
    if (batch.length === 0) break;
    items.push(...batch);
  }
  return items;
}

test('returns items in order', async () => {
  const queue = new Queue(3, 'overflow');
  for (const item of ['a', 'b', 'c']) queue.push(item);
  expect(await take(queue)).toEqual(['a', 'b', 'c']);
});

test('an unread queue keeps one overflow marker and the items after it', async () => {
  const queue = new Queue(3, 'overflow');
  for (const item of ['a', 'b', 'c', 'd', 'e']) queue.push(item);
  expect(await take(queue)).toEqual(['overflow', 'e']);
});

test('a heartbeat is sent at once, before waiting items', async () => {
  const queue = new Queue(3, 'overflow');
  queue.push('a');
  queue.beat();
  const reading = queue.read(lasting, 60_000);
  expect((await reading.next()).value).toEqual([]);
  expect((await reading.next()).value).toEqual(['a']);
});

test('reading ends on abort, even while waiting', async () => {
  const ending = new AbortController();
  const reading = take(new Queue(3, 'overflow'), ending.signal);
  ending.abort();
  expect(await reading).toEqual([]);
});
