/**
 * The service as a container runs it: compiled, with run-time packages only, without sources or a loader for them,
 * and with optional parts enabled.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../src/embedded-postgres/free-port.ts';
import { buildService } from '../src/tools/build-service.ts';
import { makeDatabase, type TestDatabase } from './support/database.ts';
import { run } from './support/run.ts';
import { waiting } from './support/waiting.ts';

let folder: string;
let database: TestDatabase;
let service: ChildProcess;
let url: string;
let output = '';
let mailPort: number;

/** Fills a folder with the packages of `npm ci --omit=dev`. */
function linkPackages(folder: string): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  for (const [path, { dev, devOptional }] of Object.entries(packages)) {
    const [, name, within] = /^node_modules\/((?:@[^/]+\/)?[^/]+)(\/.*)?$/.exec(path) ?? [];
    if (name === undefined || within !== undefined || dev || devOptional || !existsSync(path)) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    symlinkSync(join(process.cwd(), path), join(folder, name));
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'compiled-'));
  await buildService(join(folder, 'dist'));
  for (const name of ['package.json', 'prisma/migrations', 'web/dist'])
    cpSync(name, join(folder, name), { recursive: true });
  linkPackages(join(folder, 'node_modules'));
  database = await makeDatabase('empty');
  const port = await freePort('127.0.0.1');
  mailPort = await freePort('127.0.0.1');
  url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    LOG_LEVEL: 'warn',
    METRICS_PORT: String(await freePort('127.0.0.1')),
    SMTP_URL: `smtp://127.0.0.1:${await freePort('127.0.0.1')}`,
    MAIL_IN_PORT: String(mailPort),
    MAIL_IN_SECRET: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
    MAIL_IN_DOMAIN: 'play.carcassonne.example',
    PUSH_PRIVATE_KEY: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
    ANCHOR_FILE: join(folder, 'anchors.jsonl'),
    SECURITY_CONTACT: 'mailto:security@carcassonne.example',
  };
  service = spawn(process.execPath, ['--enable-source-maps', 'dist/main.mjs'], { cwd: folder, env });
  for (const stream of [service.stdout, service.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  const status = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.status,
      () => output,
    );
  await vi.waitFor(async () => expect(await status()).toBe(200), waiting);
}, 60_000);

afterAll(async () => {
  service.kill('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true });
});

test('serves the API, the page and the documentation', async () => {
  expect((await fetch(`${url}/v1/rules`)).status).toBe(200);
  expect(await (await fetch(url)).text()).toContain('<!doctype html>');
  expect((await fetch(`${url}/docs`)).status).toBe(200);
  expect((await fetch(`${url}/openapi.json`)).status).toBe(200);
});

test('receives emails', async () => {
  // The email port is opened along with the HTTP port, not before.
  await vi.waitFor(async () => {
    const socket = connect(mailPort, '127.0.0.1');
    const [greeting] = await once(socket, 'data').finally(() => socket.destroy());
    expect(String(greeting)).toMatch(/^220 play\.carcassonne\.example /);
  }, waiting);
});

async function post(path: string, body: object, token = '') {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  return answer.json() as Promise<Record<string, string>>;
}

test('runs robots on their threads', async () => {
  const account = {
    email: 'owner@example.org',
    handle: 'owner-of-robots',
    password: 'correct horse battery',
  };
  await post('/v1/accounts', account);
  const { accessToken } = await post('/v1/sessions', { email: account.email, password: account.password });
  const game = { join: false, robots: ['easy', 'fair'] };
  const { id } = await post('/v1/games', game, accessToken);
  await vi.waitFor(async () => {
    const { status } = (await (await fetch(`${url}/v1/games/${id}`)).json()) as Record<string, string>;
    expect(status, output).toBe('finished');
  }, waiting);
  expect(output).not.toContain('robot');
});

test('draws pictures on its thread', async () => {
  const account = { email: 'compiled@example.org', handle: 'compiled', password: 'correct horse battery' };
  await post('/v1/accounts', account);
  const { accessToken } = await post('/v1/sessions', { email: account.email, password: account.password });
  const { id } = await post('/v1/games', { seatCount: 2, visibility: 'public' }, accessToken);
  await post('/v1/accounts', { ...account, email: 'other@example.org', handle: 'other' });
  const other = await post('/v1/sessions', { email: 'other@example.org', password: account.password });
  await post(`/v1/games/${id}/seats`, {}, other['accessToken']);
  const picture = await fetch(`${url}/v1/games/${id}/board.png`);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/png');
});

test('reports missing tracing packages and does not start', async () => {
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
  };
  const { status, printed } = await run(process.execPath, ['dist/main.mjs'], { cwd: folder, env });
  expect(printed).toMatch(/the package @\S+ is not installed\. The line .* docs\/operating\.md/);
  expect(printed).not.toContain('    at ');
  expect(status).toBe(1);
});

test('stops cleanly', async () => {
  service.kill('SIGTERM');
  const code = await new Promise((resolve) => service.once('exit', resolve));
  expect(code, output).toBe(0);
  expect(output).not.toContain('Warning');
});
