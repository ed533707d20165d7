import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Lanes } from '../../src/notifications/workers/lanes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that ends when it is told to. */
function job() {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => done, end };
}

const limits = { webhook: 3, endpoint: 2, slow: 1 };
const to = (endpoint: string) => ['webhook', `endpoint ${endpoint}`];

describe('lanes', () => {
  test('are closed when they are full, for one receiver and for all', async () => {
    const lanes = new Lanes(limits);
    const jobs = ['a', 'a', 'b'].map((endpoint) => ({ endpoint, ...job() }));
    const results = jobs.map(({ endpoint, work }) => lanes.run(to(endpoint), work));
    expect(lanes.closed().sort()).toEqual(['endpoint a', 'webhook']);
    expect(await lanes.run(to('c'), async () => {})).toBe(false);
    expect(await lanes.run(['slow'], async () => {})).toBe(true);
    expect(await lanes.run(['pigeon'], async () => {})).toBe(true);
    for (const { end } of jobs) end();
    expect(await Promise.all(results)).toEqual([true, true, true]);
    expect(lanes.closed()).toEqual([]);
  });

  test('give the place of a slow receiver to others, and keep more jobs from it', async () => {
    const onSlow = vi.fn();
    const lanes = new Lanes(limits, onSlow);
    const slow = job();
    const result = lanes.run(to('a'), slow.work);
    vi.advanceTimersByTime(1_000);
    expect(onSlow).toHaveBeenCalledExactlyOnceWith(to('a'));
    expect(lanes.closed()).toEqual(['endpoint a']);
    const others = ['b', 'c', 'd'].map((endpoint) => ({ endpoint, ...job() }));
    const results = others.map(({ endpoint, work }) => lanes.run(to(endpoint), work));
    expect(lanes.closed().sort()).toEqual(['endpoint a', 'webhook']);
    slow.end();
    expect(await result).toBe(true);
    expect(lanes.closed()).toEqual(['webhook']);
    for (const { end } of others) end();
    await Promise.all(results);
    expect(lanes.closed()).toEqual([]);
  });

  test('keep a job that has no receiver in its lane, however long it takes', async () => {
    const onSlow = vi.fn();
    const lanes = new Lanes(limits, onSlow);
    const long = job();
    const result = lanes.run(['slow'], long.work);
    vi.advanceTimersByTime(60_000);
    expect(lanes.closed()).toEqual(['slow']);
    long.end();
    await result;
    expect(lanes.closed()).toEqual([]);
  });

  test('are free again after work that failed', async () => {
    const lanes = new Lanes(limits);
    const failing = async () => {
      throw new Error('unforeseen');
    };
    await expect(lanes.run(['slow'], failing)).rejects.toThrow('unforeseen');
    expect(lanes.closed()).toEqual([]);
  });
});
