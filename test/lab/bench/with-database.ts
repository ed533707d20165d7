import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { migrate } from '../../../src/db/admin/migrate.ts';
import { openDb } from '../../../src/db/client.ts';
import { startEmbeddedPostgres } from '../../../src/embedded-postgres/index.ts';
import { createDeps, type Deps } from '../../../src/platform/deps.ts';
import { readSettings } from '../../../src/settings/config.ts';
import { completeConfig } from '../../../src/start.ts';

/** Runs a benchmark of use cases on an embedded PostgreSQL, which is removed afterwards. */
export async function withDatabase(
  name: string,
  run: (deps: Deps, client: pg.Client) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), `carcassonne-${name}-`));
  await chmod(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  try {
    await migrate(postgres.url);
    const log = pino({ level: 'silent' });
    const settings = readSettings({ DATABASE_URL: postgres.url, DATA_DIR: folder });
    const config = await completeConfig({ ...settings }, log);
    const db = openDb(postgres.url, { poolSize: 4, purpose: 'command' });
    const client = new pg.Client(postgres.url);
    await client.connect();
    await run(createDeps({ db, config, log }), client);
    await client.end();
    await db.close();
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
