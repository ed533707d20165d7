import { afterEach, describe, expect, test, vi } from 'vitest';
import { LeasedLimit } from '../../src/limits/leases.ts';
import type { SharedCounter } from '../../src/limits/store.ts';

/** A counter shared by two limits, like the database by processes; it counts its calls. */
function counterOf() {
  const spent = new Map<string, number>();
  const asked = { times: 0 };
  const counter: SharedCounter = {
    add: async (key, points) => {
      asked.times += 1;
      spent.set(key, (spent.get(key) ?? 0) + points);
      return { spent: spent.get(key) ?? 0, resetMs: 60_000 };
    },
    set: async (key, points) => {
      spent.set(key, points);
    },
    read: async (key) => ({ spent: spent.get(key) ?? 0, resetMs: 60_000 }),
    delete: async (key) => {
      spent.delete(key);
    },
  };
  return { counter, asked };
}

const spendAll = async (limit: LeasedLimit, points = 1) => {
  let times = 0;
  while ((await limit.spend('key', points)).isAllowed) times += 1;
  return times;
};

describe('leases on a limit', () => {
  afterEach(() => void vi.useRealTimers());

  test('allow exactly the limit in one process, with a single request for a lease', async () => {
    const { counter, asked } = counterOf();
    const limit = new LeasedLimit(counter, 600, 30);
    expect(await limit.spend('key', 1)).toMatchObject({ isAllowed: true, left: 599 });
    expect(await spendAll(limit)).toBe(599);
    expect(asked.times).toBe(20);
    for (let at = 0; at < 100; at += 1) await limit.spend('key', 1);
    expect(asked.times).toBe(20);
  });

  test('allow no more than the limit over several processes, and little less', async () => {
    const { counter } = counterOf();
    const [first, second] = [new LeasedLimit(counter, 600, 30), new LeasedLimit(counter, 600, 30)];
    let allowed = 0;
    for (let at = 0; at < 700; at += 1)
      if ((await (at % 3 ? first : second).spend('key', 1)).isAllowed) allowed += 1;
    expect(allowed).toBe(600);
    await expect(first.spend('key', 1)).resolves.toMatchObject({ isAllowed: false });
  });

  test('serve simultaneous requests from one lease', async () => {
    const { counter, asked } = counterOf();
    const limit = new LeasedLimit(counter, 600, 30);
    await Promise.all(Array.from({ length: 30 }, () => limit.spend('key', 1)));
    expect(asked.times).toBe(1);
  });

  test('refuse a cost above the remainder, and allow a lower one', async () => {
    const limit = new LeasedLimit(counterOf().counter, 100, 5);
    expect(await spendAll(limit, 40)).toBe(2);
    expect(await limit.spend('key', 20)).toMatchObject({ isAllowed: true, left: 0 });
    expect(await limit.spend('key', 1)).toMatchObject({ isAllowed: false, left: 0 });
  });

  test('allow a cost above the whole limit if nothing was spent', async () => {
    const limit = new LeasedLimit(counterOf().counter, 10, 1);
    expect(await spendAll(limit, 40)).toBe(1);
  });

  test('expire with their window', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { counter } = counterOf();
    const limit = new LeasedLimit(counter, 2, 1);
    expect(await spendAll(limit)).toBe(2);
    vi.advanceTimersByTime(59_999);
    await counter.delete('key');
    expect(await limit.spend('key', 1)).toMatchObject({ isAllowed: false, resetMs: 1 });
    vi.advanceTimersByTime(1);
    expect(await spendAll(limit)).toBe(2);
  });
});
