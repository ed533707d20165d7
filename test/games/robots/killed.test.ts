import { expect, test, vi } from 'vitest';
import { useKilledServices, waitingForLeases } from '../../support/killed-services.ts';
import { call, signUp } from '../../support/service-process.ts';

const services = useKilledServices();

async function gameIn(): Promise<{ status: string; version: number; turns: number }> {
  const text = `SELECT status, version, (SELECT count(*)::int FROM due WHERE kind = 'robot') AS turns FROM games`;
  return (await services.db.pool.query(text)).rows[0];
}

test('another process resumes the robots of a killed one', async () => {
  const first = services.start();
  const address = await first.address;
  const accessToken = await signUp(address, 'watcher-one');
  const game = { seatCount: 4, join: false, robots: ['easy', 'fair', 'easy', 'fair'] };
  await call(`${address}/v1/games`, accessToken, game);
  await vi.waitFor(async () => expect((await gameIn()).version).toBeGreaterThan(3), waitingForLeases);
  await first.end('SIGKILL');
  const left = await gameIn();
  expect(left).toMatchObject({ status: 'running', turns: 1 });
  const second = services.start();
  await second.address;
  await vi.waitFor(async () => expect((await gameIn()).status).toBe('finished'), waitingForLeases);
  expect((await gameIn()).turns).toBe(0);
  expect(second.output()).not.toContain('"level":50');
}, 200_000);
