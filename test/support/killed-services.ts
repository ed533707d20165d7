import { afterAll, beforeAll, expect } from 'vitest';
import { type Db, openDb } from '../../src/db/client.ts';
import { makeDatabase, type TestDatabase } from './database.ts';
import { startService } from './service-process.ts';

/** A process takes up what another left behind after ten seconds. */
export const waitingForLeases = { timeout: 90_000, interval: 100 };

/** A database on which processes of the service run one after the other. */
export interface KilledServices {
  readonly db: Db;
  /** Starts a process on the database. */
  start(): ReturnType<typeof startService>;
}

/** Makes a database for the tests of a file that kill processes. */
export function useKilledServices(): KilledServices {
  let database: TestDatabase;
  let db: Db;
  beforeAll(async () => {
    database = await makeDatabase();
    db = openDb(database.url, { poolSize: 2 });
  });
  afterAll(async () => {
    await db.close();
    await database.drop();
  });
  return {
    get db() {
      return db;
    },
    start: () =>
      startService({
        DATABASE_URL: database.url,
        JWT_SECRET: 'a secret of the tests, 32 characters or more',
        LOG_LEVEL: 'error',
      }),
  };
}

/** Posts JSON to a process and returns what it answers. */
export async function post(url: string, body: object, token = ''): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  return answer.json() as Promise<Record<string, string>>;
}

/** Registers somebody at a process and returns a token. */
export async function logIn(address: string, handle: string): Promise<string> {
  const account = { email: `${handle}@example.org`, handle, password: 'correct horse battery' };
  await post(`${address}/v1/accounts`, account);
  const { email, password } = account;
  return (await post(`${address}/v1/sessions`, { email, password }))['accessToken'] ?? '';
}
