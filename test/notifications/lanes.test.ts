import { describe, expect, test } from 'vitest';
import { Lanes } from '../../src/notifications/workers/lanes.ts';

/** Work that ends when it is told to. */
function job() {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => done, end };
}

const limits = { webhook: 3, owner: 2, slow: 1 };
const of = (owner: string) => ['webhook', `owner/${owner}`];

describe('lanes', () => {
  test('are closed when they are full, for one owner and for all', async () => {
    const lanes = new Lanes(limits);
    const jobs = ['a', 'a', 'b'].map((owner) => ({ owner, ...job() }));
    const results = jobs.map(({ owner, work }) => lanes.run(of(owner), work));
    expect(lanes.closed().sort()).toEqual(['owner/a', 'webhook']);
    expect(await lanes.run(of('c'), async () => {})).toBe(false);
    expect(await lanes.run(['slow'], async () => {})).toBe(true);
    expect(await lanes.run(['pigeon'], async () => {})).toBe(true);
    for (const { end } of jobs) end();
    expect(await Promise.all(results)).toEqual([true, true, true]);
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
