import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '../../src/settings/config.ts';
import { type Running, start } from '../../src/start.ts';
import { makeDatabase } from '../support/database.ts';
import { type FlakyProxy, startProxy } from '../support/flaky-proxy.ts';
import { useFolder } from '../support/folders.ts';
import { waiting } from '../support/waiting.ts';

const folder = useFolder('start-outage');

async function proxyTo(kind: 'migrated' | 'empty'): Promise<FlakyProxy> {
  const database = await makeDatabase(kind);
  const proxy = await startProxy(database.url);
  onTestFinished(async () => {
    await proxy.close();
    await database.drop();
  });
  return proxy;
}

const silent = pino({ level: 'silent' });

const startBy = ({ url }: FlakyProxy, log = silent, { signal } = new AbortController()) => {
  const given = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, DATABASE_URL: url };
  const stopping = { signal, hurry: new AbortController().signal };
  return start(readSettings({ ...given, DATABASE_CONNECTIONS: '4' }), log, stopping);
};

/** Waits until the service reports that it is ready, and stops it. */
async function expectReady({ config, close }: Running): Promise<void> {
  const ready = async () => expect((await fetch(`${config.publicUrl}/readyz`)).status).toBe(200);
  await vi.waitFor(ready, waiting).finally(close);
}

/** Breaks all connections once during each of several starts, at evenly spread moments. */
async function breakStarts(kind: 'migrated' | 'empty', starts: number): Promise<void> {
  const undisturbed = await proxyTo(kind);
  const service = await startBy(undisturbed);
  const pieces = undisturbed.pieces();
  await expectReady(service);
  for (let count = 0; count < starts; count += 1) {
    const proxy = kind === 'empty' ? await proxyTo(kind) : undisturbed;
    proxy.cutAfter(1 + Math.floor((count / starts) * pieces));
    await expectReady(await startBy(proxy));
  }
}

test('a start interrupted by the database at any step continues when it returns', () =>
  breakStarts('migrated', 16));

test('a start with pending migrations does too', () => breakStarts('empty', 4));

test('a start waiting for the database ends when the process must stop', async () => {
  const proxy = await proxyTo('migrated');
  await proxy.refuse();
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const stop = new AbortController();
  const started = startBy(proxy, log, stop).then(
    () => 'started',
    ({ name }: Error) => name,
  );
  await vi.waitFor(() => expect(lines.join()).toContain('waiting for it'), waiting);
  stop.abort();
  expect(await started).toBe('AbortError');
});
