import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from '../../src/commands/backup/make.ts';
import { useApp } from '../support/app.ts';
import { run } from '../support/run.ts';
import { playOn, startTable } from '../support/table.ts';

const service = useApp();
let backups: string;
beforeAll(async () => {
  backups = await mkdtemp(join(tmpdir(), 'backups-'));
});
afterAll(() => rm(backups, { recursive: true }));

const drill = () => run('deploy/restore-drill.sh', [backups]);

test('reports a missing backup', async () => {
  const { status, printed } = await drill();
  expect(printed).toContain('There is no backup in ');
  expect(status).toBe(1);
});

test('restores the newest backup and replays its games', async () => {
  await playOn(service, await startTable(service), 3);
  for (const day of ['2026-11-21', '2026-11-22'])
    await makeBackup(service.deps.config.databaseUrl as string, join(backups, day));
  const { status, printed } = await drill();
  expect(printed).toMatch(/2026-11-22/);
  expect(printed).toMatch(/1 games, \d+ entries .*verified/);
  expect(status).toBe(0);
});

test('fails on a damaged backup', async () => {
  await writeFile(join(backups, '2026-11-22', 'manifest.json'), '{}');
  expect((await drill()).status).not.toBe(0);
});
