import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished, vi } from 'vitest';
import { type Account, databaseAccount } from '../../../src/db/embedded/account.ts';
import { freePort } from '../../../src/db/embedded/free-port.ts';
import { findPrograms } from '../../../src/db/embedded/programs.ts';
import { waiting } from '../../support/waiting.ts';

/** A PostgreSQL of a test. */
export interface Server {
  readonly url: string;
  query(sql: string): Promise<pg.QueryResultRow[]>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a primary and a replica that follows it, until the test ends. */
export async function startPair(): Promise<{ primary: Server; replica: Server }> {
  const folder = await mkdtemp(join(tmpdir(), 'pair-'));
  chmodSync(folder, 0o755);
  const account = databaseAccount(join(folder, 'none'));
  const { initdb, postgres } = await findPrograms(account, folder);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const give = (path: string) => {
    if (account) chownSync(path, account.uid, account.gid);
    return path;
  };
  const data = (name: string) => {
    mkdirSync(join(folder, name), { mode: 0o700 });
    return give(join(folder, name));
  };
  const from = data('primary');
  const run = (program: string, args: string[]) =>
    execFileSync(program, args, { ...account, stdio: 'ignore', cwd: '/' });
  run(initdb, ['-D', from, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']);
  const primary = await startServer(postgres, from, account);
  const to = data('replica');
  await copyServer(primary, () => run('cp', ['-a', `${from}/.`, to]), to).then((files) =>
    files.forEach(give),
  );
  const replica = await startServer(postgres, to, account, [`primary_conninfo=${primary.url}`]);
  return { primary, replica };
}

/** Copies a running server, as a base backup does, and makes the copy a replica. Returns the files that this adds. */
async function copyServer({ url }: Server, copy: () => void, to: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`SELECT pg_backup_start('replica', fast => true)`);
  copy();
  const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)');
  await client.end();
  const files = [join(to, 'backup_label'), join(to, 'standby.signal')];
  for (const file of files) writeFileSync(file, file.endsWith('label') ? rows[0].labelfile : '');
  rmSync(join(to, 'postmaster.pid'));
  return files;
}

async function startServer(
  program: string,
  data: string,
  account: Account | undefined,
  more: readonly string[] = [],
): Promise<Server> {
  const port = await freePort('127.0.0.1');
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const settings = [`port=${port}`, 'unix_socket_directories=', 'fsync=off', 'shared_buffers=16MB', ...more];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const query = async (sql: string) => {
    const client = new pg.Client(url);
    await client.connect();
    return (await client.query(sql).finally(() => client.end())).rows;
  };
  let stop = async () => {};
  const start = async () => {
    const child = spawn(program, args, { ...account, stdio: 'ignore', cwd: '/' });
    stop = async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      await ended;
    };
    await vi.waitFor(() => query('SELECT 1'), waiting);
  };
  await start();
  onTestFinished(() => stop());
  return { url, query, start, stop: () => stop() };
}
