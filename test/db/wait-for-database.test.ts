import { expect, onTestFinished, test, vi } from 'vitest';
import { explainedFor, waitForDatabase } from '../../src/db/connection/wait-for-database.ts';
import { connect, useDatabase } from '../support/database.ts';
import { startProxy } from '../support/flaky-proxy.ts';
import { waiting } from '../support/waiting.ts';

const given = useDatabase();

async function openProxy() {
  const proxy = await startProxy(given.database.url);
  onTestFinished(() => proxy.close());
  return proxy;
}
const wait = (url: string, seconds = 0, log: (sentence: string) => void = () => {}) =>
  waitForDatabase(url, { setting: 'DATABASE_URL', seconds, log });
const failure = (url: string) =>
  wait(url).then(
    () => 'none',
    (error: Error) => `${error.name}: ${error.message}`,
  );
const changed = (parts: Partial<URL>) => Object.assign(new URL(given.database.url), parts).href;

test('waits for a database that is not up yet, and logs it', async () => {
  const proxy = await openProxy();
  await proxy.refuse();
  const logged: string[] = [];
  const waited = wait(proxy.url, 60, (sentence) => logged.push(sentence));
  await vi.waitFor(() => expect(logged).toHaveLength(1), waiting);
  expect(logged[0]).toMatch(
    /^DATABASE_URL: no database answers at 127.0.0.1:\d+ \(ECONNREFUSED\); waiting for it\.$/,
  );
  await proxy.mend();
  await waited;
});

test('reports a port that accepts connections but stays silent', async () => {
  const proxy = await openProxy();
  proxy.freeze('all');
  expect(await failure(proxy.url)).toMatch(/^DatabaseSetupError: DATABASE_URL: no database answers at 127/);
});

test('reports permanent errors in a sentence: unknown database, wrong password, no permission', async () => {
  expect(await failure(changed({ pathname: '/nothing' }))).toMatch(
    /there is no database nothing at .*CREATE DATABASE/,
  );
  expect(await failure(changed({ password: 'wrong' }))).toMatch(/refuses the password of carcassonne\.$/);
  const denied = explainedFor('DATABASE_URL', given.database.url, {
    code: '42501',
    message: 'permission denied',
  });
  expect(denied).toMatchObject({
    name: 'DatabaseSetupError',
    message: expect.stringContaining('GRANT ALL ON DATABASE'),
  });
});

test('reports a read-only database', async () => {
  const admin = await connect(given.database.adminUrl);
  await admin.query(`CREATE ROLE reader LOGIN PASSWORD 'reader'`);
  await admin.query('ALTER ROLE reader SET default_transaction_read_only = on');
  const url = changed({ username: 'reader', password: 'reader' });
  expect(await failure(url)).toMatch(/the database at .* is read-only\.$/);
  await admin.query('DROP ROLE reader');
});
