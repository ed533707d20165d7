import { expect, test } from 'vitest';
import { latest } from '../../src/db/latest.ts';

test('everybody gets the result of a run that began after asking, and runs do not overlap', async () => {
  let begun = 0;
  const ends: (() => void)[] = [];
  const ask = latest(async () => {
    begun += 1;
    const run = begun;
    await new Promise<void>((resolve) => ends.push(resolve));
    return run;
  });
  const first = ask();
  const late = [ask(), ask()];
  expect(begun).toBe(1);
  ends.shift()?.();
  expect(await first).toBe(1);
  expect(begun).toBe(2);
  const later = ask();
  ends.shift()?.();
  expect(await Promise.all(late)).toEqual([2, 2]);
  ends.shift()?.();
  expect(await later).toBe(3);
});

test('a run that failed fails those who waited for it alone', async () => {
  const outcomes = [() => Promise.reject(new Error('away')), () => Promise.resolve('back')];
  const ask = latest(async () => (outcomes.shift() ?? (() => Promise.resolve('end')))());
  const [first, second] = [ask(), ask()];
  await expect(first).rejects.toThrow('away');
  expect(await second).toBe('back');
});
