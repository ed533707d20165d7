import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { TestDatabase } from '../../support/database.ts';

let roles = 0;

/** Creates a role that owns nothing, until the test ends. Returns the database's address for it. */
export async function makeRole({ adminUrl, url }: TestDatabase): Promise<{ name: string; url: string }> {
  roles += 1;
  const name = `run time ${process.pid} ${roles}`;
  const quoted = pg.escapeIdentifier(name);
  const asAdmin = async (sql: string) => {
    const admin = new pg.Client(adminUrl);
    await admin.connect();
    await admin.query(sql).finally(() => admin.end());
  };
  await asAdmin(`CREATE ROLE ${quoted} LOGIN PASSWORD 'password'`);
  onTestFinished(() => asAdmin(`DROP OWNED BY ${quoted}; DROP ROLE ${quoted}`));
  const address = Object.assign(new URL(url), { username: name, password: 'password' });
  return { name, url: address.href };
}
