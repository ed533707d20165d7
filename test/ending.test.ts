/** How the service's process ends, along with its database. */
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signUp, startService } from './support/service-process.ts';
import { waiting } from './support/waiting.ts';

let folder: string;
let env: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ending-'));
  chmodSync(folder, 0o755);
  env = { DATA_DIR: join(folder, 'data') };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const hasServer = (dataDir = env['DATA_DIR'] ?? '') =>
  existsSync(join(dataDir, 'postgres', 'postmaster.pid'));

async function connectTo(address: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

test('silent and half-finished connections do not keep it running', async () => {
  const service = startService(env);
  const address = await service.address;
  const texts = [
    '',
    'GET /v1/rules HTTP/1.1\r\nHo',
    'POST /v1/accounts HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
  ];
  const sockets = await Promise.all(texts.map((text) => connectTo(address, text)));
  await fetch(`${address}/healthz`); // by now it has read the others
  service.child.kill('SIGTERM');
  expect(await service.ended, service.output()).toBe(0);
  expect(hasServer()).toBe(false);
  for (const socket of sockets) socket.destroy();
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s during the start stops it and its database',
  async (signal) => {
    const dataDir = join(folder, signal);
    const service = startService({ DATA_DIR: dataDir });
    await vi.waitFor(() => expect(hasServer(dataDir)).toBe(true), waiting);
    service.child.kill(signal);
    expect(await service.ended, service.output()).toBe(0);
    expect(hasServer(dataDir)).toBe(false);
  },
);

test('stops in order when the terminal is closed', async () => {
  const service = startService(env);
  await service.address;
  service.child.stdout?.destroy();
  service.child.stderr?.destroy();
  service.child.kill('SIGHUP');
  expect(await service.ended).toBe(0);
  expect(hasServer()).toBe(false);
});

test('stops in order when npm, which started it through a shell, is killed', async () => {
  const byShell = ['sh', '-c', `"${process.execPath}" src/commands/run.mjs; true`];
  const service = startService({ ...env, npm_lifecycle_event: 'start' }, byShell);
  await service.address;
  expect(hasServer()).toBe(true);
  service.child.kill('SIGKILL');
  await vi.waitFor(() => expect(hasServer()).toBe(false), waiting);
});

test.each([
  ['an uncaught error', "throw new Error('unforeseen')"],
  ['an unhandled rejection', "Promise.reject(new Error('unforeseen'))"],
])('%s is logged and stops it in order with status 1', async (_what, failure) => {
  const code = encodeURIComponent(`process.on('SIGUSR2', () => { ${failure} })`);
  const service = startService({ ...env, NODE_OPTIONS: `--import=data:text/javascript,${code}` });
  await service.address;
  service.child.kill('SIGUSR2');
  expect(await service.ended).toBe(1);
  expect(service.output()).toMatch(/"level":60.*unforeseen/);
  expect(hasServer()).toBe(false);
});

test('a successor takes over the database and all answered work after a kill', async () => {
  const first = startService(env);
  await signUp(await first.address, 'anna');
  first.child.kill('SIGKILL');
  await first.ended;
  expect(hasServer()).toBe(true);
  const second = startService(env);
  await expect(signUp(await second.address, 'anna')).rejects.toMatchObject({ status: 409 });
  expect(second.output()).toContain('Took over PostgreSQL');
  await second.end('SIGTERM');
  expect(hasServer()).toBe(false);
});

test('restarts a database that dies, and continues', async () => {
  const service = startService(env);
  const address = await service.address;
  const note = readFileSync(join(env['DATA_DIR'] ?? '', 'postgres', 'postmaster.pid'), 'utf8');
  process.kill(Number(note.split('\n')[0]), 'SIGKILL');
  await vi.waitFor(() => expect(service.output()).toMatch(/PostgreSQL \(process \d+\) works again/), waiting);
  await signUp(address, 'berta');
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
});
