import pg from 'pg';
import { onTestFinished } from 'vitest';
import { query, type TestDatabase } from '../../support/database.ts';

let roles = 0;

/** Creates a role without ownership, until the test ends. Returns the database's address for it. */
export async function makeRole({ adminUrl, url }: TestDatabase): Promise<{ name: string; url: string }> {
  roles += 1;
  const name = `run time ${process.pid} ${roles}`;
  const quoted = pg.escapeIdentifier(name);
  await query(adminUrl, `CREATE ROLE ${quoted} LOGIN PASSWORD 'password'`);
  onTestFinished(async () => void (await query(adminUrl, `DROP OWNED BY ${quoted}; DROP ROLE ${quoted}`)));
  const address = Object.assign(new URL(url), { username: name, password: 'password' });
  return { name, url: address.href };
}
