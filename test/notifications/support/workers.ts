import { afterAll, beforeAll } from 'vitest';
import { startWork, type Work } from '../../../src/work/start.ts';
import type { TestApp } from '../../support/app.ts';

/** Runs workers for the duration of the test file. */
export function useWorkers(service: TestApp): void {
  let workers: Work | undefined;
  beforeAll(async () => {
    workers = await startWork(service.deps);
  });
  afterAll(() => workers?.stop());
}
