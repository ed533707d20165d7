import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/embedded-postgres/index.ts';
import { query } from '../support/database.ts';
import { folderOfTest } from '../support/folders.ts';
import { waiting } from '../support/waiting.ts';

describe('the embedded PostgreSQL', () => {
  let dataDir: string;
  let postgres: EmbeddedPostgres;
  beforeEach(() => {
    dataDir = join(folderOfTest('supervised'), 'data');
  });
  afterEach(() => postgres.stop());

  async function start(options: Partial<EmbeddedOptions>): Promise<EmbeddedPostgres> {
    postgres = await startEmbeddedPostgres({ dataDir, durable: false, ...options });
    return postgres;
  }
  const failure = () =>
    startEmbeddedPostgres({ dataDir, durable: false }).then(
      () => 'none',
      (error: Error) => error.message,
    );
  const serverPid = () =>
    Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

  test('restarts a dead server at the same address, under the service’s control', async () => {
    const warned: string[] = [];
    const onLost = vi.fn();
    const { url } = await start({ onLost, log: (sentence) => warned.push(sentence) });
    const before = serverPid();
    process.kill(before, 'SIGQUIT');
    await vi.waitFor(() => expect(warned.at(-1)).toMatch(/works again/), waiting);
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(serverPid()).not.toBe(before);
    expect(await failure()).toMatch(/Another service/);
    expect(onLost).not.toHaveBeenCalled();
  });

  test('waits for a server that recovers from the death of one of its processes', async () => {
    const warned: string[] = [];
    const { url } = await start({ log: (sentence) => warned.push(sentence) });
    const before = serverPid();
    const client = new pg.Client(url);
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    process.kill(rows[0].pid, 'SIGKILL');
    await vi.waitFor(() => expect(warned.at(-1)).toMatch(/works again/), waiting);
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(serverPid()).toBe(before);
    expect(await failure()).toMatch(/Another service/);
  });

  test('reports in a sentence a server that does not return', async () => {
    const onLost = vi.fn();
    await start({ onLost });
    const pid = serverPid();
    renameSync(join(dataDir, 'postgres'), join(dataDir, 'moved'));
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(onLost, 'calls of onLost').toHaveBeenCalledOnce(), waiting);
    expect(onLost.mock.calls[0]?.[0].name).toBe('DatabaseSetupError');
  });
});

test('kills a server that does not stop on request', async () => {
  const dataDir = folderOfTest('embedded-stop');
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  const admin = new pg.Client(postgres.adminUrl);
  admin.on('error', () => {});
  await admin.connect();
  const { rows } = await admin.query(`SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'`);
  process.kill(rows[0].pid, 'SIGSTOP'); // a shutdown waits for its last checkpoint
  await postgres.stop();
  expect(() => process.kill(rows[0].pid, 0)).toThrow('ESRCH');
});
