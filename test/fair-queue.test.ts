import { setImmediate as nextLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairQueue, QueueFull } from '../src/helpers/fair-queue.ts';

/** Work that ends when the test decides, and the order in which it started. */
function makeWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await nextLoop();
  };
  return { begun, work, end };
}

test('callers take turns, however much one of them requests', async () => {
  const queue = new FairQueue({ atOnce: 1, waitingEach: 4, waiting: 10 });
  const { begun, work, end } = makeWork();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void queue.run('a', work(name));
  for (const name of ['b1', 'b2']) void queue.run('b', work(name));
  void queue.run('c', work('c1'));
  for (let at = 0; at < 7; at += 1) await end(begun.at(-1) as string);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('a caller has one turn at a time, and others do not wait for it', async () => {
  const queue = new FairQueue({ atOnce: 2, waitingEach: 4, waiting: 10 });
  const { begun, work, end } = makeWork();
  for (const name of ['a1', 'a2']) void queue.run('a', work(name));
  const other = queue.run('b', work('b1'));
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  await expect(other).resolves.toBe('b1');
  expect(begun).toEqual(['a1', 'b1']);
});

test('only the caller with too many waiting requests is refused', async () => {
  const queue = new FairQueue({ atOnce: 1, waitingEach: 2, waiting: 10 });
  const { begun, work } = makeWork();
  for (const name of ['a1', 'a2', 'a3']) void queue.run('a', work(name));
  await expect(queue.run('a', work('a4'))).rejects.toMatchObject({ because: 'caller' });
  void queue.run('b', work('b1'));
  expect(begun).toEqual(['a1']);
});

test('when the queue is full, the caller with most requests gives way', async () => {
  const queue = new FairQueue({ atOnce: 1, waitingEach: 4, waiting: 3 });
  const { begun, work, end } = makeWork();
  void queue.run('a', work('a1'));
  const [, , last] = ['a2', 'a3', 'a4'].map((name) => queue.run('a', work(name)));
  const dropped = expect(last).rejects.toThrow(QueueFull);
  void queue.run('b', work('b1'));
  await dropped;
  for (let at = 0; at < 4; at += 1) await end(begun.at(-1) as string);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('failed work ends its turn', async () => {
  const queue = new FairQueue({ atOnce: 1, waitingEach: 4, waiting: 10 });
  const failing = queue.run('a', async () => {
    throw new Error('no picture');
  });
  const next = queue.run('b', async () => 'b1');
  await expect(failing).rejects.toThrow('no picture');
  await expect(next).resolves.toBe('b1');
});
