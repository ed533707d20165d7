import { expect, test } from 'vitest';
import { Semaphore } from '../../src/helpers/semaphore.ts';

test('a semaphore admits waiting callers in order as others finish', async () => {
  const semaphore = new Semaphore(1);
  const began: number[] = [];
  const ends: (() => void)[] = [];
  const running = [1, 2, 3].map((name) =>
    semaphore.run(() => {
      began.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    }),
  );
  for (const [at, work] of running.entries()) {
    expect(began).toEqual([1, 2, 3].slice(0, at + 1));
    ends[at]?.();
    await work;
  }
});
