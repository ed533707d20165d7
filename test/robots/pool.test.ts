import { setImmediate as nextLoop } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThreadPool } from '../../src/helpers/thread-pool.ts';
import type { RobotJob, RobotJobKind } from '../../src/robots/thread/job.ts';
import { RobotPool } from '../../src/robots/thread/pool.ts';

/** Started jobs, each with a way to end it; threads of a test do nothing until then. */
let begun: { readonly kind: RobotJobKind; readonly end: () => void }[] = [];
let now = 0;

beforeEach(() => {
  begun = [];
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(ThreadPool.prototype, 'run').mockImplementation(
    (job) =>
      new Promise((resolve) => {
        begun.push({ kind: (job as RobotJob).kind, end: () => resolve({}) });
      }),
  );
});
afterEach(() => vi.restoreAllMocks());

const open = (threads = 1) => new RobotPool({ threads, share: 1, niceness: 0 });
const run = (robots: RobotPool, ...kinds: RobotJobKind[]) =>
  Promise.all(kinds.map((kind) => robots.run({ kind } as RobotJob)));
const kindsBegun = () => begun.map(({ kind }) => kind);

/** Ends the jobs in the order of their start. Returns their kinds. */
async function orderOf(done: Promise<unknown>, count: number): Promise<RobotJobKind[]> {
  for (let at = 0; at < count; at += 1) {
    begun[at]?.end();
    await nextLoop();
  }
  await done;
  return kindsBegun();
}

test('decisions in running games precede hints, and both precede analyses', async () => {
  const done = run(open(), 'decide', 'judge', 'advise', 'judge', 'advise', 'decide', 'decide');
  expect(await orderOf(done, 7)).toEqual([
    'decide',
    'decide',
    'decide',
    'advise',
    'advise',
    'judge',
    'judge',
  ]);
});

test('a long-waiting request precedes a later one', async () => {
  const robots = open();
  const kinds = ['decide', 'judge', 'advise', 'decide', 'decide'] as const;
  const done = kinds.map((kind) => {
    now += 4_000;
    return run(robots, kind);
  });
  expect(await orderOf(Promise.all(done), 5)).toEqual(['decide', 'advise', 'decide', 'judge', 'decide']);
});

test('a decision never waits for a started hint or analysis, only for other decisions', async () => {
  const done = run(open(), 'judge', 'advise', 'decide', 'decide');
  expect(kindsBegun()).toEqual(['judge', 'decide']);
  begun[1]?.end();
  await nextLoop();
  expect(kindsBegun()).toEqual(['judge', 'decide', 'decide']);
  begun[0]?.end();
  await nextLoop();
  expect(kindsBegun()).toEqual(['judge', 'decide', 'decide']);
  expect(await orderOf(done, 4)).toEqual(['judge', 'decide', 'decide', 'advise']);
});

test('two threads run any two jobs at once', async () => {
  const done = run(open(2), 'decide', 'decide', 'decide', 'advise');
  expect(kindsBegun()).toEqual(['decide', 'decide']);
  expect(await orderOf(done, 4)).toEqual(['decide', 'decide', 'decide', 'advise']);
});
