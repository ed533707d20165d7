import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '../../src/embedded-postgres/index.ts';

test('a server that does not end when it is asked to is made to end', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-stop-'));
  await chmod(dataDir, 0o711);
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  const admin = new pg.Client(postgres.adminUrl);
  admin.on('error', () => {});
  await admin.connect();
  const { rows } = await admin.query(`SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'`);
  process.kill(rows[0].pid, 'SIGSTOP'); // a shutdown waits for its last checkpoint
  await postgres.stop();
  expect(() => process.kill(rows[0].pid, 0)).toThrow('ESRCH');
});
