import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { legalDecisions, newGame, packState, resolveRules } from '../../src/engine/index.ts';
import type { RobotJob } from '../../src/robots/thread/job.ts';
import { RobotPool } from '../../src/robots/thread/pool.ts';

const robots = new RobotPool({ threads: 1, share: 1, niceness: 0 });
afterAll(() => robots.close());
afterEach(() => vi.restoreAllMocks());

const { state } = newGame({ rules: resolveRules({}), seats: 2, bag: { seed: '5e'.repeat(32) } });
const position = { state: packState(state), seat: 0, seed: 'seed' } as const;
const [decision] = legalDecisions(state, 0);
const decide: RobotJob = { kind: 'decide', level: 'easy', ...position };
const advise: RobotJob = { kind: 'advise', ...position };
const judge: RobotJob = { kind: 'judge', decision: decision!, ...position };

/** Has a pool do these jobs, the first of which keeps its thread busy; returns the kinds of the others as they were done. */
async function orderOf(jobs: readonly RobotJob[], between = () => {}): Promise<string[]> {
  const done: string[] = [];
  const first = robots.run(decide);
  const others = jobs.map((job) => {
    const doing = robots.run(job).then(() => done.push(job.kind));
    between();
    return doing;
  });
  await Promise.all([first, ...others]);
  return done;
}

test('decisions of running games go before hints, and both before analyses', async () => {
  expect(await orderOf([judge, advise, judge, advise, decide, decide])).toEqual([
    'decide',
    'decide',
    'advise',
    'advise',
    'judge',
    'judge',
  ]);
});

test('one who has waited for long goes before what came later', async () => {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const pass = () => {
    now += 4_000;
  };
  expect(await orderOf([judge, advise, decide, decide], pass)).toEqual([
    'advise',
    'decide',
    'judge',
    'decide',
  ]);
});
