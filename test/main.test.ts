import { once } from 'node:events';
import { chmodSync, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDatabase, type TestDatabase } from './support/database.ts';
import { startService } from './support/service-process.ts';

const register = (address: string, handle: string) =>
  fetch(`${address}/v1/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ handle, email: `${handle}@example.org`, password: 'correct horse battery' }),
  });

describe('the service on an embedded database', () => {
  let folder: string;
  let env: Record<string, string>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'service-'));
    chmodSync(folder, 0o755);
    env = { DATA_DIR: join(folder, 'data') };
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const hasServer = () => existsSync(join(folder, 'data', 'postgres', 'postmaster.pid'));

  test('reports in a sentence that it cannot listen, and leaves no database running', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String((other.address() as { port: number }).port);
    const service = startService({ ...env, PORT: port, LOG_LEVEL: 'silent' });
    expect(await service.ended).toBe(1);
    const output = service.output().replace('The service is compiled.\n', '');
    expect(output).toBe(`Port ${port} is in use: set PORT to another one.\n`);
    expect(hasServer()).toBe(false);
    other.close();
  });
});

describe('the service on a given database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await makeDatabase('empty');
  });
  afterAll(() => database.drop());

  test('is shared by several concurrent starts', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'service-'));
    const env = { DATABASE_URL: database.url, DATA_DIR: folder };
    const both = [startService(env), startService(env)];
    const [one, two] = await Promise.all(both.map((service) => service.address));
    expect((await register(one!, 'berta')).status).toBe(201);
    expect((await register(two!, 'Berta')).status).toBe(409);
    const applied = both.flatMap((service) => [...service.output().matchAll(/"\d{14}_\w+"/g)].map(String));
    expect(applied.length).toBeGreaterThan(0);
    expect(new Set(applied).size, 'each migration was applied once').toBe(applied.length);
    for (const { child } of both) child.kill('SIGTERM');
    await Promise.all(both.map(({ ended }) => ended)); // until then they write to the folder
    await rm(folder, { recursive: true });
  });

  test('invalid settings and an unreachable database are reported, without its password', async () => {
    const wrong = startService({ PORT: 'x', LOG_LEVEL: 'loud' });
    const unreachable = startService({
      DATABASE_URL: 'postgresql://me:secret@127.0.0.1:9/x',
      DATABASE_WAIT_SECONDS: '0',
    });
    expect(await wrong.ended).toBe(1);
    expect(wrong.output().trim().split('\n')).toHaveLength(2);
    expect(await unreachable.ended).toBe(1);
    expect(unreachable.output()).toContain('no database answers at 127.0.0.1:9 (ECONNREFUSED)');
    expect(unreachable.output()).not.toContain('secret');
  });
});
