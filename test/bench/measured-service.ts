import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/db/embedded-postgres.ts';
import { migrate } from '../../src/db/migrate.ts';
import { closeConnections, post } from './load.ts';

/** Where a measured service and its database answer. */
export interface Measured {
  readonly address: string;
  /** A route that does nothing but the guarded statement. */
  readonly bareAddress: string;
  readonly databaseUrl: string;
}

/** Runs `use` with the service in a process of its own, on an embedded PostgreSQL (synchronous commit) that is deleted afterwards. */
export async function withMeasuredService(
  use: (measured: Measured) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'carcassonne-bench-'));
  await chmod(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  await migrate(postgres.url);
  const service = fork(join(import.meta.dirname, 'http-service.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: folder, PORT: '0', ...settings },
  });
  try {
    const [addresses] = (await once(service, 'message')) as [Omit<Measured, 'databaseUrl'>];
    await use({ ...addresses, databaseUrl: postgres.url });
  } finally {
    closeConnections();
    await stop(service);
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function stop(service: ChildProcess): Promise<void> {
  const gone = once(service, 'exit');
  service.disconnect();
  await gone;
}

/** Creates an account and logs in. Returns the access token. */
export async function signUp(address: string, handle: string): Promise<string> {
  const account = { email: `${handle}@example.org`, handle, password: `the password of ${handle}` };
  await post(`${address}/v1/accounts`, account);
  const { email, password } = account;
  return JSON.parse(await post(`${address}/v1/sessions`, { email, password })).accessToken;
}
