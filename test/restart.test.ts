/** The service on its embedded database: starts from nothing, and continues after any kind of stop. */
import { chmodSync, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { call, signUp, startService, unlimited } from './support/service-process.ts';

test('a killed service loses no acknowledged move, and a stopped one leaves no database running', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'service-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const env = { ...unlimited, DATA_DIR: join(folder, 'data') };

  const first = startService(env);
  const address = await first.address;
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect((await fetch(`${address}/docs/`)).status).toBe(200);
  const tokens = [await signUp(address, 'anna'), await signUp(address, 'berta')];
  const { id } = await call(`${address}/v1/games`, tokens[0], { seatCount: 2 });
  await call(`${address}/v1/games/${id}/seats`, tokens[1], {});
  const gameAt = (server: string, path = '') => call(`${server}/v1/games/${id}${path}`, tokens[0]);
  async function playAt(server: string): Promise<void> {
    const { awaiting } = await gameAt(server);
    const token = tokens[awaiting.seats[0]];
    const [option] = (await call(`${server}/v1/games/${id}/options`, token)).options;
    await call(`${server}/v1/games/${id}/moves`, token, (option.deployments?.[0] ?? option).decision);
  }
  for (let turn = 0; turn < 4; turn += 1) await playAt(address);
  const { items: acknowledged } = await gameAt(address, '/moves');
  expect(acknowledged).toHaveLength(4);
  await first.end('SIGKILL');

  const second = startService(env);
  const again = await second.address;
  expect((await gameAt(again, '/moves')).items).toEqual(acknowledged);
  await playAt(again);
  expect((await gameAt(again)).version).toBe(5);
  const beside = startService(env);
  expect(await beside.ended).toBe(1);
  expect(beside.output().trim().split('\n')).toEqual([
    expect.stringMatching(/^Another service \(process \d+\)/),
  ]);
  second.child.kill('SIGINT');
  second.child.kill('SIGINT'); // under npm one Ctrl-C arrives twice
  expect(await second.ended).toBe(0);
  expect(existsSync(join(folder, 'data', 'postgres', 'postmaster.pid'))).toBe(false);
});
