import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { freePort } from '../../../src/embedded-postgres/free-port.ts';
import { run } from '../../support/run.ts';
import { waiting } from '../../support/waiting.ts';

/** A reverse proxy, with its program. */
export type ProxyName = 'nginx' | 'caddy';

const isThere = (program: string) =>
  existsSync(`/usr/sbin/${program}`) || spawnSync(program, ['version']).error === undefined;

/** Describes tests behind a reverse proxy; they are skipped if its program is missing, but never in CI. */
export function describeBehind(proxy: ProxyName, tests: (name: ProxyName) => void): void {
  const missing = !isThere(proxy);
  if (missing && process.env['CI'] !== undefined)
    throw new Error(`No ${proxy} for its tests: apt-get install ${proxy}`);
  if (missing) console.warn(`No ${proxy} here: its tests are skipped (apt-get install ${proxy}).`);
  describe.skipIf(missing)(`behind ${proxy}`, () => tests(proxy));
}

/** Starts a proxy in front of a service with its file in `deploy/proxies`. Returns its address once it listens. */
export function useProxy(name: ProxyName, service: { readonly url: string }): { readonly url: string } {
  const proxy = { url: '' };
  let end = async () => {};
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), `${name}-`));
    const port = await freePort('127.0.0.1');
    const args = await starts[name](folder, port, new URL(service.url).host);
    const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'], env: homeIn(folder) });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
    end = async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true });
    };
    proxy.url = `http://127.0.0.1:${port}`;
    await vi.waitFor(async () => {
      if (child.exitCode !== null) throw new Error(`${name} ended: ${printed}`);
      await fetch(`${proxy.url}/healthz`);
    }, waiting);
  });
  afterAll(() => end());
  return proxy;
}

const homeIn = (folder: string) => ({
  ...process.env,
  PATH: `${process.env['PATH']}:/usr/sbin`,
  HOME: folder,
  XDG_DATA_HOME: folder,
  XDG_CONFIG_HOME: folder,
});

const read = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../../deploy/proxies', file), 'utf8');

/** Replaces parts that differ in a test; each must exist. */
function adapt(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`The file of the proxy has no “${from}”.`);
    return before.replaceAll(from, to);
  }, text);
}

/** Writes each proxy's configuration into `folder`, to listen on `port` in front of `behind`. Returns its arguments. */
const starts: Record<ProxyName, (folder: string, port: number, behind: string) => Promise<string[]>> = {
  async nginx(folder, port, behind) {
    const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
    const subject = ['-subj', '/CN=carcassonne.example', '-days', '1', '-nodes', '-newkey', 'rsa:2048'];
    await run('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate]);
    const unused = await freePort('127.0.0.1');
    const server = adapt(read('nginx.conf'), [
      ['127.0.0.1:3000', behind],
      ['listen [::]:80;', ''],
      ['listen [::]:443 ssl http2;', ''],
      ['listen 80;', `listen 127.0.0.1:${unused};`],
      // Once with TLS as written, and once without it for test clients, which trust no certificate of its own.
      ['listen 443 ssl http2;', `listen unix:${folder}/tls ssl http2; listen 127.0.0.1:${port};`],
      ['/etc/letsencrypt/live/carcassonne.example', folder],
    ]);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((each) => `${each}_temp_path ${join(folder, each)};`)
      .join('\n');
    await writeFile(
      join(folder, 'nginx.conf'),
      `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${join(folder, 'pid')}; error_log stderr;
events {}
http { access_log off; ${paths}
${server} }`,
    );
    return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  },
  async caddy(folder, port, behind) {
    const site = adapt(read('Caddyfile'), [
      ['127.0.0.1:3000', behind],
      ['\ncarcassonne.example {', `\nhttp://127.0.0.1:${port} {`],
    ]);
    await writeFile(join(folder, 'Caddyfile'), `{\n  admin off\n}\n${site}`);
    return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  },
};
