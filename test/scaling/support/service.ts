import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import supertest from 'supertest';
import { onTestFinished, vi } from 'vitest';
import { withoutQuotas } from '../../../src/limits/policies.ts';
import { type Environment, readSettings } from '../../../src/settings/config.ts';
import { start } from '../../../src/start.ts';
import type { TestApp } from '../../support/app.ts';
import { makeDatabase, type TestDatabase } from '../../support/database.ts';
import { folderOfTest } from '../../support/folders.ts';
import { waiting } from '../../support/waiting.ts';

/** A service like that of `npm start`, on a given database, until the test ends. */
export interface WholeService extends Pick<TestApp, 'http' | 'url' | 'errors'> {
  /** The folder for emails. */
  readonly outbox: string;
}

const settings = { PORT: '0', RATE_LIMIT_PER_MINUTE: '0', LIMITS: withoutQuotas, LOG_LEVEL: 'error' };

/** Starts a service with these variables in addition to those of tests. */
export async function startService(given: Environment): Promise<WholeService> {
  const folder = folderOfTest('service');
  const errors: unknown[] = [];
  const log = pino({ level: 'error' }, { write: (line) => errors.push(JSON.parse(line)) });
  const running = await start(readSettings({ ...settings, DATA_DIR: folder, ...given }), log);
  onTestFinished(() => running.close());
  const url = running.config.publicUrl;
  return { http: supertest(url), url, errors, outbox: join(folder, 'outbox') };
}

/** Waits until jobs have written an email. */
export function waitForEmail({ outbox }: WholeService): Promise<void> {
  return vi.waitFor(async () => {
    if ((await readdir(outbox)).length === 0) throw new Error('no email');
  }, waiting);
}

/** Creates an empty database, until the test ends and its processes have stopped. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const database = await makeDatabase('empty');
  onTestFinished(() => database.drop());
  return database;
}
