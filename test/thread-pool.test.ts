import { getPriority } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { ThreadPool, type ThreadSettings } from '../src/helpers/thread-pool.ts';

interface Task {
  readonly wait?: number;
  readonly does?: 'answer' | 'fail' | 'hang' | 'end' | 'fill';
}
interface Answer {
  readonly thread: number;
  readonly priority: number;
}

let pool: ThreadPool<Task, Answer>;
afterEach(() => pool.close());

function openPool(settings: Partial<ThreadSettings> = {}): ThreadPool<Task, Answer> {
  const module = '../test/support/thread-work.mjs';
  pool = new ThreadPool({ module, work: 'work', name: 'for tests', threads: 1, taskMs: 60_000, ...settings });
  return pool;
}

test('a thread runs one task at a time, by priority and then in order', async () => {
  openPool();
  const order: number[] = [];
  const numbers = [0, 1, 2, 3, 4, 5];
  const answers = await Promise.all(
    numbers.map((number) => pool.run({ wait: 6 - number }).finally(() => order.push(number))),
  );
  expect(order).toEqual(numbers);
  expect(new Set(answers.map(({ thread }) => thread)).size).toBe(1);
});

test('a task that fails, crashes or exhausts its thread fails alone', async () => {
  openPool({ heapMegabytes: 32 });
  const [failed, ended, filled, done] = await Promise.allSettled(
    (['fail', 'end', 'fill', 'answer'] as const).map((does) => pool.run({ does })),
  );
  expect(failed).toMatchObject({ reason: expect.any(TypeError) });
  expect(ended).toMatchObject({ reason: { message: expect.stringContaining('exited with code: 3') } });
  expect(filled).toMatchObject({ reason: { message: expect.stringContaining('memory limit') } });
  expect(done).toMatchObject({ status: 'fulfilled' });
});

test('a task that takes too long is stopped, not counting others’ waiting time', async () => {
  openPool({ taskMs: 2000 });
  const stuck = expect(pool.run({ does: 'hang' })).rejects.toThrow('for tests takes too long');
  const next = pool.run({});
  expect(pool.unfinished).toBe(2);
  await stuck;
  await next;
  expect(pool.unfinished).toBe(0);
});

test('closing a pool fails its waiting and running tasks, and later tasks run', async () => {
  openPool();
  const lost = [pool.run({ does: 'hang' }), pool.run({})];
  const failed = Promise.all(lost.map((each) => expect(each).rejects.toThrow('for tests were closed')));
  await pool.close();
  await failed;
  await pool.run({});
});

test('a module that cannot be loaded is reported immediately', async () => {
  openPool({ module: '../test/support/no-such-work.mjs' });
  await expect(pool.run({})).rejects.toThrow('no-such-work');
});

test.runIf(process.platform === 'linux')('threads yield to others where requested', async () => {
  const { priority } = await openPool({ niceness: 7 }).run({});
  expect(priority).toBe(getPriority() + 7);
});
