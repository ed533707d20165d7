import { afterAll, beforeAll } from 'vitest';
import { startWorkers, type Workers } from '../../../src/notifications/workers/index.ts';
import { gameServices } from '../../../src/start.ts';
import type { TestApp } from '../../support/app.ts';

/** Runs workers, as long as the test file runs. */
export function useWorkers(service: TestApp): void {
  let workers: Workers | undefined;
  beforeAll(async () => {
    workers = await startWorkers(service.deps, gameServices(service.deps));
  });
  afterAll(() => workers?.stop());
}
