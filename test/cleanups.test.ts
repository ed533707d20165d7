import { expect, test } from 'vitest';
import { type Cleanup, runCleanups } from '../src/platform/cleanups.ts';

const hurry = () => {
  const controller = new AbortController();
  return { hurry: controller.signal, abort: () => controller.abort() };
};

test('stops the last started first, and continues after a failure', async () => {
  const stopped: string[] = [];
  const cleanup = (name: string, outcome = Promise.resolve()): Cleanup => ({
    name,
    run: async () => {
      stopped.push(name);
      await outcome;
    },
  });
  const broken = cleanup('requests', Promise.reject(new Error('broken')));
  const cleanups = [cleanup('database'), broken, cleanup('workers')];
  await expect(runCleanups(cleanups, hurry().hurry)).rejects.toThrow('broken');
  expect(stopped).toEqual(['workers', 'requests', 'database']);
});

test('when time is short, leaves hanging steps behind, but waits for the database to stop', async () => {
  const { hurry: signal, abort } = hurry();
  let isStopped = false;
  const database: Cleanup = {
    name: 'database',
    isNeeded: true,
    run: async () => {
      await new Promise((resolve) => setImmediate(resolve));
      isStopped = true;
    },
  };
  const hanging: Cleanup = { name: 'requests', run: () => new Promise(() => setImmediate(abort)) };
  await expect(runCleanups([database, hanging], signal)).rejects.toThrow(
    'Stopping the requests took too long.',
  );
  expect(isStopped).toBe(true);
});
