import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DueLoop } from '../../src/work/due-loop.ts';
import { waiting } from '../support/waiting.ts';

/** A loop over one source. `dueAt` is its due time, by a clock that can be set; taking it makes it no longer due. */
function loopOver(dueAt: number | undefined) {
  const state = { dueAt, asked: 0, taken: [] as number[], aheadMs: 0, isBusy: false, isAway: false };
  const now = () => Date.now() + state.aheadMs;
  const source = {
    takeAvailable: async () => {
      state.taken.push(now());
      if (!state.isBusy) state.dueAt = undefined;
    },
  };
  const next = async () => {
    state.asked += 1;
    if (state.isAway) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    return new Map(state.dueAt === undefined ? [] : [['post', new Date(state.dueAt)]]);
  };
  const log = pino({ level: 'silent' });
  const config = { databaseListen: true } as ConstructorParameters<typeof DueLoop>[0]['config'];
  const loop = new DueLoop({ clock: () => new Date(now()), config, log }, { post: source }, next);
  onTestFinished(() => loop.stop());
  return { loop, state };
}

test('sleeps until an item is due, without queries', async () => {
  const dueAt = Date.now() + 700;
  const { state } = loopOver(dueAt);
  await vi.waitFor(() => expect(state.taken).toHaveLength(1), waiting);
  expect(state.taken[0]).toBeGreaterThanOrEqual(dueAt);
  expect(state.asked).toBe(2);
});

test('wakes when an item becomes due earlier', async () => {
  const { loop, state } = loopOver(undefined);
  await vi.waitFor(() => expect(state.asked).toBe(1), waiting);
  state.dueAt = Date.now();
  loop.wake();
  await vi.waitFor(() => expect(state.taken).toHaveLength(1), { timeout: 500 });
});

test('checks at a given time, even during a check', async () => {
  const { loop, state } = loopOver(undefined);
  state.dueAt = Date.now() + 300;
  loop.wakeBy(new Date(state.dueAt));
  await vi.waitFor(() => expect(state.taken).toHaveLength(1), waiting);
  state.dueAt = Date.now() + 300;
  loop.wakeBy(new Date(state.dueAt));
  await vi.waitFor(() => expect(state.taken).toHaveLength(2), waiting);
});

test('takes an announced item without a query, or at its time if that is later', async () => {
  const { loop, state } = loopOver(undefined);
  await vi.waitFor(() => expect(state.asked).toBe(1), waiting);
  loop.wake(`post ${new Date().toISOString()}`);
  await vi.waitFor(() => expect(state.taken).toHaveLength(1), waiting);
  expect(state.asked).toBe(1);
  const at = new Date(Date.now() + 300);
  state.dueAt = at.getTime();
  loop.wake(`post ${at.toISOString()}`);
  await vi.waitFor(() => expect(state.taken).toHaveLength(2), waiting);
  expect(state.taken[1]).toBeGreaterThanOrEqual(at.getTime());
});

test('finds due items after the clock is set, without an earlier query', async () => {
  const { state } = loopOver(Date.now() + 3_600_000);
  await vi.waitFor(() => expect(state.asked).toBe(1), waiting);
  state.aheadMs = 3_600_000;
  await vi.waitFor(() => expect(state.taken).toHaveLength(1), waiting);
  expect(state.asked).toBe(2);
});

test('checks again soon for items it could not take, and after a database outage', async () => {
  const { state } = loopOver(Date.now());
  state.isBusy = true;
  await vi.waitFor(() => expect(state.taken.length).toBeGreaterThan(1), waiting);
  state.isAway = true;
  const { asked } = state;
  await vi.waitFor(() => expect(state.asked).toBeGreaterThan(asked + 1), waiting);
  state.isBusy = false;
  state.isAway = false;
  await vi.waitFor(() => expect(state.dueAt).toBeUndefined(), waiting);
});
