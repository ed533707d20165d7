import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, onTestFinished, vi } from 'vitest';
import { databaseAccount } from '../../../src/embedded-postgres/account.ts';
import { freePort } from '../../../src/embedded-postgres/free-port.ts';
import { query } from '../../support/database.ts';
import { folderOfTest } from '../../support/folders.ts';
import { waiting } from '../../support/waiting.ts';

const places = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];
const found = [process.env['PGBOUNCER'] ?? '', ...places].find((path) => path !== '' && existsSync(path));

if (found === undefined && process.env['CI'] !== undefined)
  throw new Error('No pooler for its tests: apt-get install pgbouncer, or name it in PGBOUNCER.');
if (found === undefined)
  console.warn(
    'No pgbouncer here: the tests of a pooler are skipped (apt-get install pgbouncer, or PGBOUNCER=path).',
  );

/** Tests that need a pooler; skipped if there is none, but never in CI. */
export const describeOnPooler = describe.skipIf(found === undefined);

/**
 * Starts PgBouncer in transaction mode in front of a database until the test ends. Returns the address of the pooler.
 */
export async function startPooler(url: string): Promise<string> {
  const { hostname, port: behind, username, password } = new URL(url);
  const folder = folderOfTest('pgbouncer');
  const port = await freePort('127.0.0.1');
  await writeFile(
    join(folder, 'users.txt'),
    `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`,
  );
  // Fewer connections than the service has, so that each serves any client.
  const settings = `[databases]
* = host=${hostname} port=${behind}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 3
`;
  await writeFile(join(folder, 'pgbouncer.ini'), settings);
  const pooler = spawn(found ?? '', [join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
    ...databaseAccount('/'),
  });
  onTestFinished(async () => {
    const ended = once(pooler, 'exit');
    pooler.kill('SIGKILL');
    await ended;
  });
  const pooled = Object.assign(new URL(url), { hostname: '127.0.0.1', port, search: '' }).href;
  await vi.waitFor(() => query(pooled, 'SELECT 1'), waiting);
  return pooled;
}
